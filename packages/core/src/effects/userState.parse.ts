import * as z from 'zod/mini'
import type { Profile } from '../account/account.types.ts'
import { restoreSession, sessionFields } from '../auth/auth.parse.ts'
import type { Session } from '../auth/auth.types.ts'
import type { Membership } from '../membership/membership.types.ts'
import type { IdentityConfig } from '../platform/identity.types.ts'
import { customPart } from '../shared/custom.ts'
import { storedId } from '../shared/storedId.ts'

/** The user data that an earlier page stored. */
export interface StoredUser {
  readonly session: Session
  readonly profile: Profile | null
  readonly membership: Membership | null
}

const text = z.nullable(z.string())
const number = z.nullable(z.number())

const profile = z.pipe(
  z.object({
    customerId: storedId,
    userName: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    custom: z.optional(z.unknown()),
  }),
  z.transform(({ custom, ...names }): Profile => ({ ...names, ...customPart(custom) })),
)

const membership = z.object({
  isActive: z.boolean(),
  customerGroupId: z.nullable(storedId),
  customerGroup: text,
  community: z.string(),
  category: text,
  discount: number,
  expiry_date: text,
})

const stored = z.object({
  version: z.number(),
  user: z.extend(sessionFields, {
    profile: z.catch(z.nullable(profile), null),
    membership: z.catch(z.nullable(membership), null),
  }),
})

/** Replaces the stored names by those of the domains; the inverse of the replacement in `userState.ts`. */
const withDomainNames = (text: string): string => text.replace(/"bigCommCustomer(I|GroupI)D":/g, '"customer$1d":')

/**
 * Parses a stored user state. Returns null for a missing or broken state, for a state of another version, and for a
 * state whose session has expired.
 */
export const parseUser = (
  content: string | null,
  wanted: number,
  now: number,
  identity: IdentityConfig = {},
): StoredUser | null => {
  try {
    const { version, user } = z.parse(stored, JSON.parse(withDomainNames(content ?? 'null')))
    if (version !== wanted) return null
    const session = restoreSession(user, now, identity)
    return session === null ? null : { session, profile: user.profile, membership: user.membership }
  } catch {
    return null
  }
}
