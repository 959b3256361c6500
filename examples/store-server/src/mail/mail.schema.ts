import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const mails = pgTable('mails', {
  id: uuid('id').primaryKey().defaultRandom(),
  cause: text('cause').notNull(),
  recipient: text('recipient').notNull(),
  site: text('site').notNull(),
  subject: text('subject').notNull(),
  bodyText: text('body_text'),
  bodyHtml: text('body_html'),
  unsubscribeUrl: text('unsubscribe_url'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }),
  attempts: integer('attempts').notNull().default(0),
  sentAt: timestamp('sent_at', { withTimezone: true }),
})

export type MailRow = typeof mails.$inferSelect
