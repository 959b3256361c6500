import { fromPromise } from 'xstate'
import type { Platform } from '../platform/platform.types.ts'
import { StoreError } from '../shared/errors.ts'
import { createSession } from './auth.rules.ts'
import { hasTransaction, keepTransaction, type Transaction, takeTransaction } from './auth.transaction.ts'
import type { AuthGateway, Intent, Session, SignedIn } from './auth.types.ts'

export interface BeginInput {
  readonly gateway: AuthGateway
  readonly platform: Platform
  readonly redirectUri: string
  readonly uiLocales: string
  readonly returnTo: string | null
  readonly intent: Intent | null
}

/** Makes a fresh verifier and state, keeps them, and gives the address to go to. */
export const beginSignIn = fromPromise<string, BeginInput>(async ({ input }) => {
  const { gateway, platform, redirectUri, uiLocales, returnTo, intent } = input
  const { href, pkce } = await gateway.begin({ redirectUri, uiLocales })
  if (!keepTransaction(platform, { pkce, returnTo, intent })) {
    throw new StoreError('STORAGE', 'Could not keep the sign-in in localStorage')
  }
  return href
})

/** Spec section 8: the exact words when the stored value does not turn up. */
const MISSING_VALUE = 'Could not get value from localStorage'

export interface CompleteInput {
  readonly gateway: AuthGateway
  readonly platform: Platform
  readonly redirectUri: string
  readonly href: string
}

/** `STORAGE` when nothing is stored (yet: the machine asks again), `SIGN_IN` when what is stored is another sign-in. */
const findTransaction = ({ platform, href }: CompleteInput): Transaction => {
  const found = takeTransaction(platform, new URL(href).searchParams.get('state') ?? '')
  if (found !== null) return found
  if (hasTransaction(platform)) throw new StoreError('SIGN_IN', 'The answer belongs to no sign-in of this browser')
  throw new StoreError('STORAGE', MISSING_VALUE)
}

const sessionOf = (...[tokens, now]: Parameters<typeof createSession>): Session => {
  try {
    return createSession(tokens, now)
  } catch {
    // Without the cause: it may quote the token.
    throw new StoreError('CONTRACT', 'The access token cannot be read')
  }
}

export interface Completed extends SignedIn {
  readonly session: Session
}

/** Exchanges the code of the callback for a session. The verifier is out of the storage before the first await (threats A2). */
export const completeSignIn = fromPromise<Completed, CompleteInput>(async ({ input, signal }) => {
  const { gateway, platform, redirectUri, href } = input
  const { pkce, returnTo, intent } = findTransaction(input)
  const tokens = await platform.locks.run('cairn-sign-in', () =>
    gateway.exchange({ href, redirectUri, pkce }, { signal }),
  )
  return { session: sessionOf(tokens, platform.clock.now()), returnTo, intent }
})
