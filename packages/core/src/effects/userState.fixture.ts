import type { Session } from '../auth/auth.types.ts'
import { NO_MEMBERSHIP } from '../membership/membership.rules.ts'
import { serialiseUserState, type UserStateParts, userStateOf } from './userState.ts'

/** Returns the stored user state of that session. */
export const storedText = (session: Session, known: Partial<UserStateParts> = {}): string =>
  serialiseUserState(userStateOf({ session, pkce: null, profile: null, membership: NO_MEMBERSHIP, ...known }))
