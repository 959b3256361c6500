import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, inject } from 'vitest'
import { seedDatabase } from '../catalogue/seedDatabase.ts'
import type { OpenDatabase } from '../database/database.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { openMemory } from './memories.ts'
import { once } from './once.ts'
import type { Template } from './templates.ts'
import './postgres.setup.ts'

/**
 * Opens a fresh database with every table, and on request with the demonstration data. After the last test of the
 * surrounding `describe`, the database is closed and its content is removed.
 */
export type Open = (template?: Template) => Promise<OpenDatabase>

/**
 * Runs the same tests on in-memory PGlite, the database of `npm start`, and on a real PostgreSQL. Call `open` in a
 * `beforeAll` or in a test: `const { database } = await open()`.
 * To stay short, `npm test` runs them on PGlite only, and `npm run proof:shop` on both. The conformance tests run every
 * operation of the contracts on PostgreSQL each time.
 */
export function describeOnBothDatabases(name: string, tests: (open: Open) => void): void {
  describe(`${name} on PGlite`, () => tests(openerOf('PGlite')))
  if (process.env.BOTH_DATABASES === '1') describeOnPostgres(name, tests)
}

/**
 * Runs tests on PostgreSQL only: tests that need a database behind a network, and long tests whose SQL statements are
 * covered on both databases by shorter tests.
 */
export function describeOnPostgres(name: string, tests: (open: Open) => void): void {
  describe(`${name} on PostgreSQL`, () => tests(openerOf('PostgreSQL')))
}

/** Returns a function that opens fresh databases of this kind. Call it inside a `describe`. */
export function openerOf(kind: 'PGlite' | 'PostgreSQL'): Open {
  const openFresh = kind === 'PGlite' ? openMemory : openFreshPostgres
  const opened: OpenDatabase[] = []
  afterAll(async () => {
    for (const { close } of opened.splice(0)) await close()
  })
  return async (template) => {
    const fresh = await openFresh(template)
    opened.push(fresh)
    return fresh
  }
}

/** Creates a database on the test run's PostgreSQL: empty, or a copy of a template. */
export async function createPostgres(template?: Template): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(`CREATE DATABASE ${name}${template ? ` TEMPLATE ${await templateOf(template)}` : ''}`)
  return { url: urlOf(name), drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) }
}

async function openFreshPostgres(template: Template = 'migrated'): Promise<OpenDatabase> {
  const { url, drop } = await createPostgres(template)
  const opened = await openDatabase({ dataDir: '', databaseUrl: url })
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await drop()
    },
  }
}

/** Returns the name of a template database, built at its first use in a test run. */
async function templateOf(template: Template): Promise<string> {
  const name = `template_${template}`
  await once(join(inject('templates'), `postgres-${template}`), async () => {
    await onServer(`CREATE DATABASE ${name}`)
    const { database, close } = await openDatabase({ dataDir: '', databaseUrl: urlOf(name) })
    if (template === 'seeded') await seedDatabase(database)
    await close()
  })
  return name
}

function serverUrl(): string {
  const server = inject('postgres')
  if ('failure' in server) throw new Error(`PostgreSQL for the tests did not start: ${server.failure}`)
  return server.url
}

function urlOf(database: string): string {
  const url = new URL(serverUrl())
  url.pathname = `/${database}`
  return url.href
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
