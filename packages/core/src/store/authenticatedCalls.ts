import type { AuthenticatedCalls } from '../api/client.ts'
import { STORED_VALUE_PAUSE, STORED_VALUE_RETRIES } from '../auth/index.ts'
import { MISSING_VALUE, StoreError } from '../shared/errors.ts'
import { wait } from '../shared/wait.ts'

export interface TokenSource {
  /** Returns the access token of the session in memory; null without a session. */
  readonly currentToken: () => string | null
  /** Restores the session from the storage. */
  readonly readStored: () => Promise<void>
  /** Handles the error of every failed authenticated call. */
  readonly failed: AuthenticatedCalls['failed']
  /** Waits between two reads of the storage; tests replace it. */
  readonly pause?: (milliseconds: number) => Promise<void>
}

/**
 * Creates the session handling of authenticated calls. Right after a sign-in the token may not be stored yet, so a call
 * without a token reads the storage up to five more times, one second apart (spec section 8).
 */
export const createAuthenticatedCalls = ({
  currentToken,
  readStored,
  failed,
  pause = wait,
}: TokenSource): AuthenticatedCalls => {
  const ask = async (signal: AbortSignal, retries: number): Promise<string> => {
    if (currentToken() === null && !signal.aborted) await readStored()
    if (signal.aborted) throw new StoreError('ABORTED', 'The request was ended', { cause: signal.reason })
    const token = currentToken()
    if (token !== null) return token
    if (retries === 0) throw new StoreError('STORAGE', MISSING_VALUE)
    await pause(STORED_VALUE_PAUSE)
    return ask(signal, retries - 1)
  }
  return { token: (signal) => ask(signal, STORED_VALUE_RETRIES), failed }
}
