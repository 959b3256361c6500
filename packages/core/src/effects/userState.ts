import type { Profile } from '../account/account.types.ts'
import type { PkceData, Session, UserInfo } from '../auth/auth.types.ts'
import type { Membership } from '../membership/membership.types.ts'

/** The user state: exactly the nine members that spec section 3 names. */
export interface UserState {
  readonly isAuthenticated: boolean
  readonly userInfo: UserInfo | null
  readonly access_token: string | null
  /** Seconds, as the provider said. */
  readonly expires_in: number | null
  /** Epoch milliseconds. */
  readonly expires_at: number | null
  readonly id_token: string | null
  readonly profile: Profile | null
  /** Only while a sign-in is under way, so that none is ever stored (docs/spec/rulings.md#20). */
  readonly pingPkce: PkceData | null
  readonly membership: Membership
}

export interface UserStateParts {
  readonly session: Session | null
  readonly pkce: PkceData | null
  readonly profile: Profile | null
  readonly membership: Membership
}

/** Joins what the domains know of the user. */
export const userStateOf = ({ session, pkce, profile, membership }: UserStateParts): UserState => ({
  isAuthenticated: session !== null,
  userInfo: session?.user ?? null,
  access_token: session?.accessToken ?? null,
  expires_in: session?.expiresIn ?? null,
  expires_at: session?.expiresAt ?? null,
  id_token: session?.idToken ?? null,
  profile,
  pingPkce: pkce,
  membership,
})

/** Raised whenever what is stored changes its shape: another version is not read. */
export const STORED_VERSION = 2

export const serialiseUserState = (user: UserState): string => JSON.stringify({ version: STORED_VERSION, user })
