import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/database.ts'
import type { Catalogue } from '../seed/catalogue.types.ts'
import { deleteCatalogue, deleteContent } from './deleteCatalogue.ts'
import { type CatalogueState, readCatalogueState, writeEdition } from './edition.ts'
import { fillCatalogue, fillContent } from './fillCatalogue.ts'
import { fillSearch } from './fillSearch.ts'

/**
 * The key of the advisory lock. Its value is arbitrary but the same in every server, so that one server fills the
 * catalogue while the others wait.
 */
const SEED_LOCK = 20_260_001

/** Imports the demonstration data on demand, so that a start with a filled catalogue does not build the data. */
const loadCatalogue = async (): Promise<Catalogue> => (await import('../seed/buildCatalogue.ts')).buildCatalogue()

const withLock = <Result>(database: Database, run: (tx: Queries) => Promise<Result>): Promise<Result> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`)
    return run(tx)
  })

const fill = async (queries: Queries, catalogue: Catalogue): Promise<void> => {
  await fillCatalogue(queries, catalogue)
  await fillContent(queries, catalogue)
  await fillSearch(queries, catalogue)
  await writeEdition(queries)
}

/**
 * Fills an empty database with the demonstration data; never changes an existing catalogue.
 * @returns the state of the catalogue before the call
 */
export const seedDatabase = async (database: Database): Promise<CatalogueState> => {
  const state = await readCatalogueState(database)
  if (state !== 'empty') return state
  return withLock(database, async (tx) => {
    const current = await readCatalogueState(tx)
    if (current === 'empty') await fill(tx, await loadCatalogue())
    return current
  })
}

/**
 * Replaces the whole catalogue with its search words and content. It keeps carts, orders, customers, and the stock of
 * variants that the new data also contains.
 * @param announce runs before any row is deleted
 */
export const replaceCatalogue = async (
  database: Database,
  announce: (queries: Queries) => Promise<void>,
): Promise<void> => {
  const catalogue = await loadCatalogue()
  await withLock(database, async (tx) => {
    await announce(tx)
    await deleteCatalogue(tx, catalogue)
    await deleteContent(tx)
    await fill(tx, catalogue)
  })
}

/**
 * Replaces only the menus, promo messages and home pages.
 * @param announce runs before any row is deleted
 */
export const replaceContent = async (
  database: Database,
  announce: (queries: Queries) => Promise<void>,
): Promise<void> => {
  const catalogue = await loadCatalogue()
  await withLock(database, async (tx) => {
    await announce(tx)
    await deleteContent(tx)
    await fillContent(tx, catalogue)
  })
}
