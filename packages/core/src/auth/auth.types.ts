import type { CallOptions } from '../shared/call.ts'
import type { EventLike } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'
import type { Session, UserInfo } from '../shared/session.ts'

export type { Session, UserInfo } from '../shared/session.ts'

/** What a shopper was about to do when sign-in was needed; kept through the redirect and done after it. */
export type Intent = { readonly kind: 'wishlist.add'; readonly productId: number; readonly variantId: number | null }

export interface SignInOptions {
  /** Milliseconds before the browser leaves: 300, or 1000 for the alternate button (spec section 9). */
  readonly delay?: 300 | 1000 | undefined
  /** A path of this shop to return to; where one is now by default. */
  readonly returnTo?: string | undefined
  readonly intent?: Intent | undefined
}

/** Where a completed sign-in leads. */
export interface SignedIn {
  readonly returnTo: string | null
  readonly intent: Intent | null
}

export interface AuthView {
  /** `unknown` until the stored session was read; `leaving` while the browser goes to the provider. */
  readonly status: 'unknown' | 'anonymous' | 'leaving' | 'exchanging' | 'authenticated'
  readonly isAuthenticated: boolean
  readonly user: UserInfo | null
  /** Epoch milliseconds. */
  readonly expiresAt: number | null
  /** Why the last sign-in failed. */
  readonly error: StoreError | null
}

export interface AuthCommands {
  /** Leaves for the provider after the delay. Ignored while leaving. */
  signIn(options?: SignInOptions): void
  /**
   * Completes the sign-in on the auth-callback page. Safe to call many times with the same address: one exchange per code.
   * Rejects with the error that is also in the view (spec section 8); its `problem` is `foreign_store` for an account of the other store.
   */
  complete(href: string): Promise<SignedIn>
  /** Forgets the session at once, tells the server silently, lands on `{prefix}/home`. */
  signOut(): void
}

export type AuthEvent =
  /** A sign-in was completed. `intent` is what the shopper was about to do when it was needed. */
  | { readonly type: 'auth.signedIn'; readonly session: Session; readonly intent: Intent | null }
  /** A stored session, of an earlier visit or of another tab, was taken over. */
  | { readonly type: 'auth.restored'; readonly session: Session }
  /**
   * Nobody is signed in any more: by the shopper, by expiry, by another tab, by a 401 or network error, or by the cross-store guard. Where the shopper asked for it
   * (`requested`) the store itself goes to `{prefix}/home`, by way of `identity.logoutEndpoint` where there is one, by `platform.navigation.assign`.
   */
  | {
      readonly type: 'auth.signedOut'
      readonly reason: 'requested' | 'expired' | 'other-tab' | 'unauthorized' | 'foreign-store'
    }
  /** A sign-in was not completed. `access_denied` as the `problem` of the error: it was cancelled at the provider. */
  | { readonly type: 'auth.failed'; readonly error: StoreError }
  /** Sign-in could not start; silent to the shopper (spec section 8). */
  | { readonly type: 'auth.startFailed'; readonly error: StoreError }

/** A sign-in that has begun: what must be remembered until the browser is back. */
export interface PkceData {
  readonly code_challenge: string
  readonly code_verifier: string
  readonly state: string
  /** Only where the provider is asked with one. */
  readonly nonce?: string | undefined
}

/** What auth asks of the single sign-on provider. `oauth4webapi` does the protocol. */
export interface AuthGateway {
  /**
   * A fresh verifier, challenge and state, and the address to go to with exactly the spec's eight parameters; with `prompt` (OpenID Connect Core
   * 3.1.2.1) the provider asks for the password though it may still know who was here.
   */
  begin(request: {
    redirectUri: string
    uiLocales: string
    prompt?: 'login' | undefined
  }): Promise<{ href: string; pkce: PkceData }>
  /** Checks the answer at `href` against the stored state and exchanges the code. */
  exchange(
    request: { href: string; redirectUri: string; pkce: PkceData },
    options: CallOptions,
  ): Promise<{ accessToken: string; idToken: string; expiresIn: number }>
}

/** The types of the domain, by name. */
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
