import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import edition from '../seed/edition.json' with { type: 'json' }

const PREFIX = 'demonstration-'

/** The tables that hold what a shop sells and says. */
const TABLES = ['products', 'variants', 'reviews', 'contents', 'search_terms', 'search_phrases', 'search_redirects']

/** What a database holds: nothing yet, the demonstration data of this version, that of an older one, or a catalogue of somebody's own. */
export type CatalogueState = 'empty' | 'current' | 'older' | 'own'

const hasRows = async (queries: Queries): Promise<boolean> => {
  const tables = TABLES.map((table) => sql`EXISTS (SELECT 1 FROM ${sql.raw(table)})`)
  const { rows } = await queries.execute<{ found: boolean }>(sql`SELECT ${sql.join(tables, sql` OR `)} AS found`)
  return rows[0]?.found === true
}

/** Reads what the database holds. A catalogue that was filled once and emptied by its owner is not empty: it stays as it is. */
export const readCatalogueState = async (queries: Queries): Promise<CatalogueState> => {
  const { rows } = await queries.execute<{ edition: string }>(sql`SELECT edition FROM seed_edition`)
  const stored = rows[0]?.edition
  if (stored === undefined) return (await hasRows(queries)) ? 'own' : 'empty'
  // Editions without a number come from before editions were numbered.
  const number = stored.startsWith(PREFIX) ? Number(stored.slice(PREFIX.length)) : 0
  return number < edition.number ? 'older' : 'current'
}

/** Records that the catalogue holds the demonstration data of this version. */
export const writeEdition = async (queries: Queries): Promise<void> => {
  await queries.execute(sql`
    INSERT INTO seed_edition (edition) VALUES (${`${PREFIX}${edition.number}`})
    ON CONFLICT (only_row) DO UPDATE SET edition = excluded.edition`)
}
