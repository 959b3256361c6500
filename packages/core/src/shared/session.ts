import type { Id } from './id.ts'

/** The signed-in user, read from the access token. For display only: the server checks permissions (spec section 3). */
export interface UserInfo {
  readonly customerId: Id | null
  readonly customerGroupId: Id | null
  /**
   * The user's sales channel, as in the access token: an id, the name of a store, or a list of such values. The option
   * `channels` assigns channels to the stores.
   */
  readonly channel: unknown
  readonly firstName: string | null
  readonly userName: string | null
}

/**
 * The tokens of a session and the signed-in user. `expiresAt` is in epoch milliseconds: the token's `exp`, or else the
 * time of the sign-in or renewal plus `expiresIn` (in seconds), but never later than `maxSessionSeconds` allows.
 */
export interface Session {
  readonly accessToken: string
  readonly idToken: string
  readonly expiresIn: number
  readonly expiresAt: number
  readonly user: UserInfo
}
