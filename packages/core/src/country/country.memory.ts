import type { Platform } from '../platform/platform.types.ts'
import type { Site } from '../shared/site.ts'
import { COUNTRY_COOKIE_DAYS, normaliseCountry, suggestionFor } from './country.rules.ts'
import type { CountrySuggestion } from './country.types.ts'

const DAY = 86_400

/** Returns the country that was detected at most 7 days ago (spec section 4); null when there is none. */
export const rememberedCountry = ({ cookies }: Platform): string | null =>
  normaliseCountry(cookies.get('current_country'))

/**
 * Stores a newly detected country. The cookie is not renewed at each visit, otherwise the country of a traveller would
 * never be detected again.
 */
export const rememberCountry = ({ cookies }: Platform, country: string): void =>
  cookies.set('current_country', country, { maxAge: COUNTRY_COOKIE_DAYS * DAY })

/** Stores that the visitor stays on this site, so the suggestion does not open again (spec section 4). */
export const persistStay = ({ storage }: Platform): void => {
  storage.set('navigatedomain', '0')
}

export const hasStayed = ({ storage }: Platform): boolean => storage.get('navigatedomain') === '0'

/** Returns the suggestion for a visitor from that country; null when there is none. */
export const offerFor = (
  platform: Platform,
  site: Site,
  sites: readonly Site[],
  country: string,
): CountrySuggestion | null => (hasStayed(platform) ? null : suggestionFor(site, sites, country))

/** Creates the event that starts the machine, with the data of earlier visits. */
export const countryStart = (platform: Platform) =>
  ({ type: 'country.start', remembered: rememberedCountry(platform), hasStayed: hasStayed(platform) }) as const
