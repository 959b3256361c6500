import * as z from 'zod/mini'
import type { ClaimMapping, ClaimSource, Claims, IdentityConfig } from '../platform/identity.types.ts'
import { StoreError } from '../shared/errors.ts'
import type { Id } from '../shared/id.ts'
import { storedId } from '../shared/storedId.ts'
import type { Session, SessionTokens, UserInfo } from './auth.types.ts'

/** The latest time of a `Date`, in epoch milliseconds. `Infinity` would become null in JSON. */
const LATEST = 8.64e15

/** These claims are only for display, so a claim with the wrong type becomes null instead of failing the sign-in. */
const text = z.catch(z.nullish(z.string()), null)
const id = z.catch(z.nullish(storedId), null)

const claims = z.object({
  exp: z.optional(z.number()),
  bigCommCustomerID: id,
  bigCommCustomerGroupID: id,
  channel: z.optional(z.unknown()),
  given_name: text,
  userName: text,
})

/**
 * Returns the id in a claim, or null if there is none. For a guest or a customer without a group, the provider sends 0
 * or an empty text in place of an id.
 */
const idOf = (claim: string | null | undefined): Id | null => (claim && claim !== '0' ? claim : null)

const mappedText = z.nullable(z.string())
const mappedId = z.nullable(storedId)

/**
 * The fields of a user, for claims that the shop maps and for the stored user. Ids may be any text, because other
 * providers use ids such as `sub`.
 */
const userInfo = z.object({
  customerId: mappedId,
  customerGroupId: mappedId,
  channel: z.unknown(),
  firstName: mappedText,
  userName: mappedText,
})

/** Returns the unverified claims of a JWT: base64url of UTF-8 JSON. Throws for anything else. */
const payloadOf = (token: string): unknown => {
  const [, payload = ''] = token.split('.')
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
    character.charCodeAt(0),
  )
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}

const mapClaim = (all: Claims, field: string, source: ClaimSource): unknown => {
  // A name such as `constructor` is no claim, although every object has it.
  const value = typeof source === 'string' ? (Object.hasOwn(all, source) ? all[source] : undefined) : source(all)
  if (value !== undefined) return value
  const what = typeof source === 'string' ? `the claim "${source}" is missing` : 'its function returned undefined'
  throw new StoreError('SIGN_IN', `identity.claims.${field}: ${what}`, { problem: 'missing_claim' })
}

/** Returns the user and the expiry that the claims contain. Throws `SIGN_IN` for a mapped claim that is missing or has the wrong type. */
const readClaims = (given: unknown, mapping: ClaimMapping = {}): { user: UserInfo; exp: number | undefined } => {
  const { exp, given_name, bigCommCustomerID, bigCommCustomerGroupID, channel, userName } = z.parse(claims, given)
  const user: UserInfo = {
    customerId: idOf(bigCommCustomerID),
    customerGroupId: idOf(bigCommCustomerGroupID),
    channel: channel ?? null,
    firstName: given_name ?? null,
    userName: userName ?? null,
  }
  const all: Claims = Object(given)
  const mapped = Object.entries(mapping).flatMap(([field, source]) =>
    source === undefined ? [] : [[field, mapClaim(all, field, source)] as const],
  )
  const read = userInfo.safeParse({ ...user, ...Object.fromEntries(mapped) })
  if (read.success) return { user: read.data, exp }
  const field = String(read.error.issues[0]?.path[0])
  throw new StoreError('SIGN_IN', `identity.claims.${field}: the claim has the wrong type`, {
    problem: 'invalid_claim',
  })
}

/**
 * Returns the user and expiry of an access token, for display only: the server checks permissions. Throws for an
 * unreadable token.
 */
export const readToken = (token: string, mapping?: ClaimMapping): ReturnType<typeof readClaims> =>
  readClaims(payloadOf(token), mapping)

/**
 * Whether the core reads the user from the access token. If not, the core never parses the token, because it may be
 * opaque.
 */
export const readsToken = ({ session, userFrom = 'access-token' }: IdentityConfig): boolean =>
  session !== 'cookie' && userFrom === 'access-token'

/**
 * Creates a session from the provider's tokens; for a renewal, `known` is the user of the session so far. The expiry in
 * the access token takes precedence over `expiresIn` (spec 3.auth.expires-at), and `maxSessionSeconds` limits both.
 */
export const createSession = (
  { claims: given, ...tokens }: SessionTokens,
  now: number,
  identity: IdentityConfig = {},
  known: UserInfo | null = null,
): Session => {
  const read = (): ReturnType<typeof readClaims> => {
    if (readsToken(identity)) return readToken(tokens.accessToken, identity.claims)
    // A renewal may bring no claims. The user then stays the same.
    if (given === undefined && known !== null) return { user: known, exp: undefined }
    return { user: readClaims(given, identity.claims).user, exp: undefined }
  }
  const { user, exp } = read()
  if (known !== null && user.customerId !== known.customerId)
    throw new StoreError('SIGN_IN', 'The renewed session belongs to another user')
  const end = exp === undefined ? now + tokens.expiresIn * 1000 : exp * 1000
  const maxSeconds = identity.maxSessionSeconds ?? LATEST
  return { ...tokens, user, expiresAt: Math.min(end, now + maxSeconds * 1000, LATEST) }
}

/**
 * The stored fields of a session. If the core reads the user from the access token, editing the stored `userInfo` has
 * no effect.
 */
export const sessionFields = z.object({
  access_token: z.string(),
  id_token: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
  userInfo: z.catch(z.optional(userInfo), undefined),
})

/** Returns the stored session; null for an expired one. Throws for an unreadable token or user. */
export const restoreSession = (
  fields: z.infer<typeof sessionFields>,
  now: number,
  identity: IdentityConfig = {},
): Session | null => {
  const { access_token, id_token, expires_in, expires_at, userInfo: stored } = fields
  const { user, exp } = readsToken(identity)
    ? readToken(access_token, identity.claims)
    : { user: z.parse(userInfo, stored), exp: undefined }
  const expiresAt = exp === undefined ? expires_at : Math.min(expires_at, exp * 1000)
  if (expiresAt <= now) return null
  return { accessToken: access_token, idToken: id_token, expiresIn: expires_in, expiresAt, user }
}
