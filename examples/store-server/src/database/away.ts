import { DrizzleQueryError } from 'drizzle-orm'
import { errorCode } from '../startError.ts'

/** Thrown when the server cannot get a connection to the database. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}

/** Node's error codes for network failures. */
const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']

/**
 * PostgreSQL's error classes 08 (connection exception), 53 (insufficient resources) and 57P (operator intervention:
 * shutting down or starting).
 */
const STATES = /^(08|53|57P)...?$/

/** Messages of driver errors without a code. */
const SENTENCES =
  /^(Connection terminated|Client (has encountered|was closed)|timeout (exceeded when trying to connect|expired)|PGlite is clos)/

/**
 * Whether an error means that the database is unavailable. The request is then answered with 503, because a retry may
 * succeed.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  // A network error means an unavailable database only as the cause of a failed query, because a client that
  // disconnects also raises ECONNRESET.
  if (error instanceof DrizzleQueryError) return isLostConnection(error.cause)
  return error instanceof Error && error.cause !== undefined && isDatabaseAway(error.cause)
}

function isLostConnection(error: unknown): boolean {
  const code = errorCode(error) ?? ''
  if (NETWORK.includes(code) || STATES.test(code)) return true
  return error instanceof Error && SENTENCES.test(error.message)
}
