import type { IdentityConfig } from '../platform/identity.types.ts'
import type { Platform } from '../platform/platform.types.ts'
import { MISSING_VALUE, StoreError } from '../shared/errors.ts'
import { createSession } from './auth.parse.ts'
import { ownPath } from './auth.rules.ts'
import { hasTransaction, persistTransaction, type Transaction, takeTransaction } from './auth.transaction.ts'
import type { AuthGateway, Intent, PkceData, Session, SignedIn } from './auth.types.ts'

export interface BeginInput {
  readonly gateway: AuthGateway
  readonly platform: Platform
  readonly redirectUri: string
  readonly uiLocales: string
  /** The path to return to; the current page by default. */
  readonly returnTo: string | undefined
  readonly intent: Intent | null
}

export interface Begun {
  /** The authorization URL of the provider. */
  readonly href: string
  readonly pkce: PkceData
}

export interface CompleteInput {
  readonly gateway: AuthGateway
  readonly identity: IdentityConfig
  readonly platform: Platform
  readonly redirectUri: string
  /** The callback URL. */
  readonly href: string
}

export interface Completed extends SignedIn {
  readonly session: Session
  /** The time of the completion, in epoch milliseconds. */
  readonly now: number
}

/**
 * Returns the path to return to after the sign-in: `returnTo`, or the current page by default. Returns null for a URL
 * of another origin and for the callback page.
 */
const returnPath = ({ platform, redirectUri, returnTo }: BeginInput): string | null => {
  const base = platform.navigation.href()
  const path = ownPath(returnTo ?? base, base)
  return path?.startsWith(ownPath(redirectUri, base) ?? path) ? null : path
}

/** Creates a verifier and state, stores them, and returns the authorization URL of the provider. */
export const begin = async (input: BeginInput, prompt?: 'login'): Promise<Begun> => {
  const { gateway, platform, redirectUri, uiLocales, intent } = input
  const returnTo = returnPath(input)
  const { href, pkce } = await gateway.begin({ redirectUri, uiLocales, prompt })
  if (!persistTransaction(platform, { pkce, returnTo, intent })) {
    throw new StoreError('STORAGE', 'Could not keep the sign-in in localStorage')
  }
  return { href, pkce }
}

/**
 * Removes the stored sign-in that this callback belongs to, and returns its data. Throws `STORAGE` if no sign-in is
 * stored, so that the machine tries again, and `SIGN_IN` if only other sign-ins are stored.
 */
const findTransaction = ({ platform, href }: CompleteInput): Transaction => {
  const found = takeTransaction(platform, new URL(href).searchParams.get('state') ?? '')
  if (found !== null) return found
  if (hasTransaction(platform)) throw new StoreError('SIGN_IN', 'The answer belongs to no sign-in of this browser')
  throw new StoreError('STORAGE', MISSING_VALUE)
}

const sessionOf = (...values: Parameters<typeof createSession>): Session => {
  try {
    return createSession(...values)
  } catch (cause) {
    if (cause instanceof StoreError) throw cause
    // The cause is left out, because it may contain a token.
    throw new StoreError('CONTRACT', 'The user cannot be read from the tokens')
  }
}

/**
 * Exchanges the code of the callback for a session. The verifier is removed from the storage before the first request
 * (docs/security.md#a2).
 */
export const complete = async (input: CompleteInput, signal: AbortSignal): Promise<Completed> => {
  const { gateway, platform, redirectUri, href, identity } = input
  const { pkce, returnTo, intent } = findTransaction(input)
  const tokens = await platform.locks.run('cairn-sign-in', () =>
    gateway.exchange({ href, redirectUri, pkce }, { signal }),
  )
  const now = platform.clock.now()
  const session = sessionOf(tokens, now, identity)
  // A wrong clock can make a new session look expired. The sign-in must fail here, because a successful sign-in would
  // claim the guest's cart.
  if (session.expiresAt <= now) throw new StoreError('SIGN_IN', 'The session is over already')
  return { session, returnTo, intent, now }
}

export interface RenewInput {
  readonly gateway: AuthGateway
  readonly platform: Platform
  readonly identity: IdentityConfig
  readonly session: Session | null
}

export interface Renewed {
  /** Null when the session was not renewed: there is no refresh token, the provider refused it, or there is no network. */
  readonly session: Session | null
  /** The access token of the session before the renewal. */
  readonly previous: string
  /** The current time when the renewal has finished, in epoch milliseconds. */
  readonly now: number
}

const renewedSession = async (
  { gateway, platform, identity }: RenewInput,
  session: Session,
  signal: AbortSignal,
): Promise<Session | null> => {
  const tokens = await gateway.renew?.({ accessToken: session.accessToken }, { signal })
  if (!tokens) return null
  // A renewal may come without an ID token (OpenID Connect Core 12.2).
  const idToken = tokens.idToken || session.idToken
  return sessionOf({ ...tokens, idToken }, platform.clock.now(), identity, session.user)
}

/**
 * Renews a session with its refresh token. A failed renewal does not reject: the session then lasts only until its
 * access token expires.
 */
export const renew = async (input: RenewInput, signal: AbortSignal): Promise<Renewed> => {
  const { platform, session: current } = input
  const session = current && (await renewedSession(input, current, signal).catch(() => null))
  const now = platform.clock.now()
  return { session: session && session.expiresAt > now ? session : null, previous: current?.accessToken ?? '', now }
}
