import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/database.ts'
import { fillCatalogue } from './fillCatalogue.ts'
import { fillSearch } from './fillSearch.ts'

const SOURCES = [new URL('../seed/', import.meta.url), new URL('./', import.meta.url)]

/** Names the edition of the demo catalogue: it changes with the files that it is made from. */
const editionOf = async (): Promise<string> => {
  const hash = createHash('sha256')
  for (const folder of SOURCES) {
    const names = await readdir(folder, { recursive: true })
    for (const name of names.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).sort()) {
      hash.update(name).update(await readFile(new URL(name, folder)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

const storedEdition = async (queries: Queries): Promise<unknown> => {
  const { rows } = await queries.execute<{ edition: string }>(sql`SELECT edition FROM seed_edition`)
  return rows[0]?.edition
}

/** Any number, the same in every server: one fills the catalogue, the others wait. */
const SEED_LOCK = 20_260_001

/**
 * Fills the catalogue when it is empty or of another edition; carts, orders and accounts are never touched, and known variants keep
 * their stock.
 * @returns the edition when it was filled now, null when nothing was to be done.
 */
export const seedDatabase = async (database: Database): Promise<string | null> => {
  const edition = await editionOf()
  if ((await storedEdition(database)) === edition) return null
  return database.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`)
    if ((await storedEdition(tx)) === edition) return null
    // Loaded only now: a start with a filled catalogue need not build it.
    const { buildCatalogue } = await import('../seed/buildCatalogue.ts')
    const catalogue = buildCatalogue()
    await fillCatalogue(tx, catalogue)
    await fillSearch(tx, catalogue)
    await tx.execute(
      sql`INSERT INTO seed_edition (edition) VALUES (${edition}) ON CONFLICT (only_row) DO UPDATE SET edition = excluded.edition`,
    )
    return edition
  })
}
