import { fromPromise } from 'xstate'
import type { Platform } from '../platform/platform.types.ts'
import { StoreError } from '../shared/errors.ts'
import { missingValue } from './auth.rules.ts'
import type { Transaction } from './auth.transaction.ts'
import type { AuthGateway, Intent, PkceData, Session, SignedIn } from './auth.types.ts'

export interface BeginInput {
  readonly gateway: AuthGateway
  readonly platform: Platform
  readonly redirectUri: string
  readonly uiLocales: string
  readonly returnTo: string | null
  readonly intent: Intent | null
}

// What validates comes with the first sign-in: a page that needs none does not carry it.
const loadTransaction = () => import('./auth.transaction.ts')
const loadParse = () => import('./auth.parse.ts')

export interface Begun {
  readonly href: string
  readonly pkce: PkceData
}

/** Makes a fresh verifier and state, keeps them, and gives the address to go to. */
export const beginSignIn = fromPromise<Begun, BeginInput>(async ({ input }) => {
  const { gateway, platform, redirectUri, uiLocales, returnTo, intent } = input
  const { href, pkce } = await gateway.begin({ redirectUri, uiLocales })
  const { keepTransaction } = await loadTransaction()
  if (!keepTransaction(platform, { pkce, returnTo, intent })) {
    throw new StoreError('STORAGE', 'Could not keep the sign-in in localStorage')
  }
  return { href, pkce }
})

export interface CompleteInput {
  readonly gateway: AuthGateway
  readonly platform: Platform
  readonly redirectUri: string
  readonly href: string
}

type Transactions = Awaited<ReturnType<typeof loadTransaction>>

/** `STORAGE` when nothing is stored (yet: the machine asks again), `SIGN_IN` when what is stored is another sign-in. */
const findTransaction = (
  { hasTransaction, takeTransaction }: Transactions,
  { platform, href }: CompleteInput,
): Transaction => {
  const found = takeTransaction(platform, new URL(href).searchParams.get('state') ?? '')
  if (found !== null) return found
  if (hasTransaction(platform)) throw new StoreError('SIGN_IN', 'The answer belongs to no sign-in of this browser')
  throw missingValue()
}

export interface Completed extends SignedIn {
  readonly session: Session
}

/** Exchanges the code of the callback for a session. The verifier is out of the storage before anything is asked (threats A2). */
export const completeSignIn = fromPromise<Completed, CompleteInput>(async ({ input, signal }) => {
  const { gateway, platform, redirectUri, href } = input
  // Before the code is spent: without them it would be spent for nothing.
  const [transactions, { createSession }] = await Promise.all([loadTransaction(), loadParse()])
  const { pkce, returnTo, intent } = findTransaction(transactions, input)
  const tokens = await platform.locks.run('cairn-sign-in', () =>
    gateway.exchange({ href, redirectUri, pkce }, { signal }),
  )
  try {
    return { session: createSession(tokens, platform.clock.now()), returnTo, intent }
  } catch {
    // Without the cause: it may quote the token.
    throw new StoreError('CONTRACT', 'The access token cannot be read')
  }
})
