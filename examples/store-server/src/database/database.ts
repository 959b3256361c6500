import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** What a raw statement answers with, common to both drivers. Counts of changed rows differ between them: use RETURNING. */
export interface RawResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

type Rows<Row> = { rows: Row[] }

/**
 * The one door to the data: Drizzle's query builder, `transaction` and raw `execute(sql…)`, the same on PGlite and PostgreSQL.
 * Inside `transaction` use the handed-in `tx` only: PGlite has one connection, the outer database would wait for it for ever.
 */
export type Database = PgDatabase<RawResult, Record<string, never>>

/** A database or a transaction on it: what a repository function takes, so that callers can join several in one transaction. */
export type Queries = Pick<
  Database,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'
>

export type OpenDatabase = {
  database: Database
  /** For people: "PGlite in .data/database" or "PostgreSQL shop on db.example". Never a password. */
  description: string
  close: () => Promise<void>
}

export type DatabaseLocation = {
  /** Folder for PGlite, or `memory://` (tests). */
  dataDir: string
  /** `postgres://…`; wins over `dataDir`. */
  databaseUrl?: string | undefined
}

/**
 * Opens the database and brings its schema up to date.
 * @throws StartError with one sentence: unreachable, refused, unwritable folder, folder in use, edited migration.
 */
export function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return location.databaseUrl === undefined ? openPglite(location.dataDir) : openPostgres(location.databaseUrl)
}
