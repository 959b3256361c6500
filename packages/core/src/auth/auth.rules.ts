import type { Channels } from '../platform/environment.types.ts'
import { safeUrl } from '../shared/safeUrl.ts'
import type { Site, StoreSource } from '../shared/site.ts'
import type { Session } from './auth.types.ts'

/** Milliseconds before the redirect to the provider (spec section 9). */
export const SIGN_IN_DELAY = 300

/** How often the machine tries again to read a stored value that is missing (spec section 8), one second apart. */
export const STORED_VALUE_RETRIES = 5
export const STORED_VALUE_PAUSE = 1000

/**
 * Converts a locale to the provider's parameter `ui_locales`: 'de_AT' becomes `de-AT de` (spec 7.auth.ui-locales-form).
 */
export const uiLocales = (locale: string): string => {
  const tag = locale.replace('_', '-')
  const [language = tag] = tag.split('-')
  return tag === language ? tag : `${tag} ${language}`
}

/** Whether a session is valid: strictly before its expiry (docs/spec/rulings.md#14). */
export const isValidAt = ({ expiresAt }: Pick<Session, 'expiresAt'>, now: number): boolean => now < expiresAt

/** Milliseconds before the expiry at which the session is renewed. */
const RENEW_BEFORE = 60_000

/** Whether a session must be renewed: in its last minute, or in its second half if it lasts less than two minutes. */
export const needsRenewal = (
  { expiresAt, expiresIn }: Pick<Session, 'expiresAt' | 'expiresIn'>,
  now: number,
): boolean => expiresAt - now < Math.min(RENEW_BEFORE, expiresIn * 500)

/**
 * Returns the path of a URL with the shop's own origin; null for any other URL (docs/security.md#n1).
 * `/..//evil.example` has this origin, but its path `//evil.example` alone would lead to another host.
 */
export const ownPath = (input: string, base: string): string | null => {
  const url = safeUrl(input, { base })
  if (url === null || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}

/** Whether a URL is a callback of the provider: it has a code or an error. */
export const isAnswer = (href: string): boolean => {
  const { searchParams } = new URL(href)
  return searchParams.has('code') || searchParams.has('error')
}

/**
 * Returns the channels of each store of these sites. A store without given channels gets an empty list, so only its
 * name is a channel.
 */
export const channelsOf = (sites: readonly Pick<Site, 'storeSource'>[], given: Channels): Channels =>
  Object.fromEntries(sites.map(({ storeSource }) => [storeSource, given[storeSource] ?? []]))

/**
 * Whether the channel of a user belongs to another store and not to this one (spec section 4); `channels` has a list
 * for each store. An unknown channel belongs to no store, so it is not foreign (docs/spec/rulings.md#3).
 */
export const isForeign = (channel: unknown, store: StoreSource, channels: Channels): boolean => {
  const named = [channel]
    .flat()
    .filter((one) => (typeof one === 'string' && one !== '') || typeof one === 'number')
    .map((one) => `${one}`.toLowerCase())
  // The name of the store itself is always a valid channel.
  const isOf = (source: StoreSource): boolean =>
    [...(channels[source] ?? []), source].some((known) => named.includes(`${known}`.toLowerCase()))
  return !isOf(store) && Object.keys(channels).some(isOf)
}

/**
 * The storage key that is set while the provider may not have received the last sign-out. The next sign-in then makes
 * the provider ask for the password.
 */
export const UNCONFIRMED_SIGN_OUT = 'signedOut'
