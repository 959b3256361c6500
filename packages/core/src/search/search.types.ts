import type { CallOptions } from '../shared/call.ts'
import type { EventLike } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'
import type { Id } from '../shared/id.ts'
import type { StoreSource } from '../shared/site.ts'
import type { Limited } from '../shared/unsupported.ts'
import type { SearchCard, SearchFacet, SearchFilters, SearchSort } from './results.types.ts'

/** The suggestions for a term (spec section 3, Suggestion response). All texts are plain, never markup. */
export interface Suggestion {
  /** The requested term. */
  readonly query: string
  /** The term with its spelling corrected; null without a correction. */
  readonly corrected: string | null
  /** The primary suggestion; null without one. */
  readonly suggested: string | null
  /** Further suggestions, best first. */
  readonly alternatives: readonly string[]
}

/** A page of search results. */
export interface SearchResults {
  /** The requested term. */
  readonly term: string
  /** The term that the service searched for instead; absent without a correction. */
  readonly corrected?: string | undefined
  readonly products: readonly SearchCard[]
  /** How many products match on all pages. */
  readonly total: number
  /** The number of this page, from 1. */
  readonly page: number
  /** How many pages there are. */
  readonly pages: number
  readonly facets: readonly SearchFacet[]
  /** The URL of a merchandising redirect, unchecked; empty for none. */
  readonly redirect: string
}

export interface SearchRequest {
  readonly term: string
  /** Products per page; 6 in the panel (spec section 9). */
  readonly perPage?: number | undefined
  /** The number of the page, from 1. */
  readonly page?: number | undefined
  readonly filters?: SearchFilters | undefined
  readonly sort?: SearchSort | undefined
  /** Searches for the term as typed, without a correction; false by default. */
  readonly exact?: boolean | undefined
}

/** The data that the search service logs for a submitted term. */
export interface SearchLogEntry {
  readonly term: string
  readonly corrected?: string
  /** The locale of the site, such as `de_AT`. */
  readonly locale: string
  readonly storeSource: StoreSource
  readonly resultCount?: number
}

/**
 * What a search service may be unable to do:
 * - `suggestions`: `suggest` is never called. The panel shows products only, and Enter searches for the typed term.
 * - `trending`: `popular` is never called, and there are no popular searches.
 * - `recommendations`: `recommend` is never called, and there are no top sellers.
 * - `facets`: results have no facets, and a UI offers no filters.
 * - `sorting`: results have one order, and a UI offers no other.
 * - `redirects`: results have no merchandising redirect, so Enter always leads to the results page.
 */
export type SearchFeature = 'suggestions' | 'trending' | 'recommendations' | 'facets' | 'sorting' | 'redirects'

/** The port (gateway interface) to the search service. Each method rejects only with a `StoreError`. */
export interface SearchGateway extends Limited<SearchFeature> {
  search(request: SearchRequest, options: CallOptions): Promise<SearchResults>
  /** Returns the suggestions for a term. */
  suggest(term: string, options: CallOptions): Promise<Suggestion>
  /** Returns the popular searches of the locale, most popular first. */
  popular(options: CallOptions): Promise<readonly string[]>
  /**
   * Returns top sellers, or with `productId` the products that shoppers viewed together with that product. Returns up
   * to six by default.
   */
  recommend(request: { productId?: Id; limit?: number }, options: CallOptions): Promise<readonly SearchCard[]>
  /** Sends a log entry and does not wait for the response. The request continues even if the page unloads. */
  log(entry: SearchLogEntry): void
}

/** The search panel. Without results it shows popular searches and top sellers. */
export interface SearchView {
  readonly isOpen: boolean
  /** The text of the field, not trimmed. */
  readonly term: string
  /** Whether the UI shows the clear button; it needs at least 2 characters. */
  readonly canClear: boolean
  /** Whether the button in the search field is active; it needs at least 4 characters. */
  readonly canTrigger: boolean
  /** Whether a search is in flight. */
  readonly isLoading: boolean
  /** The popular searches; empty until loaded. */
  readonly popular: readonly string[]
  /** The top sellers; empty until loaded. */
  readonly topSellers: readonly SearchCard[]
  /** The primary suggestion, shown in bold; null without results. */
  readonly primary: string | null
  /** The other suggestions. */
  readonly alternatives: readonly string[]
  /**
   * The link 'Shop all': `label` is the typed term, and `term` is the term for the URL, corrected if there is a
   * correction.
   */
  readonly shopAll: { readonly label: string; readonly term: string } | null
  /** The results of the last search; null if there are none. The UI then shows popular searches and top sellers. */
  readonly results: SearchResults | null
  /** Whether the last search has ended without a product. */
  readonly isEmpty: boolean
  /** The term of the last search if it found no product; otherwise empty. */
  readonly emptyTerm: string
  /** Why the last search failed; null after the next success. */
  readonly error: StoreError | null
  /** What the back end cannot do; a UI hides these parts. */
  readonly unsupported: readonly SearchFeature[]
}

export interface SearchCommands {
  /** Opens the search. A closed search ignores `type`, even on a page that always shows the search field. */
  open(): void
  /** Closes the search and clears the term. */
  close(): void
  /**
   * Sets the text of the field. If the text has at least 3 characters, the search looks it up 300 ms after the last
   * call.
   */
  type(term: string): void
  /** Clears the term; the panel stays open. */
  clear(): void
  /** Searches when the user presses Enter; needs at least 1 character. */
  submit(): void
  /** Searches when the user presses the button in the search field; needs at least 4 characters. */
  trigger(): void
}

export type SearchEvent =
  /** The search was opened. */
  | { readonly type: 'search.opened' }
  /** The search was closed. */
  | { readonly type: 'search.closed' }
  /** A term was submitted. `corrected` is the term that the service searches for instead. */
  | { readonly type: 'search.submitted'; readonly term: string; readonly corrected: string | null }
  /**
   * A submitted search has ended. An effect goes to the merchandising redirect, which it checks first, or to the results page of the term.
   */
  | {
      readonly type: 'search.navigate'
      readonly redirect: string | null
      readonly term: string
      /** The term as typed, if the service corrected it. */
      readonly from?: string
    }

/** The search domain's name, view, commands and events, as one type parameter for the functions in `kit/`. */
export interface SearchTypes {
  readonly name: 'search'
  readonly view: SearchView
  readonly commands: SearchCommands
  readonly event: SearchEvent
  readonly gateway: SearchGateway
  readonly internal: EventLike
  readonly requires: never
  readonly blockable: never
}
