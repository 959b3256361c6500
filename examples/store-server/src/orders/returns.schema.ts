import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What a return gives back, and the part that goes to each gift card that paid. */
export type Refund = {
  amountMinor: number
  giftCards: readonly { giftCardId: string; lastFour: string; amountMinor: number }[]
}

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
  /** The returned pieces of each position; null for an old return, which takes whole lines. */
  pieces: integer('pieces').array(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  /** When the items were booked back into the stock: by the staff, or at once if they had not left the shop. The refund is due from then on. */
  restockedAt: timestamp('restocked_at', { withTimezone: true }),
  /** Null for a return without items, and for an old one until it is refunded. */
  refund: jsonb('refund').$type<Refund>(),
  refundedAt: timestamp('refunded_at', { withTimezone: true }),
})

export type OrderReturnRow = typeof orderReturns.$inferSelect
