import * as z from 'zod/mini'
import type { Session, UserInfo } from './auth.types.ts'

/** The last moment of a `Date`, in epoch milliseconds: JSON would store a later end, `Infinity`, as null. */
const LATEST = 8.64e15

/** For display: a claim of another shape is no reason to refuse who is signed in. */
const text = z.catch(z.nullish(z.string()), null)
const id = z.catch(
  z.nullish(z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d+$/)), z.coerce.number())])),
  null,
)

/** An id in a stored value. The types say number; one that a back end writes as text is kept as it is. */
export const storedId = z.custom<number>((value) => typeof value === 'number' || typeof value === 'string')

const claims = z.object({
  exp: z.optional(z.number()),
  bigCommCustomerID: id,
  bigCommCustomerGroupID: id,
  channel: z.optional(z.unknown()),
  given_name: text,
  userName: text,
})

/** The claims of a JWT, unverified: base64url of UTF-8 JSON. Throws for anything else. */
const payloadOf = (token: string): unknown => {
  const [, payload = ''] = token.split('.')
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
    character.charCodeAt(0),
  )
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}

/** Who the access token says is signed in, and until when. For display: the server decides rights. Throws for an unreadable token. */
export const readToken = (token: string): { user: UserInfo; exp: number | undefined } => {
  const { exp, bigCommCustomerID, bigCommCustomerGroupID, channel, given_name, userName } = z.parse(
    claims,
    payloadOf(token),
  )
  const user: UserInfo = {
    bigCommCustomerID: bigCommCustomerID ?? null,
    bigCommCustomerGroupID: bigCommCustomerGroupID ?? null,
    channel: channel ?? null,
    firstName: given_name ?? null,
    userName: userName ?? null,
  }
  return { user, exp }
}

/** Makes a session of the provider's tokens: the token's own end wins over `expiresIn` (spec 3.auth.expires-at), up to `maxSeconds` from now. */
export const createSession = (
  tokens: { accessToken: string; idToken: string; expiresIn: number },
  now: number,
  maxSeconds = LATEST,
): Session => {
  const { user, exp } = readToken(tokens.accessToken)
  const end = exp === undefined ? now + tokens.expiresIn * 1000 : exp * 1000
  return { ...tokens, user, expiresAt: Math.min(end, now + maxSeconds * 1000, LATEST) }
}

/** What is read back. Who it is comes from the token alone, so that editing `userInfo` changes nothing. */
export const sessionFields = z.object({
  access_token: z.string(),
  id_token: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
})

/** The session that was stored; null for one that is over. Throws for an unreadable token. */
export const restoreSession = (fields: z.infer<typeof sessionFields>, now: number): Session | null => {
  const { access_token, id_token, expires_in, expires_at } = fields
  const { user, exp } = readToken(access_token)
  const expiresAt = exp === undefined ? expires_at : Math.min(expires_at, exp * 1000)
  if (expiresAt <= now) return null
  return { accessToken: access_token, idToken: id_token, expiresIn: expires_in, expiresAt, user }
}
