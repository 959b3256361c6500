import type { CallOptions } from '../shared/call.ts'
import type { EventLike } from '../shared/domain.ts'
import type { Site } from '../shared/site.ts'

/** A country of the selector with its sites, one per language. */
export interface SelectorEntry {
  /** In English; the UI translates it by the country code. */
  readonly countryName: string
  /** The country code in lower case; the specification identifies flags this way. */
  readonly flag: string
  readonly sites: readonly Site[]
}

/** The suggestion to change the site, for a visitor from another country. */
export interface CountrySuggestion {
  /** The current site. */
  readonly visited: Site
  /** The name of the detected country. */
  readonly countryName: string
  /** The sites of the detected country, at least one. */
  readonly sites: readonly Site[]
}

/** The port (gateway interface) for the country detection. It rejects only with a `StoreError`. */
export interface CountryGateway {
  /** Returns the country of the visitor, ISO 3166-1 alpha-2; null when unknown. */
  detect(options: CallOptions): Promise<string | null>
}

export interface CountryView {
  /** The current site. */
  readonly site: Site
  /** All sites of the shop. */
  readonly sites: readonly Site[]
  /** The country of the visitor, ISO 3166-1 alpha-2; null when unknown. */
  readonly detected: string | null
  /** Null when there is nothing to suggest. */
  readonly suggestion: CountrySuggestion | null
  /** The countries with their sites, in columns of seven (spec section 9). The current site is left out. */
  readonly columns: readonly (readonly SelectorEntry[])[]
  /** The rows of the cart's country picker: one for each country of the region (spec section 5). */
  readonly pickerSites: readonly Site[]
  /** Whether the shopper can choose the country of the cart: false where the region has one country, as in the US. */
  readonly canPickCountry: boolean
  /** The URL of the partner's site for China; null when there is none. */
  readonly partnerUrl: string | null
}

export interface CountryCommands {
  /** Keeps the visitor on this site; the suggestion does not open again. */
  stay(): void
  /**
   * Goes to the site with that prefix. Opens the same page on that site if the page exists there, otherwise the home
   * page.
   */
  goTo(prefix: string): void
}

export type CountryEvent =
  /** The country of the visitor was detected, now or at an earlier visit. */
  | { readonly type: 'country.detected'; readonly country: string }
  /** The visitor is from the country of another site. An effect opens the country suggestion. */
  | { readonly type: 'country.suggested'; readonly suggestion: CountrySuggestion }
  /** The visitor chose to stay on this site. */
  | { readonly type: 'country.stayed' }
  /** The visitor chose another site. An effect goes to `href` with `platform.navigation.assign`. */
  | { readonly type: 'country.leaving'; readonly href: string; readonly from: Site; readonly to: Site }

/** The country domain's name, view, commands and events, as one type parameter for the functions in `kit/`. */
export interface CountryTypes {
  readonly name: 'country'
  readonly view: CountryView
  readonly commands: CountryCommands
  readonly event: CountryEvent
  readonly gateway: CountryGateway
  readonly internal: EventLike
  readonly requires: never
  readonly blockable: never
}
