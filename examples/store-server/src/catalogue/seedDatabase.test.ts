import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { seedDatabase } from './seedDatabase.ts'

describeOnBothDatabases('a new edition of the catalogue', (open) => {
  it('comes in where SKUs have changed hands, and leaves the stock as it was sold', async () => {
    const { database } = await open()
    await seedDatabase(database)
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
    await database.execute(sql`UPDATE seed_edition SET edition = 'of before'`)
    expect(await seedDatabase(database)).not.toBeNull()
    expect(await firstTwo()).toEqual([
      { ...one, stock: 777 },
      { ...other, stock: 777 },
    ])
    expect(await seedDatabase(database)).toBeNull()
  }, 120_000)
})
