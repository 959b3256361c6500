import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'

/** Column names and their SQL types, in the order of the INSERT statement. */
export type Columns = Readonly<Record<string, string>>

const CHUNK = 2000

/**
 * Inserts many rows with few statements. Each statement takes its rows as one JSON parameter, which works the same on
 * PGlite and PostgreSQL.
 * @param tail is appended to each statement, for example an ON CONFLICT clause
 */
export const bulkInsert = async (
  queries: Pick<Queries, 'execute'>,
  table: string,
  columns: Columns,
  rows: readonly Record<string, unknown>[],
  tail: SQL = sql``,
): Promise<void> => {
  const names = sql.raw(Object.keys(columns).join(', '))
  const types = sql.raw(
    Object.entries(columns)
      .map(([name, type]) => `${name} ${type}`)
      .join(', '),
  )
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = JSON.stringify(rows.slice(from, from + CHUNK))
    await queries.execute(
      sql`INSERT INTO ${sql.raw(table)} (${names}) SELECT ${names} FROM jsonb_to_recordset(${chunk}::jsonb) AS row (${types}) ${tail}`,
    )
  }
}
