import { MISSING_VALUE, StoreError } from '../shared/errors.ts'
import type { BeginInput, Begun, Completed, CompleteInput } from './auth.actors.ts'
import { createSession } from './auth.parse.ts'
import { ownPath } from './auth.rules.ts'
import { hasTransaction, persistTransaction, type Transaction, takeTransaction } from './auth.transaction.ts'
import type { Session } from './auth.types.ts'

/** The path to return to: the given one, else the page that is open; always of this origin and never the callback itself. */
const returnPath = ({ platform, redirectUri, returnTo }: BeginInput): string | null => {
  const base = platform.navigation.href()
  const path = ownPath(returnTo ?? base, base)
  return path?.startsWith(ownPath(redirectUri, base) ?? path) ? null : path
}

/** Makes a fresh verifier and state, keeps them, and gives the address to go to. */
export const begin = async (input: BeginInput, prompt?: 'login'): Promise<Begun> => {
  const { gateway, platform, redirectUri, uiLocales, intent } = input
  const returnTo = returnPath(input)
  const { href, pkce } = await gateway.begin({ redirectUri, uiLocales, prompt })
  if (!persistTransaction(platform, { pkce, returnTo, intent })) {
    throw new StoreError('STORAGE', 'Could not keep the sign-in in localStorage')
  }
  return { href, pkce }
}

/** `STORAGE` when nothing is stored (yet: the machine asks again), `SIGN_IN` when what is stored is another sign-in. */
const findTransaction = ({ platform, href }: CompleteInput): Transaction => {
  const found = takeTransaction(platform, new URL(href).searchParams.get('state') ?? '')
  if (found !== null) return found
  if (hasTransaction(platform)) throw new StoreError('SIGN_IN', 'The answer belongs to no sign-in of this browser')
  throw new StoreError('STORAGE', MISSING_VALUE)
}

const sessionOf = (...values: Parameters<typeof createSession>): Session => {
  try {
    return createSession(...values)
  } catch {
    // Without the cause: it may quote the token.
    throw new StoreError('CONTRACT', 'The access token cannot be read')
  }
}

/** Exchanges the code of the callback for a session. The verifier is out of the storage before anything is asked (docs/security.md#a2). */
export const complete = async (input: CompleteInput, signal: AbortSignal): Promise<Completed> => {
  const { gateway, platform, redirectUri, href, maxSessionSeconds } = input
  const { pkce, returnTo, intent } = findTransaction(input)
  const tokens = await platform.locks.run('cairn-sign-in', () =>
    gateway.exchange({ href, redirectUri, pkce }, { signal }),
  )
  const now = platform.clock.now()
  const session = sessionOf(tokens, now, maxSessionSeconds)
  // By a clock that is wrong, perhaps: nobody is signed in, and no guest loses a cart.
  if (session.expiresAt <= now) throw new StoreError('SIGN_IN', 'The session is over already')
  return { session, returnTo, intent, now }
}
