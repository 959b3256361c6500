import { createHash } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import { eq, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Queries } from '../database/database.ts'
import { attempts } from './identity.schema.ts'

/**
 * The number of attempts (`max`) that a subject has within a time window. A subject is an account, a client network, or
 * both.
 */
export type AttemptLimit = { kind: string; subject: string; max: number; windowSeconds: number }

/**
 * Returns the network that counts as one client: an IPv4 address, or the /64 network of an IPv6 address, which usually
 * belongs to one customer.
 */
export const networkOf = (ip: string): string => normalizeIP(ip)

/** The result of an attempt: allowed, or the seconds to wait. */
export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/**
 * Counts an attempt against the limits in the given order, and stops at the first exceeded limit. Pass network limits
 * before account limits: attempts from a blocked network then do not count against the account, so an attacker cannot
 * lock its owner out.
 */
export async function takeAttempt(queries: Queries, clock: Clock, limits: readonly AttemptLimit[]): Promise<Verdict> {
  const now = new Date(clock.now())
  for (const limit of limits) {
    const { tries, windowEndsAt } = await countTry(queries, now, limit)
    if (tries > limit.max) {
      return { allowed: false, retryAfterSeconds: Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000) }
    }
  }
  return { allowed: true }
}

/**
 * Counts an attempt in one SQL statement, so that no attempt is lost when several servers count at the same time. A
 * refused attempt does not extend the window.
 */
async function countTry(queries: Queries, now: Date, limit: AttemptLimit) {
  const fresh = { tries: 1, windowEndsAt: new Date(now.getTime() + limit.windowSeconds * 1000) }
  const nowText = sql`${now.toISOString()}::timestamptz`
  const [row = fresh] = await queries
    .insert(attempts)
    .values({ key: keyOf(limit), ...fresh })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        tries: sql`CASE WHEN ${attempts.windowEndsAt} <= ${nowText} THEN 1 ELSE ${attempts.tries} + 1 END`,
        windowEndsAt: sql`CASE WHEN ${attempts.windowEndsAt} <= ${nowText} THEN excluded.window_ends_at ELSE ${attempts.windowEndsAt} END`,
      },
    })
    .returning({ tries: attempts.tries, windowEndsAt: attempts.windowEndsAt })
  return row
}

/** Deletes the attempts of a subject, for example after a correct password. */
export async function clearAttempts(queries: Queries, limit: Pick<AttemptLimit, 'kind' | 'subject'>): Promise<void> {
  await queries.delete(attempts).where(eq(attempts.key, keyOf(limit)))
}

function keyOf({ kind, subject }: Pick<AttemptLimit, 'kind' | 'subject'>): string {
  return createHash('sha256').update(`${kind}\n${subject}`).digest('base64url')
}
