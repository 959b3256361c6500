import type { ProblemDetails } from './problem.ts'

/** Seconds until another try may do better. */
const RETRY_AFTER = 2

/** The answer while the database cannot be reached. Clients show no title of a 5xx, so it is the phrase of the status. */
export const AWAY: ProblemDetails = {
  status: 503,
  code: 'database_away',
  title: 'Service Unavailable',
  headers: { 'retry-after': String(RETRY_AFTER) },
}
