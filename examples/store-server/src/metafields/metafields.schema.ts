import { integer, pgTable, text } from 'drizzle-orm/pg-core'

export const cartMetafields = pgTable('cart_metafields', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  cartId: text('cart_id').notNull(),
  namespace: text('namespace').notNull(),
  key: text('key').notNull(),
  permissionSet: text('permission_set').notNull(),
  value: text('value').notNull(),
})
