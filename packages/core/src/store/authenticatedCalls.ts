import type { AuthenticatedCalls } from '../api/client.ts'
import { STORED_VALUE_PAUSE, STORED_VALUE_RETRIES } from '../auth/index.ts'
import { MISSING_VALUE, StoreError } from '../shared/errors.ts'

export interface TokenSource {
  /** The token of the session that is held in memory. */
  readonly held: () => string | null
  /** Reads the storage, and takes over the session that it finds there. */
  readonly readStored: () => Promise<void>
  readonly failed: AuthenticatedCalls['failed']
  /** Waits between two reads; replaced in tests. */
  readonly pause?: (milliseconds: number) => Promise<void>
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * The token right after a login may not be in the storage yet: it is read once and at most five times more, a second apart (spec section 8).
 */
export const createAuthenticatedCalls = ({
  held,
  readStored,
  failed,
  pause = wait,
}: TokenSource): AuthenticatedCalls => {
  const ask = async (signal: AbortSignal, retries: number): Promise<string> => {
    if (held() === null && !signal.aborted) await readStored()
    if (signal.aborted) throw new StoreError('ABORTED', 'The request was ended', { cause: signal.reason })
    const token = held()
    if (token !== null) return token
    if (retries === 0) throw new StoreError('STORAGE', MISSING_VALUE)
    await pause(STORED_VALUE_PAUSE)
    return ask(signal, retries - 1)
  }
  return { token: (signal) => ask(signal, STORED_VALUE_RETRIES), failed }
}
