import type { ProblemDetails } from './problem.ts'

/** Seconds until the client should retry. */
const RETRY_AFTER = 2

/**
 * The response while the database is unavailable. Its title is the standard status phrase, because clients never show
 * the title of a 5xx response.
 */
export const AWAY: ProblemDetails = {
  status: 503,
  code: 'database_away',
  title: 'Service Unavailable',
  headers: { 'retry-after': String(RETRY_AFTER) },
}
