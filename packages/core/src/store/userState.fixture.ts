import type { Session } from '../auth/auth.types.ts'
import { NO_MEMBERSHIP } from '../membership/membership.rules.ts'
import { serialiseUserState, type UserStateParts, userStateOf } from './userState.ts'

/** What lies in the storage of a browser in which that session is open. */
export const storedText = (session: Session, known: Partial<UserStateParts> = {}): string =>
  serialiseUserState(userStateOf({ session, pkce: null, profile: null, membership: NO_MEMBERSHIP, ...known }))
