import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import type { Catalogue } from '../seed/catalogue.types.ts'

/** Deletes everything that the demonstration data replaces, products with their texts, colours, sizes and prices. Known variants stay, and with them their stock. */
export const deleteCatalogue = async (queries: Queries, { products }: Catalogue): Promise<void> => {
  const tables = ['products', 'reviews', 'search_colors', 'search_terms', 'search_phrases', 'search_redirects']
  for (const table of tables) await queries.execute(sql`DELETE FROM ${sql.raw(table)}`)
  const known = JSON.stringify(products.flatMap(({ variants }) => variants.map(({ id }) => id)))
  await queries.execute(
    sql`DELETE FROM variants WHERE id NOT IN (SELECT value::int FROM jsonb_array_elements_text(${known}::jsonb))`,
  )
  // A SKU may move to another variant: until the new rows are in, no variant has one of a catalogue.
  await queries.execute(sql`UPDATE variants SET sku = 'before ' || id`)
}

/** Deletes the menus, messages and home pages. */
export const deleteContent = async (queries: Queries): Promise<void> => {
  await queries.execute(sql`DELETE FROM contents`)
}
