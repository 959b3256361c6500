import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const giftCards = pgTable('gift_cards', {
  id: text('id').primaryKey(),
  codeSha256: text('code_sha256').notNull(),
  lastFour: text('last_four').notNull(),
  currency: text('currency', { enum: ['EUR', 'GBP', 'CHF', 'USD'] }).notNull(),
  balanceMinor: bigint('balance_minor', { mode: 'number' }).notNull(),
})

export const giftCardEntries = pgTable('gift_card_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  giftCardId: text('gift_card_id').notNull(),
  orderId: integer('order_id'),
  /** The return whose refund this entry is. */
  returnId: uuid('return_id'),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
})

export const cartGiftCards = pgTable('cart_gift_cards', {
  cartId: text('cart_id').notNull(),
  giftCardId: text('gift_card_id').notNull(),
  position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
})

export type GiftCardRow = typeof giftCards.$inferSelect
