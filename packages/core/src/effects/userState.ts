import type { Profile } from '../account/account.types.ts'
import type { PkceData, Session, UserInfo } from '../auth/auth.types.ts'
import type { Membership } from '../membership/membership.types.ts'

/** The stored user state, with exactly the nine members of spec section 3. */
export interface UserState {
  readonly isAuthenticated: boolean
  readonly userInfo: UserInfo | null
  readonly access_token: string | null
  /** Seconds, from the token response. */
  readonly expires_in: number | null
  /** Epoch milliseconds. */
  readonly expires_at: number | null
  readonly id_token: string | null
  readonly profile: Profile | null
  /**
   * Always null in the storage: PKCE data exist only during a sign-in, and the state is stored only after the sign-in
   * (docs/spec/rulings.md#20).
   */
  readonly pingPkce: PkceData | null
  readonly membership: Membership
}

export interface UserStateParts {
  readonly session: Session | null
  readonly pkce: PkceData | null
  readonly profile: Profile | null
  readonly membership: Membership
}

/** Builds the user state from the data of the domains. */
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

/** The version of the stored format. A state of another version is ignored. */
export const STORED_VERSION = 2

/**
 * Serialises the user state with the names of the specification, because earlier builds read them. The pattern matches
 * only names, because JSON escapes each quote inside a value.
 */
export const serialiseUserState = (user: UserState): string =>
  JSON.stringify({ version: STORED_VERSION, user }).replace(/"customer(I|GroupI)d":/g, '"bigCommCustomer$1D":')
