import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { TypedReview } from './review.form.ts'

/** The reviews that the shop shows. */
export const reviews = pgTable('reviews', {
  id: integer().primaryKey(),
  productId: integer('product_id').notNull(),
  score: integer().notNull(),
  title: text().notNull(),
  content: text().notNull(),
  author: text().notNull(),
  language: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  verified: boolean().notNull(),
  size: text(),
  fit: integer(),
  quality: integer(),
  /** The buyer's review of which this is the published copy; null in the demonstration data. */
  orderReviewId: integer('order_review_id'),
})

/** The reviews that buyers wrote, published or not. */
export const orderReviews = pgTable(
  'order_reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id').notNull(),
    position: integer().notNull(),
    productId: integer('product_id').notNull(),
    status: text({ enum: ['pending', 'published', 'rejected'] })
      .notNull()
      .default('pending'),
    score: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    author: text().notNull(),
    language: text().notNull(),
    size: text(),
    fit: integer(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [unique().on(table.orderId, table.position)],
)

export const reviewDrafts = pgTable(
  'review_drafts',
  {
    orderId: integer('order_id').notNull(),
    position: integer().notNull(),
    typed: jsonb().$type<TypedReview>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
)

export type OrderReviewRow = typeof orderReviews.$inferSelect
