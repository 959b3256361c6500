import { Problem } from '../contract/problem.ts'
import { type AttemptLimit, takeAttempt } from '../identity/attempts.ts'
import type { Context } from '../vertical.ts'

/**
 * Refuses a request after too many attempts. The database counts the attempts, so the limits hold across all servers.
 * @throws Problem 429 when one of the limits is exceeded.
 */
export async function refuseTooMany(
  { config, database, clock }: Context,
  limits: readonly AttemptLimit[],
): Promise<void> {
  if (!config.rateLimits) return
  const verdict = await takeAttempt(database, clock, limits)
  if (!verdict.allowed) throw tooManyTries(verdict.retryAfterSeconds)
}

export function tooManyTries(retryAfterSeconds: number): Problem {
  return new Problem({
    status: 429,
    code: 'too_many_requests',
    title: 'Too many tries. Please wait, then try again.',
    headers: { 'retry-after': String(retryAfterSeconds) },
  })
}
