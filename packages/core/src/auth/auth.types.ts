import type { Claims } from '../platform/identity.types.ts'
import type { CallOptions } from '../shared/call.ts'
import type { EventLike } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'
import type { Id } from '../shared/id.ts'
import type { CommandOptions, Outcome } from '../shared/outcome.ts'
import type { Session, UserInfo } from '../shared/session.ts'

export type { Session, UserInfo } from '../shared/session.ts'

/** What the shop does after the sign-in. The intent is stored, so it survives the redirect to the provider. */
export type Intent = { readonly kind: 'wishlist.add'; readonly productId: Id; readonly variantId: Id | null }

export interface SignInOptions {
  /** Milliseconds before the redirect: 300 by default, 1000 for the alternate button (spec section 9). */
  readonly delay?: 300 | 1000 | undefined
  /** The path of this shop to return to; the current page by default. */
  readonly returnTo?: string | undefined
  /** What to do after the sign-in; nothing by default. */
  readonly intent?: Intent | undefined
}

/** The result of a completed sign-in. */
export interface SignedIn {
  /** The path to return to; null when none was stored. */
  readonly returnTo: string | null
  /** What to do now; null for nothing. */
  readonly intent: Intent | null
}

export interface AuthView {
  /**
   * `unknown` until the stored session is read; `leaving` during the redirect to the provider; `exchanging` while the
   * callback page exchanges the code for tokens.
   */
  readonly status: 'unknown' | 'anonymous' | 'leaving' | 'exchanging' | 'authenticated'
  readonly isAuthenticated: boolean
  /** The claims of the user, for display only; null for an anonymous visitor. */
  readonly user: UserInfo | null
  /** When the session expires, in epoch milliseconds. */
  readonly expiresAt: number | null
  /** Why the last sign-in failed; null after the next success. */
  readonly error: StoreError | null
}

export interface AuthCommands {
  /**
   * Redirects to the provider after the delay. The outcome has no value and arrives when the redirect begins.
   * `IGNORED`: a redirect or an exchange is in progress, or the shopper is signed in. `ABORTED`: the shopper came back
   * to the page during the redirect.
   */
  signIn(options?: SignInOptions & CommandOptions): Promise<Outcome<void>>
  /**
   * Completes the sign-in on the auth-callback page; repeated calls with the same URL share one exchange and its
   * outcome. The view shows the same errors (spec section 8). The `problem` of the error is `foreign_store` for an
   * account of the other store, and `access_denied` when the user cancelled at the provider. `IGNORED`: a redirect to
   * the provider is in progress. `ABORTED`: a sign-out ended the exchange.
   */
  complete(href: string, options?: CommandOptions): Promise<Outcome<SignedIn>>
  /**
   * Ends the session at once, then goes to `{prefix}/home`, through the provider's logout page if there is one. The
   * embedded provider ends its session in the background.
   */
  signOut(): void
}

export type AuthEvent =
  /** A sign-in was completed. `intent` is the action to perform now. */
  | { readonly type: 'auth.signedIn'; readonly session: Session; readonly intent: Intent | null }
  /** A session of an earlier visit or of another tab was restored from the storage. */
  | { readonly type: 'auth.restored'; readonly session: Session }
  /**
   * The session has ended: at the shopper's request, by expiry, in another tab, after a 401 or network error, or by the
   * cross-store guard. After `requested`, an effect goes to `{prefix}/home`, through the provider's logout page if there
   * is one.
   */
  | {
      readonly type: 'auth.signedOut'
      readonly reason: 'requested' | 'expired' | 'other-tab' | 'unauthorized' | 'foreign-store'
    }
  /** A sign-in failed. The `problem` of the error is `access_denied` when the user cancelled at the provider. */
  | { readonly type: 'auth.failed'; readonly error: StoreError; readonly toast?: false | undefined }
  /** A sign-in could not start. No toast is shown (spec section 8). */
  | { readonly type: 'auth.startFailed'; readonly error: StoreError; readonly toast?: false | undefined }

/** The PKCE data (RFC 7636) that a started sign-in stores until the callback. */
export interface PkceData {
  readonly code_challenge: string
  readonly code_verifier: string
  readonly state: string
  /** Absent when the authorization request had no nonce. */
  readonly nonce?: string | undefined
}

/** The tokens of a session, as the gateway returns them. */
export interface SessionTokens {
  readonly accessToken: string
  readonly idToken: string
  /** Seconds. */
  readonly expiresIn: number
  /** The claims of the user; absent when the core reads the claims from the access token (`identity.userFrom`). */
  readonly claims?: Claims | undefined
}

/**
 * The port (gateway interface) to the single sign-on provider. The default gateway implements it with `oauth4webapi`.
 */
export interface AuthGateway {
  /**
   * Creates a verifier, a challenge, a state, and the authorization URL with the eight parameters of the specification.
   * With `prompt: 'login'`, the provider asks for the password even if it still has a session of the user (OpenID
   * Connect Core 3.1.2.1).
   */
  begin(request: {
    redirectUri: string
    uiLocales: string
    prompt?: 'login' | undefined
  }): Promise<{ href: string; pkce: PkceData }>
  /** Checks the callback URL `href` against the stored state and exchanges its code for tokens. */
  exchange(request: { href: string; redirectUri: string; pkce: PkceData }, options: CallOptions): Promise<SessionTokens>
  /**
   * Renews the session that has this access token; the store calls this method only if `identity.refreshTokens` is true.
   * Resolves to null when this page has no refresh token for the session: the gateway keeps refresh tokens in memory
   * only.
   */
  renew?(request: { accessToken: string }, options: CallOptions): Promise<SessionTokens | null>
}

/** The auth domain's name, view, commands and events, as one type parameter for the functions in `kit/`. */
export interface AuthTypes {
  readonly name: 'auth'
  readonly view: AuthView
  readonly commands: AuthCommands
  readonly event: AuthEvent
  readonly gateway: AuthGateway
  readonly internal: EventLike
  readonly requires: never
  readonly blockable: never
}
