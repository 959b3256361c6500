import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Currency, Language, StoreSource } from '../sites/sites.data.ts'

/** Minor units by currency. */
export type Amounts = Partial<Record<Currency, number>>
/** Names by language. `{amount}` and `{minimum}` stand for the amounts of the coupon in the currency of a site. */
export type CouponNames = Partial<Record<Language, string>>

export const coupons = pgTable('coupons', {
  code: text('code').primaryKey(),
  names: jsonb('names').$type<CouponNames>().notNull(),
  stores: text('stores').array().$type<StoreSource[]>().notNull(),
  percent: integer('percent'),
  amounts: jsonb('amounts').$type<Amounts>(),
  minimums: jsonb('minimums').$type<Amounts>().notNull().default({}),
  validFrom: timestamp('valid_from', { withTimezone: true }),
  validUntil: timestamp('valid_until', { withTimezone: true }),
  usageLimit: integer('usage_limit'),
  customerLimit: integer('customer_limit'),
})

export const couponUses = pgTable('coupon_uses', {
  orderId: integer('order_id').primaryKey(),
  code: text('code').notNull(),
  customerId: integer('customer_id').notNull(),
})

export type CouponRow = typeof coupons.$inferSelect
