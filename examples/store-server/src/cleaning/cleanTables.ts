import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { RETENTION } from '../retention.ts'

/** Maximum number of rows that one statement cleans: small enough that the locks never delay a shopper's request. */
export const BATCH = 500

type Rule = {
  table: string
  /** The primary key columns, comma-separated. */
  key: string
  /** The SQL condition for expired rows; `before` is the cutoff time. */
  isExpired: (before: SQL) => SQL
  age: number
  /** The columns that become null, if the row itself stays. */
  erased?: readonly string[]
}

/**
 * The tables in the order of cleaning. Checkouts come before carts, because a cart stays as long as a checkout refers
 * to it, so that the shopper can still place the order.
 */
const RULES: readonly Rule[] = [
  {
    table: 'idempotency_keys',
    key: 'scope, key',
    isExpired: (before) => sql`created_at < ${before}`,
    age: RETENTION.idempotencyKey,
  },
  { table: 'checkouts', key: 'id', isExpired: (before) => sql`created_at < ${before}`, age: RETENTION.checkout },
  {
    table: 'carts',
    key: 'id',
    isExpired: (before) =>
      sql`updated_at < ${before} AND NOT EXISTS (SELECT 1 FROM checkouts WHERE checkouts.cart_id = carts.id)`,
    age: RETENTION.cart,
  },
  { table: 'search_log', key: 'id', isExpired: (before) => sql`logged_at < ${before}`, age: RETENTION.searchLog },
  {
    table: 'contact_messages',
    key: 'id',
    isExpired: (before) => sql`received_at < ${before}`,
    age: RETENTION.contactMessage,
  },
  { table: 'order_links', key: 'token_sha256', isExpired: (before) => sql`expires_at < ${before}`, age: 0 },
  {
    table: 'subscriptions',
    key: 'id',
    isExpired: (before) => sql`confirmed_at IS NULL AND subscribed_at < ${before}`,
    age: RETENTION.unconfirmedSubscription,
  },
  { table: 'mails', key: 'id', isExpired: (before) => sql`created_at < ${before}`, age: RETENTION.mail },
  {
    table: 'review_drafts',
    key: 'order_id, position',
    isExpired: (before) => sql`saved_at < ${before}`,
    age: RETENTION.reviewDraft,
  },
  {
    table: 'order_reviews',
    key: 'id',
    isExpired: (before) => sql`status = 'rejected' AND decided_at < ${before}`,
    age: RETENTION.rejectedReview,
  },
  {
    table: 'orders',
    key: 'id',
    // An order that is never delivered loses the details half a year after it was placed.
    isExpired: (before) =>
      sql`(phone IS NOT NULL OR gift_note IS NOT NULL) AND coalesce(delivered_at, placed_at + interval '120 days') < ${before}`,
    age: RETENTION.deliveryDetails,
    erased: ['phone', 'gift_note'],
  },
]

/**
 * Runs one DELETE or UPDATE in its own transaction. `SKIP LOCKED` skips the rows that another transaction has locked; the next
 * cleaning takes them.
 */
async function cleanBatch(
  database: Database,
  { table, key, isExpired, age, erased }: Rule,
  now: number,
): Promise<number> {
  const before = sql`${new Date(now - age).toISOString()}::timestamptz`
  const columns = sql.raw(key)
  const name = sql.identifier(table)
  const nulls = erased?.map((column) => sql`${sql.identifier(column)} = NULL`)
  const action = nulls === undefined ? sql`DELETE FROM ${name}` : sql`UPDATE ${name} SET ${sql.join(nulls, sql`, `)}`
  const { rows } = await database.execute(sql`
    ${action} WHERE (${columns}) IN
      (SELECT ${columns} FROM ${name} WHERE ${isExpired(before)} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING 1`)
  return rows.length
}

/**
 * Deletes or erases the expired data of every table in batches, until none is left or `isStopped` returns true. Several servers
 * may run it at the same time.
 */
export async function cleanTables(database: Database, now: number, isStopped: () => boolean): Promise<void> {
  for (const rule of RULES) {
    for (let cleaned = BATCH; cleaned === BATCH && !isStopped(); ) cleaned = await cleanBatch(database, rule, now)
  }
}
