import type { CallOptions } from '../shared/call.ts'
import type { EventLike } from '../shared/domain.ts'
import type { Site } from '../shared/site.ts'

/** A country of the selector with its sites: one, or one for each language. */
export interface SelectorEntry {
  readonly countryName: string
  readonly flag: string
  readonly sites: readonly Site[]
}

/** The offer to change the site, when the visitor seems to be elsewhere. */
export interface CountrySuggestion {
  /** The site that is being viewed. */
  readonly visited: Site
  /** The detected country. */
  readonly countryName: string
  readonly sites: readonly Site[]
}

export interface CountryGateway {
  /** Where the visitor seems to be (ISO 3166-1 alpha-2), or null. */
  detect(options: CallOptions): Promise<string | null>
}

export interface CountryView {
  readonly site: Site
  readonly sites: readonly Site[]
  /** The detected country, normalised; null when not known. */
  readonly detected: string | null
  readonly suggestion: CountrySuggestion | null
  /** The countries without the current site, in columns of seven (spec section 9). */
  readonly columns: readonly (readonly SelectorEntry[])[]
  /** The rows of the cart's country picker (spec section 5). */
  readonly pickerSites: readonly Site[]
  /** Whether the cart's country can be chosen: not in the US. */
  readonly canPickCountry: boolean
  /** The address of the partner's site for China, when there is one. */
  readonly partnerUrl: string | null
}

export interface CountryCommands {
  /** Stays on this site and is not asked again. */
  stay(): void
  /** Goes to another site, keeping the page where it exists there. */
  goTo(prefix: string): void
}

export type CountryEvent =
  /** It is known where the visitor is. */
  | { readonly type: 'country.detected'; readonly country: string }
  /** Another site is to be offered. The store opens the dialog of it. */
  | { readonly type: 'country.suggested'; readonly suggestion: CountrySuggestion }
  /** The visitor keeps this site. */
  | { readonly type: 'country.stayed' }
  /** Another site was chosen. The store itself goes to `href`, by `platform.navigation.assign`. */
  | { readonly type: 'country.leaving'; readonly href: string; readonly from: Site; readonly to: Site }

/** The types of the domain, by name. */
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
