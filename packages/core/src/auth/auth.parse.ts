import * as z from 'zod/mini'
import type { Id } from '../shared/id.ts'
import { storedId } from '../shared/storedId.ts'
import type { Session, UserInfo } from './auth.types.ts'

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

/** The provider sends 0, or an empty text, for a guest or a customer without a group. */
const idOf = (claim: string | null | undefined): Id | null => (claim && claim !== '0' ? claim : null)

/** Returns the unverified claims of a JWT: base64url of UTF-8 JSON. Throws for anything else. */
const payloadOf = (token: string): unknown => {
  const [, payload = ''] = token.split('.')
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
    character.charCodeAt(0),
  )
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}

/**
 * Returns the user and expiry of an access token, for display only: the server checks permissions. Throws for an
 * unreadable token.
 */
export const readToken = (token: string): { user: UserInfo; exp: number | undefined } => {
  const { exp, bigCommCustomerID, bigCommCustomerGroupID, channel, given_name, userName } = z.parse(
    claims,
    payloadOf(token),
  )
  const user: UserInfo = {
    customerId: idOf(bigCommCustomerID),
    customerGroupId: idOf(bigCommCustomerGroupID),
    channel: channel ?? null,
    firstName: given_name ?? null,
    userName: userName ?? null,
  }
  return { user, exp }
}

/**
 * Creates a session from the provider's tokens. The token's own expiry takes precedence over `expiresIn` (spec
 * 3.auth.expires-at), and `maxSeconds` limits both.
 */
export const createSession = (
  tokens: { accessToken: string; idToken: string; expiresIn: number },
  now: number,
  maxSeconds = LATEST,
): Session => {
  const { user, exp } = readToken(tokens.accessToken)
  const end = exp === undefined ? now + tokens.expiresIn * 1000 : exp * 1000
  return { ...tokens, user, expiresAt: Math.min(end, now + maxSeconds * 1000, LATEST) }
}

/**
 * The stored fields of a session. The user is read from the token instead, so editing the stored `userInfo` has no
 * effect.
 */
export const sessionFields = z.object({
  access_token: z.string(),
  id_token: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
})

/** Returns the stored session; null for an expired one. Throws for an unreadable token. */
export const restoreSession = (fields: z.infer<typeof sessionFields>, now: number): Session | null => {
  const { access_token, id_token, expires_in, expires_at } = fields
  const { user, exp } = readToken(access_token)
  const expiresAt = exp === undefined ? expires_at : Math.min(expires_at, exp * 1000)
  if (expiresAt <= now) return null
  return { accessToken: access_token, idToken: id_token, expiresIn: expires_in, expiresAt, user }
}
