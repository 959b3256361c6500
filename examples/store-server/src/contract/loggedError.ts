import { DrizzleQueryError } from 'drizzle-orm'
import { errorCode } from '../startError.ts'

export type LoggedError = { type: string; code?: string; message: string; stack: string; cause?: LoggedError }

/**
 * What the log keeps of an error: where and why, and nothing of a shopper (threat C13). The values of a query that failed are names,
 * addresses and hashes; the database's own words stay with the cause.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const code = errorCode(error)
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message,
    // The frames alone: above them stands the message once more.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  }
}
