import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const orderReturns = pgTable('order_returns', {
  id: uuid('id').primaryKey().defaultRandom(),
  submission: uuid('submission').notNull(),
  kind: text('kind', { enum: ['withdrawal', 'return'] }).notNull(),
  orderId: integer('order_id'),
  site: text('site').notNull(),
  orderNumber: text('order_number').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  positions: integer('positions').array().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  /** When the items were booked back into the stock: by the staff, or at once if they had not left the shop. The refund is due from then on. */
  restockedAt: timestamp('restocked_at', { withTimezone: true }),
  refundedAt: timestamp('refunded_at', { withTimezone: true }),
})

export type OrderReturnRow = typeof orderReturns.$inferSelect
