import { DrizzleQueryError } from 'drizzle-orm'
import { errorCode } from '../startError.ts'

/** A connection to the database could not be had. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}

/** Errors of the network, as Node names them. */
const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']

/** PostgreSQL's classes of errors: connection exception, insufficient resources, operator intervention (it shuts down or starts). */
const STATES = /^(08|53|57P)...?$/

/** The driver has no code for these. */
const SENTENCES =
  /^(Connection terminated|Client (has encountered|was closed)|timeout (exceeded when trying to connect|expired)|PGlite is clos)/

/**
 * Whether an error means that the database cannot be asked now. The same request may do better in a moment, so it is
 * answered with a 503 and not as a fault of the server.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  // Only what a query failed with: a shopper who leaves resets a connection too.
  if (error instanceof DrizzleQueryError) return isLostConnection(error.cause)
  return error instanceof Error && error.cause !== undefined && isDatabaseAway(error.cause)
}

function isLostConnection(error: unknown): boolean {
  const code = errorCode(error) ?? ''
  if (NETWORK.includes(code) || STATES.test(code)) return true
  return error instanceof Error && SENTENCES.test(error.message)
}
