import type { Currency } from './money.ts'

/**
 * The name of a store: any text. The sites of one store share channel, price list, tax mode, cart and session; the
 * reference shop has the stores EU and US (docs/spec/rulings.md#23).
 */
export type StoreSource = string

/**
 * The language of a site (ISO 639-1). The listed codes are the languages of the reference shop; your shop may use any
 * other.
 */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | (string & {})

/**
 * One storefront, for example `de/de-de`: its country entry in the specification (section 3) and the data derived from
 * that entry.
 */
export interface Site {
  /** The region whose countries a cart of this site can ship to. In the reference shop, equal to `storeSource`. */
  readonly region: string
  /** Whether the cart's country picker shows the site; it shows one site per country. */
  readonly useFlag: boolean
  /** Equal to `prefix` in the sites of the reference shop. */
  readonly domain: string
  /** In English. */
  readonly countryName: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** The flag of the site: the country code in lower case, as in the specification. */
  readonly flag: string
  /**
   * The URL prefix without leading and trailing slash, for example `de/de-de`; empty for a site at the root of its
   * host.
   */
  readonly prefix: string
  /**
   * The locale in the specification's notation with an underscore: `de_AT`. `Intl` does not accept it; use `hreflang`.
   */
  readonly locale: string
  /** The label of the site in a list; if a country has several sites, the label is the name of the language. */
  readonly text: string
  /** The BCP 47 tag: `de-AT`. */
  readonly hreflang: string
  readonly storeSource: StoreSource
  /** The country that groups several sites (Belgium, Switzerland), otherwise null. */
  readonly parent_country: string | null
  /** The name of the site, for example `Belgium (French)`. */
  readonly name: string
  /** The currency symbol. */
  readonly sign: string
  readonly language: Language
  readonly currency: Currency
  readonly taxIncluded: boolean
  /** Whether the cart shows an estimate of the shipping cost; true by default. */
  readonly estimatesShipping?: boolean | undefined
  /** The key of the contact form in the menus; the language by default. */
  readonly contactForm?: string | undefined
  /**
   * The id, at the search service, of another site whose popular searches are shown if this site has none. By default,
   * there is no such other site.
   */
  readonly trendingSiteId?: string | undefined
}
