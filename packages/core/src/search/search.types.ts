import type { CallOptions } from '../shared/call.ts'
import type { EventLike } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'
import type { StoreSource } from '../shared/site.ts'
import type { SearchCard, SearchFacet, SearchFilters, SearchSort } from './results.types.ts'

/** What the shopper may mean (spec section 3, Suggestion response). Texts are plain, never markup. */
export interface Suggestion {
  /** The term that was asked for. */
  readonly query: string
  readonly corrected: string | null
  /** The primary suggestion. */
  readonly suggested: string | null
  readonly alternatives: readonly string[]
}

export interface SearchResults {
  readonly term: string
  /** What the service searched for instead of the term; absent where it corrected nothing. */
  readonly corrected?: string | undefined
  readonly products: readonly SearchCard[]
  readonly total: number
  readonly page: number
  readonly pages: number
  readonly facets: readonly SearchFacet[]
  /** Where merchandising wants the shopper to go; empty when nowhere. */
  readonly redirect: string
}

export interface SearchRequest {
  readonly term: string
  /** Pieces per page; 6 in the panel (spec section 9). */
  readonly perPage?: number | undefined
  readonly page?: number | undefined
  readonly filters?: SearchFilters | undefined
  readonly sort?: SearchSort | undefined
  /** Searches for the term as it was typed, without a correction. Default false. */
  readonly exact?: boolean | undefined
}

export interface SearchLogEntry {
  readonly term: string
  readonly corrected?: string
  readonly locale: string
  readonly storeSource: StoreSource
  readonly resultCount?: number
}

/** What search asks of the outside world. */
export interface SearchGateway {
  search(request: SearchRequest, options: CallOptions): Promise<SearchResults>
  suggest(term: string, options: CallOptions): Promise<Suggestion>
  /** Popular searches of the locale, most popular first. */
  popular(options: CallOptions): Promise<readonly string[]>
  /** Up to six products; with a product, what others looked at beside it. */
  recommend(request: { productId?: number; limit?: number }, options: CallOptions): Promise<readonly SearchCard[]>
  /** Sent and forgotten; outlives the page. */
  log(entry: SearchLogEntry): void
}

/** The list of the panel: what others search for, or what was found. */
export interface SearchView {
  readonly isOpen: boolean
  /** As typed, not trimmed. */
  readonly term: string
  /** Whether there is something to clear: above 1 character. */
  readonly canClear: boolean
  /** Whether the inline trigger searches: above 3 characters. */
  readonly canTrigger: boolean
  readonly isLoading: boolean
  readonly popular: readonly string[]
  readonly topSellers: readonly SearchCard[]
  /** Bold: the primary suggestion; null before results. */
  readonly primary: string | null
  readonly alternatives: readonly string[]
  /** The term of the 'Shop all' label (typed) and of its link (corrected when there is a correction). */
  readonly shopAll: { readonly label: string; readonly term: string } | null
  /** What was found; null when there is no current result, then popular and top sellers are shown. */
  readonly results: SearchResults | null
  /** True only after a finished search that found nothing. */
  readonly isEmpty: boolean
  /** The term that found nothing. */
  readonly emptyTerm: string
  readonly error: StoreError | null
}

export interface SearchCommands {
  /** Begins, also where the field always stands on the page: while search is closed, what is typed means nothing. */
  open(): void
  /** Ends and forgets the term. */
  close(): void
  /** The text of the field; looked up after a rest of 300 ms, from 3 characters. */
  type(term: string): void
  /** Empties the term and keeps the panel open. */
  clear(): void
  /** Enter, with at least 1 character. */
  submit(): void
  /** The search icon inside the field, with more than 3 characters. */
  trigger(): void
}

export type SearchEvent =
  /** The search was opened. */
  | { readonly type: 'search.opened' }
  /** The search was closed. */
  | { readonly type: 'search.closed' }
  /** A term was submitted. `corrected` is what the service searched for instead. */
  | { readonly type: 'search.submitted'; readonly term: string; readonly corrected: string | null }
  /**
   * Where Enter leads: a merchandising redirect (not yet checked), or the results page of the term. The store itself goes there, by
   * `platform.navigation.assign`.
   */
  | {
      readonly type: 'search.navigate'
      readonly redirect: string | null
      readonly term: string
      /** The term as it was typed, where the service corrected it. */
      readonly from?: string
    }

/** The types of the domain, by name. */
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
