import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { errorCode, StartError } from '../startError.ts'
import { DatabaseAway } from './away.ts'
import type { Database, OpenDatabase } from './database.ts'
import { applyMigrations, readMigrations } from './migrations.ts'

/**
 * The key of the advisory lock for migrations. The value is arbitrary, but every server must use the same one: if
 * several servers start at once, one migrates while the others wait.
 */
const MIGRATION_LOCK = 7_210_413

const CONNECT_TIMEOUT_MS = 5_000

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its host name is unknown',
  EAI_AGAIN: 'its host name is unknown',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'it refuses the user or password',
  '28000': 'it refuses the user or password',
  '3D000': 'it has no such database',
}

/** Connects to PostgreSQL. @throws StartError with one sentence that names the server but never the password. */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const place = placeOf(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new StartError(`PostgreSQL at ${place} cannot be reached: ${reasonOf(error)}. Check DATABASE_URL.`, {
      cause: error,
    })
  }
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await applyMigrations(async (text) => ({ rows: rowsOf(await client.query(text)) }), await readMigrations())
  } finally {
    await client.end()
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, max: 10 })
  // The pool replaces a lost idle connection, but without this listener the error would crash the process.
  pool.on('error', () => {})
  // A connection may also be lost inside a transaction. The transaction then fails anyway, and this listener keeps the
  // process running.
  pool.on('connect', (connection) => connection.on('error', () => {}))
  return { database: databaseOf(pool), description: `PostgreSQL at ${place}`, close: () => pool.end() }
}

function databaseOf(pool: pg.Pool): Database {
  const database = drizzle({ client: pool })
  // Workaround: when BEGIN fails, Drizzle does not return the connection to the pool, so ten failures would exhaust the
  // pool.
  database.transaction = async (run, settings) => {
    const connection = await pool.connect().catch((error: unknown) => {
      throw new DatabaseAway('no connection for a transaction', { cause: error })
    })
    try {
      return await drizzle({ client: connection }).transaction(run, settings)
    } finally {
      connection.release()
    }
  }
  return database
}

function rowsOf(result: pg.QueryResult | pg.QueryResult[]): Record<string, unknown>[] {
  return Array.isArray(result) ? result.flatMap((one) => one.rows) : result.rows
}

function placeOf(databaseUrl: string): string {
  const url = URL.parse(databaseUrl)
  return url === null ? 'DATABASE_URL' : `${url.host}${url.pathname}`
}

function reasonOf(error: unknown): string {
  const code = errorCode(error)
  if (code !== undefined && code in REASONS) return REASONS[code] ?? code
  if (error instanceof Error && error.message.includes('timeout')) return 'it does not answer'
  return code ?? 'the connection failed'
}
