/** The six languages of the shop, each with its own words in `src/messages`. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const
export type Language = (typeof languages)[number]

/** One storefront of the shop: an address prefix with its language, currency and store. */
export interface Site {
  /** Two path segments without slashes at either end: `de/de-de`. */
  readonly prefix: string
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countryCode: string
  readonly language: Language
  /** BCP 47: `de-DE`; the `lang` of the page and its `hreflang`. */
  readonly locale: string
  /** ISO 4217. */
  readonly currency: string
  /** The store whose catalogue, prices and cart this site uses. */
  readonly storeSource: 'EU' | 'US'
}

const isLanguage = (value: string | undefined): value is Language => languages.some((language) => language === value)

const site = (prefix: string, currency: string, storeSource: 'EU' | 'US'): Site => {
  const [country = '', tag = ''] = prefix.split('/')
  const [language] = tag.split('-')
  if (!isLanguage(language)) throw new Error(`${prefix} is in no language of the shop`)
  const countryCode = country.toUpperCase()
  return { prefix, countryCode, language, locale: `${language}-${countryCode}`, currency, storeSource }
}

/** The 20 sites, in the order of the country table. */
export const sites: readonly Site[] = [
  site('at/de-at', 'EUR', 'EU'),
  site('be/en-be', 'EUR', 'EU'),
  site('be/fr-be', 'EUR', 'EU'),
  site('dk/en-dk', 'EUR', 'EU'),
  site('fi/en-fi', 'EUR', 'EU'),
  site('fr/fr-fr', 'EUR', 'EU'),
  site('de/de-de', 'EUR', 'EU'),
  site('ie/en-ie', 'EUR', 'EU'),
  site('it/it-it', 'EUR', 'EU'),
  site('lu/fr-lu', 'EUR', 'EU'),
  site('nl/en-nl', 'EUR', 'EU'),
  site('no/en-no', 'EUR', 'EU'),
  site('pt/pt-pt', 'EUR', 'EU'),
  site('es/es-es', 'EUR', 'EU'),
  site('ch/de-ch', 'CHF', 'EU'),
  site('ch/fr-ch', 'CHF', 'EU'),
  site('ch/it-ch', 'CHF', 'EU'),
  site('se/en-se', 'EUR', 'EU'),
  site('gb/en-gb', 'GBP', 'EU'),
  site('us/en-us', 'USD', 'US'),
]

const byPrefix = new Map(sites.map((entry) => [entry.prefix, entry]))

/** The site of a prefix such as `de/de-de`, if there is one. */
export const findSite = (prefix: string): Site | undefined => byPrefix.get(prefix)

/** Where a visitor of whom nothing is known goes; also the `x-default` of every page. */
export const defaultSite: Site = findSite('us/en-us') ?? site('us/en-us', 'USD', 'US')
