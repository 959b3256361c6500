import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  email: text('email').primaryKey(),
  site: text('site').notNull(),
  subscribedAt: timestamp('subscribed_at', { withTimezone: true }).notNull(),
})
