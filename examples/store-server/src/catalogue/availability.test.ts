import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { siteOf } from '../sites/sites.ts'
import { describeOnBothDatabases, type Open } from '../testing/bothDatabases.ts'
import { viewProduct } from './product.view.ts'
import { readProductBySlug } from './products.repository.ts'

const SLUG = 'bracken-long-parka-w'
const DAY_MS = 86_400_000
const site = siteOf('de/de-de')

describeOnBothDatabases('the day from which a product will be sold', (open: Open) => {
  it('is part of a product that is coming soon until that day has come', async () => {
    const { database } = await open('seeded')
    const customOn = async (now: number) => {
      const record = await readProductBySlug(database, site, SLUG)
      return record && viewProduct(record, site, now).custom
    }
    // The demonstration data sets a day after the day of the seeding.
    expect(await customOn(Date.now())).toMatchObject({ availableFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    await database.execute(sql`UPDATE products SET available_from = '2026-12-14' WHERE slug = ${SLUG}`)
    const arrival = Date.UTC(2026, 11, 14)
    expect(await customOn(arrival - DAY_MS)).toMatchObject({ availableFrom: '2026-12-14' })
    expect(await customOn(arrival)).not.toHaveProperty('availableFrom')
    await database.execute(sql`UPDATE products SET coming_soon = false WHERE slug = ${SLUG}`)
    expect(await customOn(arrival - DAY_MS)).not.toHaveProperty('availableFrom')
  })
})
