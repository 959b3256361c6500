import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { jsonText } from '../database/jsonText.ts'

/** What the shopper entered for a line, by the name of the field. */
export type Properties = Readonly<Record<string, string>>
/** JSON of the team that runs the shop. */
export type Custom = Readonly<Record<string, unknown>>

export const carts = pgTable('carts', {
  id: text('id').primaryKey(),
  /** 0 for a guest's cart, which every client that knows its id can use. */
  customerId: integer('customer_id').notNull().default(0),
  site: text('site').notNull(),
  store: text('store', { enum: ['EU', 'US'] }).notNull(),
  country: text('country'),
  note: text('note'),
  /** As `canonicalCode` writes it. */
  couponCode: text('coupon_code'),
  custom: jsonText<Custom>('custom').notNull().default({}),
  version: integer('version').notNull().default(1),
  status: text('status', { enum: ['open', 'ordered', 'merged'] })
    .notNull()
    .default('open'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

export const cartLines = pgTable('cart_lines', {
  id: text('id').primaryKey(),
  cartId: text('cart_id').notNull(),
  variantId: integer('variant_id').notNull(),
  quantity: integer('quantity').notNull(),
  productId: integer('product_id').notNull(),
  sku: text('sku').notNull(),
  name: text('name').notNull(),
  properties: jsonText<Properties>('properties').notNull().default({}),
  custom: jsonText<Custom>('custom').notNull().default({}),
  position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
})

export const idempotencyKeys = pgTable('idempotency_keys', {
  scope: text('scope').notNull(),
  key: text('key').notNull(),
  requestSha256: text('request_sha256').notNull(),
  status: integer('status').notNull(),
  body: text('body').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export type CartRow = typeof carts.$inferSelect
export type CartLineRow = typeof cartLines.$inferSelect
