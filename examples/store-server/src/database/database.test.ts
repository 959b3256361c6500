import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'

describeOnBothDatabases('the database', (open) => {
  it('supports trigrams, edit distance and unaccent', async () => {
    const { database } = await open()
    const { rows } = await database.execute(
      sql`SELECT similarity('jaket', 'jacket')::float8 AS trigram, levenshtein('pnats', 'pants') AS distance, unaccent('Zürich') AS plain`,
    )
    expect(rows).toEqual([{ trigram: expect.closeTo(0.44, 1), distance: 2, plain: 'Zurich' }])
  })

  it('rolls back a transaction that throws', async () => {
    const { database } = await open()
    await database.execute(sql`CREATE TABLE notes (text text)`)
    const failing = database.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO notes VALUES ('lost')`)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await database.execute(sql`SELECT text FROM notes`)).rows).toEqual([])
  })
})
