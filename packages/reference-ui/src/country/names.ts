import { type Site, sites } from '@cairn/core'

const regions = new Map<string, Intl.DisplayNames>()
const languages = new Map<string, Intl.DisplayNames>()

const displayNames = (
  known: Map<string, Intl.DisplayNames>,
  locale: string,
  type: 'region' | 'language',
): Intl.DisplayNames => {
  const names = known.get(locale) ?? new Intl.DisplayNames(locale, { type })
  known.set(locale, names)
  return names
}

/**
 * Names of countries and languages, by locale and code. The server sends them, because `Intl.DisplayNames` is the most
 * expensive single call of a first page; the browser formats only a name that is missing here.
 */
const cachedNames = new Map<string, string>()
const keyOf = (code: string, locale: string): string => `${locale} ${code}`

/** The names that the server formats for the browser: those in header, cart and country selector. */
export interface SiteNames {
  /** Country names by code, in the language of the site. */
  readonly countries: Readonly<Record<string, string>>
  /**
   * The two names of each language, by language code: in the language of the site, and in the named language itself.
   */
  readonly languages: Readonly<Record<string, readonly [here: string, itself: string]>>
}

export const namesOf = ({ hreflang }: Site): SiteNames => ({
  countries: Object.fromEntries(sites.map(({ countryCode }) => [countryCode, countryName(countryCode, hreflang)])),
  languages: Object.fromEntries(
    sites.map(({ language }) => [language, [languageName(language, hreflang), languageName(language, language)]]),
  ),
})

export const cacheNames = ({ hreflang }: Site, { countries, languages }: SiteNames): void => {
  for (const [code, name] of Object.entries(countries)) cachedNames.set(keyOf(code, hreflang), name)
  for (const [language, [here, itself]] of Object.entries(languages)) {
    cachedNames.set(keyOf(language, hreflang), here)
    cachedNames.set(keyOf(language, language), itself)
  }
}

const capitalise = (name: string, locale: string): string => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)

/** Returns a cached name, or formats and caches it. */
const nameOf = (code: string, locale: string, lookUp: () => string): string => {
  const key = keyOf(code, locale)
  const name = cachedNames.get(key) ?? lookUp()
  cachedNames.set(key, name)
  return name
}

/**
 * Returns the name of a country (ISO 3166-1 alpha-2) in the language of `locale` (BCP 47). The English names equal
 * those of the country table of the specification.
 */
export const countryName = (code: string, locale: string): string =>
  nameOf(code, locale, () => displayNames(regions, locale, 'region').of(code) ?? code)

/** Returns the name of a language (ISO 639) in the language of `locale`. */
export const languageName = (language: string, locale: string): string =>
  nameOf(language, locale, () =>
    capitalise(displayNames(languages, locale, 'language').of(language) ?? language, locale),
  )

/** Returns the name of a site: its country, with the language if the country has several sites ("Belgium (French)"). */
export const siteName = (site: Site, locale: string): string => {
  const country = countryName(site.countryCode, locale)
  return site.parent_country === null ? country : `${country} (${languageName(site.language, locale)})`
}
