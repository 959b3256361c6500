import type { Platform } from '../platform/platform.types.ts'
import type { Site } from '../shared/site.ts'
import { COUNTRY_COOKIE_DAYS, normaliseCountry, suggestionFor } from './country.rules.ts'
import type { CountrySuggestion } from './country.types.ts'

const DAY = 86_400

/** The country that was detected at most 7 days ago (spec section 4); null when there is none. */
export const rememberedCountry = ({ cookies }: Platform): string | null =>
  normaliseCountry(cookies.get('current_country'))

/** Only what was detected: a cookie renewed at every visit would never let a traveller be found again. */
export const rememberCountry = ({ cookies }: Platform, country: string): void =>
  cookies.set('current_country', country, { maxAge: COUNTRY_COOKIE_DAYS * DAY })

/** Who has chosen to stay is not asked again (spec section 4). */
export const keepStaying = ({ storage }: Platform): void => {
  storage.set('navigatedomain', '0')
}

/** What to offer a visitor from there; null for nothing. */
export const offerFor = (
  { storage }: Platform,
  site: Site,
  sites: readonly Site[],
  country: string,
): CountrySuggestion | null => (storage.get('navigatedomain') === '0' ? null : suggestionFor(site, sites, country))
