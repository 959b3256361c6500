import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const checkouts = pgTable('checkouts', {
  id: text('id').primaryKey(),
  cartId: text('cart_id').notNull(),
  site: text('site').notNull(),
  customerId: integer('customer_id').notNull().default(0),
  sessionSha256: text('session_sha256'),
  csrfToken: text('csrf_token').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export type CheckoutRow = typeof checkouts.$inferSelect
