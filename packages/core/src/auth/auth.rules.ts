import { safeUrl } from '../shared/safeUrl.ts'
import type { StoreSource } from '../shared/site.ts'
import type { Session } from './auth.types.ts'

/** Milliseconds before the browser leaves for the provider (spec section 9). */
export const SIGN_IN_DELAY = 300

/** A stored value that is not there yet is asked for again (spec section 8): five times after the first, a second apart. */
export const STORED_VALUE_RETRIES = 5
export const STORED_VALUE_PAUSE = 1000

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
  // The word of the region itself needs no configuration.
  const isOf = (source: StoreSource): boolean => named.some((one) => isIn(one, [...channels[source], source]))
  return isOf(store === 'EU' ? 'US' : 'EU') && !isOf(store)
}

/** Lies in the storage where somebody has signed out and the provider may not have heard of it: the next one to sign in says who they are. */
export const LEFT_OPEN = 'signedOut'
