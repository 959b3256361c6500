import type { Id } from './id.ts'

/** The signed-in user, read from the access token. For display only: the server checks permissions (spec section 3). */
export interface UserInfo {
  readonly customerId: Id | null
  readonly customerGroupId: Id | null
  /**
   * The sales channel of the user: an id, a region word, or several of them. The configuration assigns each to a store.
   */
  readonly channel: unknown
  readonly firstName: string | null
  readonly userName: string | null
}

/** The tokens of a session. `expiresAt` is epoch milliseconds: the token's `exp`, else now + `expiresIn` (seconds). */
export interface Session {
  readonly accessToken: string
  readonly idToken: string
  readonly expiresIn: number
  readonly expiresAt: number
  readonly user: UserInfo
}
