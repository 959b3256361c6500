import type { Currency } from './money.ts'

/** The two stores behind the sites: each with its own channel, price list, tax mode and cart (readings, ruling 23). */
export type StoreSource = 'EU' | 'US'

/** The language of a site (ISO 639-1): one in which the reference shop is written, or one of your own. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | (string & {})

/** One storefront: a country entry of the specification (section 3) with what follows from it. */
export interface Site {
  readonly region: StoreSource
  /** Whether the entry is a row of the cart's country picker (one per country). */
  readonly useFlag: boolean
  readonly domain: string
  readonly countryName: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly flag: string
  /** The address prefix without slashes at its ends, for example `de/de-de`; empty for a site at the root of its host. */
  readonly prefix: string
  /** With an underscore, as the specification writes it: `de_AT`. Not fit for `Intl`; use `hreflang`. */
  readonly locale: string
  /** The label in lists; for a country with several sites the label of the language. */
  readonly text: string
  /** BCP 47: `de-AT`. */
  readonly hreflang: string
  readonly storeSource: StoreSource
  /** The country that groups several sites (Belgium, Switzerland), else null. */
  readonly parent_country: string | null
  /** The name of the site, for example `Belgium (French)`. */
  readonly name: string
  /** The sign of the currency. */
  readonly sign: string
  readonly language: Language
  readonly currency: Currency
  readonly taxIncluded: boolean
}
