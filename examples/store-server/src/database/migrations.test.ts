import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { applyMigrations, type Migration, type Script } from './migrations.ts'

const migration = (name: string, text: string): Migration => ({
  name,
  sql: text,
  sha256: createHash('sha256').update(text).digest('hex'),
})

describeOnBothDatabases('migrations', (open) => {
  const script = async (): Promise<Script> => {
    const { database } = await open()
    return async (text) => {
      // Run one statement at a time: these tests cover order and bookkeeping, not the drivers.
      let rows: Record<string, unknown>[] = []
      for (const statement of text.split(';')) {
        if (statement.trim() !== '') rows = (await database.execute(sql.raw(statement))).rows
      }
      return { rows }
    }
  }

  it('are applied once and in order, including a lower number that is added later', async () => {
    const run = await script()
    const later = migration('0902_b', 'CREATE TABLE b (id int)')
    expect(await applyMigrations(run, [later])).toEqual(['0902_b'])
    const earlier = migration('0901_a', 'CREATE TABLE a (id int)')
    expect(await applyMigrations(run, [earlier, later])).toEqual(['0901_a'])
    expect(await applyMigrations(run, [earlier, later])).toEqual([])
  })

  it('refuse to start when an applied file has been edited', async () => {
    const run = await script()
    await applyMigrations(run, [migration('0903_c', 'CREATE TABLE c (id int)')])
    await expect(applyMigrations(run, [migration('0903_c', 'CREATE TABLE c (id bigint)')])).rejects.toThrow(
      /another version of migration 0903_c/,
    )
  })
})
