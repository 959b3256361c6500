import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, describe, inject } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { openMemory } from './memories.ts'
import './postgres.setup.ts'

/** Opens a fresh, migrated database. It is closed and dropped after the last test of the block. */
export type Open = () => Promise<OpenDatabase>

/**
 * Runs the same tests on in-memory PGlite and on a real PostgreSQL. Call `open` in a `beforeAll` or in a test: `const {
 * database } = await open()`.
 */
export function describeOnBothDatabases(name: string, tests: (open: Open) => void): void {
  describe(`${name} on PGlite`, () => tests(opener(openMemory)))
  describeOnPostgres(name, tests)
}

/** Runs tests on PostgreSQL only, because they need a database behind a network. */
export function describeOnPostgres(name: string, tests: (open: Open) => void): void {
  describe(`${name} on PostgreSQL`, () => tests(opener(openFreshPostgres)))
}

function opener(openFresh: Open): Open {
  const opened: OpenDatabase[] = []
  afterAll(async () => {
    for (const { close } of opened.splice(0)) await close()
  })
  return async () => {
    const fresh = await openFresh()
    opened.push(fresh)
    return fresh
  }
}

/** Creates an empty database on the test run's PostgreSQL. */
export async function createPostgres(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('postgres')
  if ('failure' in server) throw new Error(`PostgreSQL for the tests did not start: ${server.failure}`)
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(server.url, `CREATE DATABASE ${name}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server.url, `DROP DATABASE ${name} WITH (FORCE)`) }
}

async function openFreshPostgres(): Promise<OpenDatabase> {
  const { url, drop } = await createPostgres()
  const opened = await openDatabase({ dataDir: '', databaseUrl: url })
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await drop()
    },
  }
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
