import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import edition from '../seed/edition.json' with { type: 'json' }

const PREFIX = 'demonstration-'

/** The tables with products and content; a row in any of them means that the database is not empty. */
const TABLES = ['products', 'variants', 'reviews', 'contents', 'search_terms', 'search_phrases', 'search_redirects']

/**
 * The state of the catalogue: empty, the demonstration data of this version or of an older one, or the operator's own
 * data.
 */
export type CatalogueState = 'empty' | 'current' | 'older' | 'own'

const hasRows = async (queries: Queries): Promise<boolean> => {
  const tables = TABLES.map((table) => sql`EXISTS (SELECT 1 FROM ${sql.raw(table)})`)
  const { rows } = await queries.execute<{ found: boolean }>(sql`SELECT ${sql.join(tables, sql` OR `)} AS found`)
  return rows[0]?.found === true
}

/**
 * Reads the state of the catalogue. A catalogue that was filled once and then emptied by its operator does not count as
 * empty, so it is not filled again.
 */
export const readCatalogueState = async (queries: Queries): Promise<CatalogueState> => {
  const { rows } = await queries.execute<{ edition: string }>(sql`SELECT edition FROM seed_edition`)
  const stored = rows[0]?.edition
  if (stored === undefined) return (await hasRows(queries)) ? 'own' : 'empty'
  // Early editions have no number and count as edition 0.
  const number = stored.startsWith(PREFIX) ? Number(stored.slice(PREFIX.length)) : 0
  return number < edition.number ? 'older' : 'current'
}

/** Records that the catalogue holds this version of the demonstration data. */
export const writeEdition = async (queries: Queries): Promise<void> => {
  await queries.execute(sql`
    INSERT INTO seed_edition (edition) VALUES (${`${PREFIX}${edition.number}`})
    ON CONFLICT (only_row) DO UPDATE SET edition = excluded.edition`)
}
