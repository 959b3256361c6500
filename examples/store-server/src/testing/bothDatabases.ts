import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, describe, inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../database/database.ts'
import { IN_MEMORY } from '../database/pglite.ts'
import './postgres.setup.ts'

/** Opens a fresh, migrated database; it is closed (and dropped) after the last test of the block. */
export type Open = () => Promise<OpenDatabase>

/**
 * The very same tests on PGlite in memory and on a real PostgreSQL.
 * Call `open` in a `beforeAll` or in a test: `const { database } = await open()`.
 */
export function describeOnBothDatabases(name: string, tests: (open: Open) => void): void {
  describe(`${name} on PGlite`, () =>
    tests(opener(() => Promise.resolve({ dataDir: IN_MEMORY, databaseUrl: undefined }))))
  describe(`${name} on PostgreSQL`, () => tests(opener(freshPostgres)))
}

type Location = { dataDir: string; databaseUrl: string | undefined; drop?: () => Promise<void> }

function opener(locate: () => Promise<Location>): Open {
  const closing: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const close of closing.splice(0)) await close()
  })
  return async () => {
    const location = await locate()
    const opened = await openDatabase(location)
    closing.push(async () => {
      await opened.close()
      await location.drop?.()
    })
    return opened
  }
}

async function freshPostgres(): Promise<Location> {
  const server = inject('postgres')
  if ('failure' in server) throw new Error(`PostgreSQL for the tests did not start: ${server.failure}`)
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(server.url, `CREATE DATABASE ${name}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return { dataDir: '', databaseUrl: url.href, drop: () => onServer(server.url, `DROP DATABASE ${name} WITH (FORCE)`) }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
