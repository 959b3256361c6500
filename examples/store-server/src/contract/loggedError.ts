import { DrizzleQueryError } from 'drizzle-orm'
import { errorCode } from '../startError.ts'

export type LoggedError = { type: string; code?: string; message: string; stack: string; cause?: LoggedError }

/**
 * Reduces an error to the fields that the log may contain, without personal data (docs/security.md#c13). The log omits
 * the values of a failed query, because they contain names, addresses and hashes; the `cause` still contains the
 * database's own message.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const code = errorCode(error)
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message,
    // Keep only the stack frames: the first lines repeat the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  }
}
