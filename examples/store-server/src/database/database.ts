import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * The result of a raw statement, as both drivers return it. The drivers report the number of changed rows differently,
 * so use RETURNING to count rows.
 */
interface RawResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

type Rows<Row> = { rows: Row[] }

/**
 * The database: Drizzle's query builder, `transaction` and raw `execute(sql…)`, the same on PGlite and PostgreSQL.
 * Inside `transaction` use only the `tx` parameter: PGlite has one connection, so another query would deadlock.
 */
export type Database = PgDatabase<RawResult, Record<string, never>>

/**
 * A database or a transaction. Repository functions take this type, so that callers can run several of them in one
 * transaction.
 */
export type Queries = Pick<
  Database,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'
>

export type OpenDatabase = {
  database: Database
  /**
   * A readable name such as "PGlite in .data/database" or "PostgreSQL shop on db.example"; it never contains a
   * password.
   */
  description: string
  close: () => Promise<void>
}
