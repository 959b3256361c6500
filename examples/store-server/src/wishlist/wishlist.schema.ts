import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

export const wishlistItems = pgTable('wishlist_items', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  customerId: integer('customer_id').notNull(),
  productId: integer('product_id').notNull(),
  /** 0 means that no variant is chosen. */
  variantId: integer('variant_id').notNull().default(0),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
})
