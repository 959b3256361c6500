import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const subscriptions = pgTable('subscriptions', {
  id: uuid('id').primaryKey().defaultRandom(),
  topic: text('topic', { enum: ['newsletter', 'stock'] }).notNull(),
  variantId: integer('variant_id').notNull().default(0),
  email: text('email').notNull(),
  site: text('site').notNull(),
  subscribedAt: timestamp('subscribed_at', { withTimezone: true }).notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
})

export const subscriptionLinks = pgTable('subscription_links', {
  tokenSha256: text('token_sha256').primaryKey(),
  subscriptionId: uuid('subscription_id').notNull(),
})

export type SubscriptionRow = typeof subscriptions.$inferSelect
