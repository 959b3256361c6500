import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Queries } from '../database/database.ts'
import { attempts } from './identity.schema.ts'

/** How often something may be tried by one subject: an account, an address, or both. */
export type AttemptLimit = { kind: string; subject: string; max: number; windowSeconds: number }

/** Allowed, or how many seconds to wait. */
export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/**
 * Counts one try against every limit and tells whether it may be evaluated. One statement per limit, so that a thousand
 * tries at once on several servers are counted as a thousand. A refused try does not lengthen the wait.
 */
export async function takeAttempt(queries: Queries, clock: Clock, limits: readonly AttemptLimit[]): Promise<Verdict> {
  const now = new Date(clock.now())
  let wait = 0
  for (const limit of limits) {
    const fresh = { tries: 1, windowEndsAt: new Date(now.getTime() + limit.windowSeconds * 1000) }
    const nowText = sql`${now.toISOString()}::timestamptz`
    const [row] = await queries
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
    if (row !== undefined && row.tries > limit.max) {
      wait = Math.max(wait, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000))
    }
  }
  return wait === 0 ? { allowed: true } : { allowed: false, retryAfterSeconds: wait }
}

/** Forgets the tries of a subject, for example after the right password. */
export async function clearAttempts(queries: Queries, limit: Pick<AttemptLimit, 'kind' | 'subject'>): Promise<void> {
  await queries.delete(attempts).where(eq(attempts.key, keyOf(limit)))
}

function keyOf({ kind, subject }: Pick<AttemptLimit, 'kind' | 'subject'>): string {
  return createHash('sha256').update(`${kind}\n${subject}`).digest('base64url')
}
