import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Database, Queries } from '../database/database.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { replaceCatalogue, replaceContent, seedDatabase } from './seedDatabase.ts'

/** The tables that the demonstration data fills. */
const CATALOGUE = [
  'product_colors',
  'product_prices',
  'product_sizes',
  'product_texts',
  'products',
  'contents',
  'reviews',
  'search_colors',
  'search_phrases',
  'search_redirects',
  'search_terms',
  'seed_edition',
  'variants',
]

/**
 * Returns digests of the rows of all tables whose names `isChosen` accepts. The digests leave out `valid_from`, because
 * the history of prices begins at the moment of the seeding.
 */
const rowsOf = async (queries: Queries, isChosen: (table: string) => boolean): Promise<Record<string, unknown>> => {
  const { rows } = await queries.execute<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  )
  const digests: Record<string, unknown> = {}
  for (const { name } of rows.filter((table) => isChosen(table.name))) {
    const { rows: found } = await queries.execute<{ digest: string }>(
      sql`SELECT md5(string_agg(row, '|' ORDER BY row)) AS digest
        FROM (SELECT (to_jsonb(entry) - 'valid_from')::text AS row FROM ${sql.raw(name)} AS entry) AS entries`,
    )
    digests[name] = found[0]?.digest
  }
  return digests
}
const catalogueOf = (queries: Queries) => rowsOf(queries, (table) => CATALOGUE.includes(table))
const othersOf = (queries: Queries) => rowsOf(queries, (table) => !CATALOGUE.includes(table))

const addOwnProduct = async (database: Database): Promise<void> => {
  await database.execute(sql`
    INSERT INTO products VALUES (9000, 'OWN-1', 'own-product', 'jackets-rain', 'all', '{}', now(), 1, false, false, '{}', '{EU}')`)
  await database.execute(sql`INSERT INTO variants VALUES (900001, 9000, 0, 'OWN-1-M', 'moss', 'm', true, 4)`)
}

const clear = async (database: Database, tables: readonly string[]): Promise<void> => {
  for (const table of tables) await database.execute(sql`DELETE FROM ${sql.raw(table)}`)
}

describeOnBothDatabases('a start', (open) => {
  let database: Database
  beforeAll(async () => {
    database = (await open()).database
  })

  it('fills an empty database, once', async () => {
    expect(await seedDatabase(database)).toBe('empty')
    expect((await database.execute(sql`SELECT 1 FROM products`)).rows.length).toBeGreaterThan(300)
    expect(await seedDatabase(database)).toBe('current')
  })

  it('changes no row of a modified catalogue, even if its edition is older', async () => {
    await addOwnProduct(database)
    await database.execute(sql`UPDATE product_texts SET name = 'Renamed' WHERE product_id = 101`)
    await database.execute(sql`UPDATE contents SET body = '{}' WHERE kind = 'home'`)
    await clear(database, ['reviews', 'search_redirects'])
    // The second value is an edition name from before editions had numbers.
    for (const edition of ['demonstration-0', '31ca6a2414bc832e']) {
      await database.execute(sql`UPDATE seed_edition SET edition = ${edition}`)
      const before = await catalogueOf(database)
      const state = await seedDatabase(database)
      expect(await catalogueOf(database)).toEqual(before)
      expect(state).toBe('older')
    }
  })

  it('adds nothing to a catalogue that its operator has emptied', async () => {
    await clear(database, [...CATALOGUE.filter((table) => table !== 'seed_edition')])
    const before = await catalogueOf(database)
    const state = await seedDatabase(database)
    expect(await catalogueOf(database)).toEqual(before)
    expect(state).toBe('older')
  })

  it.each(['variants', 'reviews', 'contents', 'search_phrases'])(
    "adds nothing to an operator's own catalogue, even if only %s has rows",
    async (table) => {
      await clear(database, CATALOGUE)
      const rows = {
        variants: sql`INSERT INTO variants VALUES (900001, 9000, 0, 'OWN-1-M', 'moss', 'm', true, 4)`,
        reviews: sql`INSERT INTO reviews VALUES (1, 9000, 5, 'Good', 'Good', 'Ada', now(), true, 3, 3)`,
        contents: sql`INSERT INTO contents VALUES ('en', 'home', '{}')`,
        search_phrases: sql`INSERT INTO search_phrases VALUES ('en', 'tent', 'tent', 1, false)`,
      }
      await database.execute(Object(rows)[table])
      const before = await catalogueOf(database)
      const state = await seedDatabase(database)
      expect(await catalogueOf(database)).toEqual(before)
      expect(state).toBe('own')
    },
  )
})

describeOnBothDatabases('to replace', (open) => {
  let database: Database
  let filled: Record<string, unknown>
  beforeAll(async () => {
    database = (await open('seeded')).database
    filled = await catalogueOf(database)
    await database.execute(sql`
      INSERT INTO customers (user_name, first_name, last_name, password_hash, channel) VALUES ('ada@shop.example', 'Ada', 'Vale', 'x', 'EU')`)
    await database.execute(sql`
      INSERT INTO carts (id, site, store, created_at, updated_at) VALUES ('cart', 'de/de-de', 'EU', now(), now())`)
    await database.execute(sql`
      INSERT INTO cart_lines (id, cart_id, variant_id, quantity, product_id, sku, name) VALUES ('line', 'cart', 900001, 2, 9000, 'OWN-1-M', 'Own')`)
    await database.execute(sql`
      INSERT INTO orders (number, checkout_id, cart_id, email, site, currency, subtotal_minor, shipping_minor, tax_included, shipping_option, shipping_address, placed_at)
      VALUES ('CN-1', 'checkout', 'old cart', 'ada@shop.example', 'de/de-de', 'EUR', 100, 0, true, 'standard', '{}', now())`)
  })

  it('the catalogue calls `announce` before it deletes anything, and leaves only the newest demonstration data', async () => {
    await addOwnProduct(database)
    await clear(database, ['reviews', 'contents', 'search_terms'])
    await database.execute(sql`UPDATE seed_edition SET edition = 'demonstration-0'`)
    const before = await catalogueOf(database)
    const others = await othersOf(database)
    let announced: unknown
    await replaceCatalogue(database, async (queries) => {
      announced = await catalogueOf(queries)
    })
    expect(announced).toEqual(before)
    expect(await catalogueOf(database)).toEqual(filled)
    expect(await seedDatabase(database)).toBe('current')
    expect(await othersOf(database)).toEqual(others)
  })

  it('the catalogue keeps the stock of every variant, even when SKUs were swapped', async () => {
    const firstTwo = async () =>
      (
        await database.execute<{ id: number; sku: string; stock: number }>(sql`
        SELECT id, sku, stock FROM variants ORDER BY id LIMIT 2`)
      ).rows
    const [one, other] = await firstTwo()
    if (one === undefined || other === undefined) throw new Error('the catalogue has no variants')
    for (const [sku, { id }] of [
      ['for a moment', one],
      [one.sku, other],
      [other.sku, one],
    ] as const) {
      await database.execute(sql`UPDATE variants SET sku = ${sku}, stock = 777 WHERE id = ${id}`)
    }
    await replaceCatalogue(database, async () => {})
    expect(await firstTwo()).toEqual([
      { ...one, stock: 777 },
      { ...other, stock: 777 },
    ])
  })

  it('the content leaves products, reviews and search data unchanged', async () => {
    await addOwnProduct(database)
    const { contents, ...products } = await catalogueOf(database)
    await database.execute(sql`UPDATE contents SET body = '{}'`)
    await database.execute(sql`UPDATE seed_edition SET edition = 'demonstration-0'`)
    const edition = (await catalogueOf(database)).seed_edition
    await replaceContent(database, async () => {})
    expect(await catalogueOf(database)).toEqual({ ...products, contents, seed_edition: edition })
  })

  it('changes nothing when it fails halfway', async () => {
    const before = await catalogueOf(database)
    await database.execute(sql`ALTER TABLE search_terms ADD CONSTRAINT refused CHECK (term <> 'jacket') NOT VALID`)
    await expect(replaceCatalogue(database, async () => {})).rejects.toThrow()
    expect(await catalogueOf(database)).toEqual(before)
  })
})
