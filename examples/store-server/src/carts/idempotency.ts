import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { Problem, type ProblemDetails } from '../contract/problem.ts'
import type { Database, Queries } from '../database/database.ts'
import { RETENTION } from '../retention.ts'
import { idempotencyKeys } from './carts.schema.ts'

export type Once = {
  /** The Idempotency-Key header. A request without a key simply runs. */
  key: string | undefined
  /** Separates equal keys of different shoppers and operations. */
  scope: string
  /** The content of the request. A different content under the same key is refused. */
  request: unknown
  now: number
  /** Milliseconds during which the response is replayed. Default: the retention period of idempotency keys. */
  givenMs?: number | undefined
}

/** A database, or a transaction in which the request runs as a nested transaction. */
export type Transactions = Pick<Database, 'transaction'>

type Answer = { status: number; body: unknown }

/**
 * Runs a request in one transaction, and at most once per key. The response is stored in the same transaction as the
 * effect, so a crash leaves both or neither, and a retry is safe.
 * @param database if it is already a transaction, its owner must roll it back after a refusal
 * @throws Problem 409 while the first request runs; 422 for a key that was used for another request; the refusal of the
 * first run, if that was 400 or 422.
 */
export async function once<A extends Answer>(
  database: Transactions,
  { key, scope, request, now, givenMs = RETENTION.idempotencyKey }: Once,
  run: (tx: Queries & Transactions) => Promise<A>,
): Promise<A> {
  if (key === undefined) return database.transaction((tx) => run(tx))
  const sha256 = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const outcome = await database.transaction(async (tx): Promise<{ answer: A } | { refusal: ProblemDetails }> => {
    await takeTurn(tx, scope, key)
    const own = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
    await tx.delete(idempotencyKeys).where(and(own, lt(idempotencyKeys.createdAt, new Date(now - givenMs))))
    const [kept] = await tx.select().from(idempotencyKeys).where(own)
    if (kept !== undefined) {
      if (kept.requestSha256 !== sha256) throw keyReused()
      const body = JSON.parse(kept.body)
      return kept.status >= 400 ? { refusal: body } : { answer: { status: kept.status, body } as A }
    }
    const result = await attempt(() => tx.transaction((inner) => run(inner)))
    // Do not store other refusals, such as 404, 409 and 410, because a retry may succeed.
    if ('refusal' in result && result.refusal.status !== 400 && result.refusal.status !== 422) return result
    const [status, body] =
      'answer' in result ? [result.answer.status, result.answer.body] : [result.refusal.status, result.refusal]
    await tx.insert(idempotencyKeys).values({
      scope,
      key,
      requestSha256: sha256,
      status,
      body: JSON.stringify(body ?? null),
      createdAt: new Date(now),
    })
    return result
  })
  if ('refusal' in outcome) throw new Problem(outcome.refusal)
  return outcome.answer
}

/** Moves all keys of one scope to another. If a key exists in both scopes, the entry of the target scope stays. */
export async function moveKeys(tx: Queries, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    UPDATE idempotency_keys AS moved SET scope = ${to}
    WHERE moved.scope = ${from}
      AND NOT EXISTS (SELECT 1 FROM idempotency_keys AS known WHERE known.scope = ${to} AND known.key = moved.key)`)
}

/**
 * Takes an advisory lock, so that only one request per key runs at a time. PostgreSQL releases it when the transaction
 * ends. @throws Problem 409 when the lock is taken.
 */
async function takeTurn(tx: Queries, scope: string, key: string): Promise<void> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${`${scope}\n${key}`}, 0)) AS mine`,
  )
  if (rows[0]?.mine !== true) {
    throw new Problem({ status: 409, code: 'request_running', title: 'The same request is still running' })
  }
}

async function attempt<A>(run: () => Promise<A>): Promise<{ answer: A } | { refusal: ProblemDetails }> {
  try {
    return { answer: await run() }
  } catch (error) {
    if (error instanceof Problem) return { refusal: error.details }
    throw error
  }
}

function keyReused(): Problem {
  return new Problem({ status: 422, code: 'key_reused', title: 'This Idempotency-Key was used for another request' })
}
