import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { siteOf } from '../sites/sites.ts'
import { describeOnBothDatabases, type Open } from '../testing/bothDatabases.ts'
import { readPriorPrices } from './priorPrices.ts'
import { viewProduct } from './product.view.ts'
import { readProducts } from './products.repository.ts'

const setPrice = (database: Database, id: number, price: number, sale: number | null) =>
  database.execute(
    sql`UPDATE product_prices SET price_minor = ${price}, sale_price_minor = ${sale} WHERE product_id = ${id} AND currency = 'EUR'`,
  )
const moveBack = (database: Database, id: number, days: number) =>
  database.execute(
    sql`UPDATE price_history SET valid_from = valid_from - make_interval(days => ${days}) WHERE product_id = ${id} AND currency = 'EUR'`,
  )

describeOnBothDatabases('the lowest price of the 30 days before a reduction', (open: Open) => {
  const regularProduct = async (database: Database): Promise<number> => {
    const { rows } = await database.execute<{ id: number }>(
      sql`SELECT product_id AS id FROM product_prices WHERE currency = 'EUR' AND sale_price_minor IS NULL ORDER BY 1 LIMIT 1`,
    )
    const id = rows[0]?.id
    if (id === undefined) throw new Error('Every product is reduced')
    return id
  }

  it('follows every change of a price, also one by hand', async () => {
    const { database } = await open('seeded')
    const id = await regularProduct(database)
    await moveBack(database, id, 100)
    await setPrice(database, id, 10_000, null)
    await moveBack(database, id, 40)
    await setPrice(database, id, 10_000, 8000)
    await moveBack(database, id, 5)
    await setPrice(database, id, 10_000, null)
    await moveBack(database, id, 10)
    await setPrice(database, id, 10_000, 7000)
    // The price of 80.00 ended ten days before the reduction to 70.00, so it counts.
    expect(await readPriorPrices(database, [id], 'EUR')).toEqual(new Map([[id, 8000]]))
    await moveBack(database, id, 60)
    // Later the reduction is old, but the prices before it stay the same.
    expect(await readPriorPrices(database, [id], 'EUR')).toEqual(new Map([[id, 8000]]))
  })

  it('is the price from which a reduction counts in the European Economic Area', async () => {
    const { database } = await open('seeded')
    const id = await regularProduct(database)
    await moveBack(database, id, 100)
    for (const [price, sale] of [
      [10_000, null],
      [10_000, 8000],
      [10_000, null],
      [10_000, 7000],
    ] as const) {
      await setPrice(database, id, price, sale)
      await moveBack(database, id, 5)
    }
    const priceOn = async (prefix: string) => (await readProducts(database, siteOf(prefix), [id]))[0]?.price
    expect(await priceOn('de/de-de')).toMatchObject({ priceMinor: 8000, salePriceMinor: 7000 })
    await setPrice(database, id, 10_000, null)
    await setPrice(database, id, 10_000, 7500)
    // The price was 70.00 within the last 30 days, so 75.00 is no reduction.
    expect(await priceOn('de/de-de')).toMatchObject({ priceMinor: 7500, salePriceMinor: null })
  })

  it('is part of the product in the European Economic Area, and not elsewhere', async () => {
    const { database } = await open('seeded')
    const { rows } = await database.execute<{ id: number; price: number }>(
      sql`SELECT product_id AS id, price_minor AS price FROM product_prices JOIN products ON id = product_id
        WHERE currency = 'EUR' AND sale_price_minor IS NOT NULL AND product_id % 3 <> 0 AND 'EU' = ANY (stores) AND 'US' = ANY (stores) ORDER BY 1 LIMIT 1`,
    )
    const reduced = rows[0]
    if (reduced === undefined) throw new Error('No product is reduced')
    const customOn = async (prefix: string) => {
      const site = siteOf(prefix)
      const [record] = await readProducts(database, site, [reduced.id])
      return record && viewProduct(record, site, Date.now()).custom
    }
    expect(await customOn('de/de-de')).toMatchObject({ lowestPrice30: reduced.price / 100 })
    expect(await customOn('de/de-de')).toMatchObject({
      priceNote: expect.stringMatching(/^Niedrigster Preis der 30 Tage vor der Reduzierung: [\d.]+,\d\d\s€$/),
    })
    for (const prefix of ['ch/de-ch', 'gb/en-gb', 'us/en-us'])
      expect(await customOn(prefix)).not.toHaveProperty('priceNote')
  })
})
