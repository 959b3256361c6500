import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Draft } from './checkout.form.ts'

export const checkouts = pgTable('checkouts', {
  id: text('id').primaryKey(),
  cartId: text('cart_id').notNull(),
  site: text('site').notNull(),
  customerId: integer('customer_id').notNull().default(0),
  sessionSha256: text('session_sha256'),
  csrfToken: text('csrf_token').notNull(),
  draft: jsonb('draft').$type<Draft>(),
  postedAt: timestamp('posted_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export type CheckoutRow = typeof checkouts.$inferSelect
