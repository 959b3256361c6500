import * as z from 'zod/mini'
import { safeUrl } from '../shared/safeUrl.ts'
import type { StoreSource } from '../shared/site.ts'
import type { Session, UserInfo } from './auth.types.ts'

/** Milliseconds before the browser leaves for the provider (spec section 9). */
export const SIGN_IN_DELAY = 300
/** Seconds: a session that says it lasts longer is believed for this long. */
const LONGEST_SESSION = 30 * 86_400

/** 'de_AT' as the provider wants it: `de-AT de` (readings L157). */
export const uiLocales = (locale: string): string => {
  const tag = locale.replace('_', '-')
  const [language = tag] = tag.split('-')
  return tag === language ? tag : `${tag} ${language}`
}

/** Strictly before its end (readings, ruling 14). */
export const isValidAt = ({ expiresAt }: Pick<Session, 'expiresAt'>, now: number): boolean => now < expiresAt

/**
 * The path of an address of our own origin; null for any other (threats A12, N1). `/..//evil.example` is of our origin,
 * but its path taken alone is another's address.
 */
export const ownPath = (input: string, base: string): string | null => {
  const url = safeUrl(input, { base })
  if (url === null || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}

/** Whether an address is an answer of the provider: with a code, or with an error. */
export const isAnswer = (href: string): boolean => {
  const { searchParams } = new URL(href)
  return searchParams.has('code') || searchParams.has('error')
}

type Channels = Readonly<Record<StoreSource, readonly (number | string)[]>>

const isIn = (channel: unknown, channels: readonly (number | string)[]): boolean =>
  channels.some((known) => String(known).toLowerCase() === String(channel).toLowerCase())

/** Whether the channel of a user belongs to the other store alone (spec section 4); an unknown one belongs nowhere (ruling 3). */
export const isForeign = (channel: unknown, store: StoreSource, channels: Channels): boolean => {
  const named = (Array.isArray(channel) ? channel : [channel]).filter(
    (one) => (typeof one === 'string' && one !== '') || typeof one === 'number',
  )
  const other = store === 'EU' ? 'US' : 'EU'
  return named.some((one) => isIn(one, channels[other])) && !named.some((one) => isIn(one, channels[store]))
}

/** For display: a claim of another shape is no reason to refuse who is signed in. */
const text = z.catch(z.nullish(z.string()), null)
const id = z.catch(
  z.nullish(z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d+$/)), z.coerce.number())])),
  null,
)

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

/** A session from what the provider answered: the token's own end wins over `expiresIn` (readings L79). */
export const createSession = (
  tokens: { accessToken: string; idToken: string; expiresIn: number },
  now: number,
): Session => {
  const { user, exp } = readToken(tokens.accessToken)
  const end = exp === undefined ? now + tokens.expiresIn * 1000 : exp * 1000
  return { ...tokens, user, expiresAt: Math.min(end, now + LONGEST_SESSION * 1000) }
}
