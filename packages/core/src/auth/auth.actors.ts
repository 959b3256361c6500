import { fromPromise } from 'xstate'
import type { Platform } from '../platform/platform.types.ts'
import { StoreError } from '../shared/errors.ts'
import { createSession } from './auth.rules.ts'
import { keepTransaction, type Transaction, takeTransaction } from './auth.transaction.ts'
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
export const MISSING_VALUE = 'Could not get value from localStorage'
const RETRIES = 5
const RETRY_PAUSE_MS = 1000

export interface CompleteInput {
  readonly gateway: AuthGateway
  readonly platform: Platform
  readonly redirectUri: string
  readonly href: string
  /** Waits between reads; the machine hands in one that follows its clock. */
  readonly wait: (milliseconds: number) => Promise<void>
}

const findTransaction = async ({ platform, wait, href }: CompleteInput): Promise<Transaction> => {
  const state = new URL(href).searchParams.get('state') ?? ''
  for (let retry = 0; ; retry += 1) {
    const found = takeTransaction(platform, state)
    if (found !== null) return found
    if (retry === RETRIES) throw new StoreError('STORAGE', MISSING_VALUE)
    await wait(RETRY_PAUSE_MS)
  }
}

export interface Completed extends SignedIn {
  readonly session: Session
}

/** Exchanges the code of the callback for a session. */
export const completeSignIn = fromPromise<Completed, CompleteInput>(async ({ input, signal }) => {
  const { gateway, platform, redirectUri, href } = input
  // Out of the address before anything else: a reload or a link to it must not carry the code (threats A15).
  platform.navigation.replace(new URL(href).pathname)
  const { pkce, returnTo, intent } = await findTransaction(input)
  const tokens = await platform.locks.run('cairn-sign-in', () =>
    gateway.exchange({ href, redirectUri, pkce }, { signal }),
  )
  return { session: createSession(tokens, platform.clock.now()), returnTo, intent }
})
