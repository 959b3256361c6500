import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { PictureSpec } from '../media/picture.types.ts'
import type { ContentLanguage } from '../sites/sites.data.ts'

export const products = pgTable('products', {
  id: integer().primaryKey(),
  sku: text().notNull(),
  slug: text().notNull(),
  categoryKey: text('category_key').notNull(),
  gender: text({ enum: ['women', 'men', 'all'] }).notNull(),
  activities: text({ enum: ['running', 'cycling', 'hiking', 'snow'] })
    .array()
    .notNull(),
  /** From 1 to 5; null where warmth does not matter. */
  warmth: integer(),
  /** The hydrostatic head in millimetres; null for a product that is not waterproof. */
  waterproofness: integer(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  popularity: integer().notNull(),
  comingSoon: boolean('coming_soon').notNull(),
  /** The day from which a product that is coming soon will be sold; null if it is unknown. */
  availableFrom: date('available_from', { mode: 'string' }),
  retired: boolean().notNull(),
  /** Whether the shopper does not choose a colour: the colour is only that of the pictures. */
  plain: boolean().notNull().default(false),
  unshippableTo: text('unshippable_to').array().notNull(),
  stores: text({ enum: ['EU', 'US'] })
    .array()
    .notNull(),
})

export const productTexts = pgTable(
  'product_texts',
  {
    productId: integer('product_id').notNull(),
    language: text().$type<ContentLanguage>().notNull(),
    name: text().notNull(),
    category: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    features: jsonb().$type<string[]>().notNull(),
    materials: text().notNull(),
    care: text().notNull(),
    fit: text().notNull(),
    breadcrumbs: jsonb().$type<{ title: string; url: string }[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.language] })],
)

export const productColors = pgTable(
  'product_colors',
  {
    productId: integer('product_id').notNull(),
    position: integer().notNull(),
    key: text().notNull(),
    hex: text().notNull(),
    names: jsonb().$type<Record<ContentLanguage, string>>().notNull(),
    picture: jsonb().$type<PictureSpec>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.key] })],
)

export const productSizes = pgTable(
  'product_sizes',
  {
    productId: integer('product_id').notNull(),
    position: integer().notNull(),
    key: text().notNull(),
    labels: jsonb().$type<Record<ContentLanguage, string>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.key] })],
)

/** What a shopper chooses besides colour and size. */
export const productOptions = pgTable(
  'product_options',
  {
    productId: integer('product_id').notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    labels: jsonb().$type<Record<ContentLanguage, string>>().notNull(),
    choices: jsonb().$type<{ key: string; labels: Record<ContentLanguage, string> }[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.name] })],
)

export const productPrices = pgTable(
  'product_prices',
  {
    productId: integer('product_id').notNull(),
    currency: text({ enum: ['EUR', 'GBP', 'CHF', 'USD'] }).notNull(),
    priceMinor: integer('price_minor').notNull(),
    salePriceMinor: integer('sale_price_minor'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.currency] })],
)

export const variants = pgTable('variants', {
  id: integer().primaryKey(),
  productId: integer('product_id').notNull(),
  position: integer().notNull(),
  sku: text().notNull(),
  color: text().notNull(),
  size: text(),
  options: jsonb().$type<Record<string, string>>().notNull().default({}),
  tracked: boolean().notNull(),
  stock: integer().notNull(),
})
