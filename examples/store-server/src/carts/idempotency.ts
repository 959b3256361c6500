import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { Problem, type ProblemDetails } from '../contract/problem.ts'
import type { Database, Queries } from '../database/database.ts'
import { RETENTION } from '../retention.ts'
import { idempotencyKeys } from './carts.schema.ts'

export type Once = {
  /** Absent: the request simply runs. */
  key: string | undefined
  /** Whose keys these are and what for, so that keys of two shoppers never meet. */
  scope: string
  /** Everything that makes the request what it is; another one under the same key is refused. */
  request: unknown
  now: number
  /** How long the answer is given again, where that is shorter than it is kept. */
  givenMs?: number | undefined
}

/** A database, or a transaction that this one goes into. */
export type Transactions = Pick<Database, 'transaction'>

type Answer = { status: number; body: unknown }

/**
 * Runs a request in one transaction, and for the same key never twice: the answer is written in the very transaction that has the
 * effect, so a process that dies leaves both or neither, and a retry is safe.
 * A refusal of the request itself (400, 422) is an answer too and is given again; its changes are undone. Where the cart is gone or was
 * changed meanwhile (404, 409, 410), and after an unexpected failure, nothing is kept: the same request may do better later.
 * Given a transaction it runs inside of that one, and a refusal is for the caller to undo.
 * @throws Problem 409 while the first request runs, 422 for a key that was used for another request.
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

/** What came into one scope counts in another from now on; a key that both know stays what it is there. */
export async function moveKeys(tx: Queries, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    UPDATE idempotency_keys AS moved SET scope = ${to}
    WHERE moved.scope = ${from}
      AND NOT EXISTS (SELECT 1 FROM idempotency_keys AS known WHERE known.scope = ${to} AND known.key = moved.key)`)
}

/** One request per key at a time; the lock falls with the transaction, however it ends. */
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

export function keyReused(): Problem {
  return new Problem({ status: 422, code: 'key_reused', title: 'This Idempotency-Key was used for another request' })
}
