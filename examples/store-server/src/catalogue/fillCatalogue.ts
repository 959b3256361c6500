import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import type { Catalogue } from '../seed/catalogue.types.ts'
import { earlierPrices } from '../seed/earlierPrices.ts'
import { bulkInsert } from './bulkInsert.ts'

const DAY_MS = 86_400_000

/** Returns the date that many days after today. */
const dayAfter = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** Inserts the products, their variants and reviews. Variants that already exist keep their stock. */
export const fillCatalogue = async (queries: Queries, { products, reviews }: Catalogue): Promise<void> => {
  await bulkInsert(
    queries,
    'products',
    {
      id: 'integer',
      sku: 'text',
      slug: 'text',
      category_key: 'text',
      gender: 'text',
      activities: 'text[]',
      warmth: 'integer',
      waterproofness: 'integer',
      fit: 'text',
      created_at: 'timestamptz',
      popularity: 'integer',
      coming_soon: 'boolean',
      available_from: 'date',
      retired: 'boolean',
      plain: 'boolean',
      unshippable_to: 'text[]',
      stores: 'text[]',
    },
    products.map((product) => ({
      ...product,
      ...product.ratings,
      category_key: product.categoryKey,
      created_at: product.createdAt,
      coming_soon: product.flags.isComingSoon,
      available_from: product.availableInDays === null ? null : dayAfter(product.availableInDays),
      retired: product.flags.isRetired,
      plain: product.isPlain,
      unshippable_to: product.noShip,
    })),
  )
  await bulkInsert(
    queries,
    'product_colors',
    { product_id: 'integer', position: 'integer', key: 'text', hex: 'text', names: 'jsonb', picture: 'jsonb' },
    products.flatMap(({ id, colors }) => colors.map((color, position) => ({ ...color, product_id: id, position }))),
  )
  await bulkInsert(
    queries,
    'product_sizes',
    { product_id: 'integer', position: 'integer', key: 'text', labels: 'jsonb' },
    products.flatMap(({ id, sizes }) => sizes.map((size, position) => ({ ...size, product_id: id, position }))),
  )
  await bulkInsert(
    queries,
    'product_options',
    { product_id: 'integer', position: 'integer', name: 'text', labels: 'jsonb', choices: 'jsonb' },
    products.flatMap(({ id, options }) => options.map((option, position) => ({ ...option, product_id: id, position }))),
  )
  await bulkInsert(
    queries,
    'product_prices',
    { product_id: 'integer', currency: 'text', price_minor: 'integer', sale_price_minor: 'integer' },
    products.flatMap(({ id, prices }) =>
      Object.entries(prices).map(([currency, { price, sale }]) => ({
        product_id: id,
        currency,
        price_minor: price,
        sale_price_minor: sale,
      })),
    ),
  )
  await bulkInsert(
    queries,
    'price_history',
    { product_id: 'integer', currency: 'text', price_minor: 'integer', valid_from: 'timestamptz' },
    earlierPrices(products, Date.now()),
  )
  const pieces = products.flatMap(({ id, variants }) =>
    variants.map((variant, position) => ({ ...variant, product_id: id, position })),
  )
  await bulkInsert(
    queries,
    'variants',
    {
      id: 'integer',
      product_id: 'integer',
      position: 'integer',
      sku: 'text',
      color: 'text',
      size: 'text',
      options: 'jsonb',
      tracked: 'boolean',
      stock: 'integer',
    },
    pieces,
    sql`ON CONFLICT (id) DO UPDATE SET product_id = excluded.product_id, position = excluded.position, sku = excluded.sku,
        color = excluded.color, size = excluded.size, options = excluded.options, tracked = excluded.tracked`,
  )
  await bulkInsert(
    queries,
    'reviews',
    {
      id: 'integer',
      product_id: 'integer',
      score: 'integer',
      title: 'text',
      content: 'text',
      author: 'text',
      language: 'text',
      created_at: 'timestamptz',
      verified: 'boolean',
      size: 'text',
      fit: 'integer',
      quality: 'integer',
    },
    reviews.map((review) => ({ ...review, product_id: review.productId, created_at: review.createdAt })),
  )
}

/** Inserts the menus, promo messages and home page of every language. */
export const fillContent = async (queries: Queries, { content }: Catalogue): Promise<void> => {
  await bulkInsert(
    queries,
    'contents',
    { language: 'text', kind: 'text', body: 'jsonb' },
    Object.entries(content).flatMap(([language, { menus, promoMessages, home }]) => [
      { language, kind: 'menus', body: menus },
      { language, kind: 'promo-messages', body: promoMessages },
      { language, kind: 'home', body: home },
    ]),
  )
}
