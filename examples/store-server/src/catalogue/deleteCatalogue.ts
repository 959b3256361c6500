import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import type { Catalogue } from '../seed/catalogue.types.ts'

/**
 * Deletes the rows that the demonstration data replaces; the deletion of a product cascades to its texts, colours,
 * sizes and prices. Variants that the new data contains stay and keep their stock.
 */
export const deleteCatalogue = async (queries: Queries, { products }: Catalogue): Promise<void> => {
  // The reviews of buyers are no demonstration data.
  await queries.execute(sql`DELETE FROM reviews WHERE order_review_id IS NULL`)
  const tables = ['products', 'search_colors', 'search_terms', 'search_phrases', 'search_redirects']
  for (const table of tables) await queries.execute(sql`DELETE FROM ${sql.raw(table)}`)
  const known = JSON.stringify(products.flatMap(({ variants }) => variants.map(({ id }) => id)))
  await queries.execute(
    sql`DELETE FROM variants WHERE id NOT IN (SELECT value::int FROM jsonb_array_elements_text(${known}::jsonb))`,
  )
  // A SKU may move to another variant. Temporary SKUs avoid a unique violation while the new rows are inserted.
  await queries.execute(sql`UPDATE variants SET sku = 'before ' || id`)
}

/** Deletes the menus, promo messages and home pages. */
export const deleteContent = async (queries: Queries): Promise<void> => {
  await queries.execute(sql`DELETE FROM contents`)
}
