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

/** Names by locale and code that have been looked up, or told by the server. Making an `Intl.DisplayNames` is the costliest single call of a first page, and most pages name one country. */
const told = new Map<string, string>()
const keyOf = (code: string, locale: string): string => `${locale} ${code}`

/** What the server looked up, so that a browser need not: the names that header, cart and selector show. */
export interface SiteNames {
  /** By country code, in the language of the site. */
  readonly countries: Readonly<Record<string, string>>
  /** By language code: in the language of the site, and in their own. */
  readonly languages: Readonly<Record<string, readonly [here: string, itself: string]>>
}

export const namesOf = ({ hreflang }: Site): SiteNames => ({
  countries: Object.fromEntries(sites.map(({ countryCode }) => [countryCode, countryName(countryCode, hreflang)])),
  languages: Object.fromEntries(
    sites.map(({ language }) => [language, [languageName(language, hreflang), languageName(language, language)]]),
  ),
})

export const tellNames = ({ hreflang }: Site, { countries, languages }: SiteNames): void => {
  for (const [code, name] of Object.entries(countries)) told.set(keyOf(code, hreflang), name)
  for (const [language, [here, itself]] of Object.entries(languages)) {
    told.set(keyOf(language, hreflang), here)
    told.set(keyOf(language, language), itself)
  }
}

const capitalise = (name: string, locale: string): string => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)

/** Looks a name up once. */
const nameOf = (code: string, locale: string, lookUp: () => string): string => {
  const key = keyOf(code, locale)
  const name = told.get(key) ?? lookUp()
  told.set(key, name)
  return name
}

/** The name of a country (ISO 3166-1 alpha-2) in the language of `locale` (BCP 47). In English these are the names of the country table. */
export const countryName = (code: string, locale: string): string =>
  nameOf(code, locale, () => displayNames(regions, locale, 'region').of(code) ?? code)

/** The name of a language (ISO 639) in the language of `locale`. */
export const languageName = (language: string, locale: string): string =>
  nameOf(language, locale, () =>
    capitalise(displayNames(languages, locale, 'language').of(language) ?? language, locale),
  )

/** What a site is called: its country, with the language where the country has several sites ("Belgium (French)"). */
export const siteName = (site: Site, locale: string): string => {
  const country = countryName(site.countryCode, locale)
  return site.parent_country === null ? country : `${country} (${languageName(site.language, locale)})`
}
