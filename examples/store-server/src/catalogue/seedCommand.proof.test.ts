import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { type DatabaseLocation, openDatabase } from '../database/openDatabase.ts'
import { run } from '../run.ts'
import { createPostgres } from '../testing/bothDatabases.ts'
import { verifyTestToken } from '../testing/shop.ts'
import { fillFolder } from '../testing/templates.ts'
import { catalogue } from './catalogue.vertical.ts'
import { runSeedCommand } from './seedCommand.ts'

const places = {
  'the embedded database': async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cairn-seed-'))
    await fillFolder(dataDir, 'migrated')
    return { location: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) }
  },
  PostgreSQL: async () => {
    const { url, drop } = await createPostgres()
    return { location: { dataDir: '', databaseUrl: url }, remove: drop }
  },
}

describe.each(Object.entries(places))('npm run seed on %s', (_, create) => {
  let location: DatabaseLocation
  let remove: () => Promise<void>
  beforeAll(async () => {
    ;({ location, remove } = await create())
  })
  afterAll(() => remove())

  const seed = async (...args: string[]): Promise<string[]> => {
    const lines: string[] = []
    await runSeedCommand(args, location, (line) => lines.push(line))
    return lines
  }
  const execute = async (statement: string): Promise<Record<string, unknown>[]> => {
    const { database, close } = await openDatabase(location)
    const { rows } = await database.execute<Record<string, unknown>>(sql.raw(statement))
    await close()
    return rows
  }
  const start = async (): Promise<readonly string[]> => {
    const { dataDir, databaseUrl } = location
    const config = { ...readConfig({}), port: 0, dataDir, databaseUrl }
    const running = await run(config, { verticals: [catalogue], verifier: () => verifyTestToken })
    await running.stop()
    return running.notices
  }

  it('fills an empty database', async () => {
    expect(await seed()).toEqual([expect.stringMatching(/^Filled the catalogue of /)])
    expect(await execute('SELECT name FROM product_texts WHERE product_id = 101 AND language = $$en$$')).toHaveLength(1)
  })

  it('refuses to change an existing catalogue', async () => {
    await execute("UPDATE product_texts SET name = 'Renamed' WHERE product_id = 101")
    await expect(seed()).rejects.toThrow(
      /^The database already has a catalogue \(\d+ products, \d+ variants, .*\) and stays as it is: "npm run seed -- --replace" replaces it, .*\.$/,
    )
    expect(await execute('SELECT DISTINCT name FROM product_texts WHERE product_id = 101')).toEqual([
      { name: 'Renamed' },
    ])
  })

  it('replaces only menus, messages and home with --content', async () => {
    await execute("UPDATE contents SET body = '{}'")
    expect(await seed('--content')).toEqual([
      'Deleting 24 menus, message lists and home pages.',
      expect.stringMatching(/^Filled the menus, messages and home pages of /),
    ])
    expect(await execute("SELECT 1 FROM contents WHERE body = '{}'")).toEqual([])
    expect(await execute('SELECT DISTINCT name FROM product_texts WHERE product_id = 101')).toEqual([
      { name: 'Renamed' },
    ])
  })

  it('replaces everything with --replace and reports what it deletes', async () => {
    await execute('DELETE FROM reviews WHERE id NOT IN (SELECT id FROM reviews LIMIT 7)')
    await execute('DELETE FROM products WHERE id > 110')
    const [deleting, keeping, filled] = await seed('--replace')
    expect(deleting).toMatch(
      /^Deleting 10 products, \d{4} variants, 7 reviews, \d{4} words and phrases of the search, 24 menus,/,
    )
    expect(keeping).toMatch(/^Carts, orders and customers stay/)
    expect(filled).toMatch(/^Filled the catalogue of /)
    expect(await execute("SELECT 1 FROM product_texts WHERE name = 'Renamed'")).toEqual([])
  })

  it('is suggested in one line by a start that finds an older edition, and by no other start', async () => {
    expect(await start()).toEqual([])
    await execute("UPDATE seed_edition SET edition = 'demonstration-0'")
    expect(await start()).toEqual([expect.stringContaining('"npm run seed -- --replace"')])
  })

  it.each(['--foo', '--replace=yes', 'replace', '--replace --content'])(
    'rejects "%s" with a one-sentence error before it opens the database',
    async (typed) => {
      const nowhere = { dataDir: '', databaseUrl: 'postgres://127.0.0.1:1/nowhere' }
      await expect(runSeedCommand(typed.split(' '), nowhere, () => {})).rejects.toThrow(
        /^npm run seed takes --replace \(the whole catalogue\) or --content \(menus, messages and home alone\), not .*\.$/,
      )
    },
  )
})

it('npm run seed refuses a folder that a running shop uses, and changes nothing in it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-seed-'))
  await fillFolder(dataDir, 'migrated')
  const shop = await openDatabase({ dataDir })
  await expect(runSeedCommand(['--replace'], { dataDir }, () => {})).rejects.toThrow(
    `The data folder ${dataDir} is in use by another store server: stop that one`,
  )
  expect((await shop.database.execute(sql`SELECT 1 FROM products`)).rows).toEqual([])
  await shop.close()
  await rm(dataDir, { recursive: true, force: true })
})
