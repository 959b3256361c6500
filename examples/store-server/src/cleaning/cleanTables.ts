import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { RETENTION } from '../retention.ts'

/** Rows of one statement: few enough that no shopper waits for it. */
export const BATCH = 500

type Rule = {
  table: string
  /** The columns of its primary key. */
  key: string
  /** Which rows are over, by the moment before which they count as old. */
  isOver: (before: SQL) => SQL
  age: number
}

/** Checkouts before carts: a cart stays while one of its checkouts is open, so that no order loses its cart under way. */
const RULES: readonly Rule[] = [
  {
    table: 'idempotency_keys',
    key: 'scope, key',
    isOver: (before) => sql`created_at < ${before}`,
    age: RETENTION.idempotencyKey,
  },
  { table: 'checkouts', key: 'id', isOver: (before) => sql`created_at < ${before}`, age: RETENTION.checkout },
  {
    table: 'carts',
    key: 'id',
    isOver: (before) =>
      sql`updated_at < ${before} AND NOT EXISTS (SELECT 1 FROM checkouts WHERE checkouts.cart_id = carts.id)`,
    age: RETENTION.cart,
  },
  { table: 'search_log', key: 'id', isOver: (before) => sql`logged_at < ${before}`, age: RETENTION.searchLog },
  {
    table: 'contact_messages',
    key: 'id',
    isOver: (before) => sql`received_at < ${before}`,
    age: RETENTION.contactMessage,
  },
]

/** One statement is one transaction. Rows that a shopper or another server holds at the moment are left to the next cleaning. */
async function deleteBatch(database: Database, { table, key, isOver, age }: Rule, now: number): Promise<number> {
  const before = sql`${new Date(now - age).toISOString()}::timestamptz`
  const columns = sql.raw(key)
  const { rows } = await database.execute(sql`
    DELETE FROM ${sql.identifier(table)} WHERE (${columns}) IN
      (SELECT ${columns} FROM ${sql.identifier(table)} WHERE ${isOver(before)} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING 1`)
  return rows.length
}

/** Deletes what is older than it is kept, in batches, until nothing is left or `isStopped`. Several servers may do so at once. */
export async function cleanTables(database: Database, now: number, isStopped: () => boolean): Promise<void> {
  for (const rule of RULES) {
    for (let deleted = BATCH; deleted === BATCH && !isStopped(); ) deleted = await deleteBatch(database, rule, now)
  }
}
