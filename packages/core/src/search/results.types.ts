import type { CustomOf } from '../shared/custom.ts'
import type { FILTER_FIELDS } from '../shared/generated/filters.ts'
import type { Id } from '../shared/id.ts'
import type { Money } from '../shared/money.ts'

/** A product card of the search and of recommendations (spec section 3). */
export interface SearchCard {
  /** The product id. */
  readonly id: Id
  /** The slug of the product page, without slashes. */
  readonly slug: string
  readonly name: string
  /** The category names, from the widest to the narrowest; one or two. */
  readonly category: readonly string[]
  /**
   * The image that the service names for recommendations, otherwise that of the variant, otherwise that of the product.
   */
  readonly imageUrl: string | null
  /** Another view of the same colour, to show on hover; absent without one. */
  readonly secondImageUrl?: string | undefined
  /** The average of the reviews from 1 to 5, and their number; absent without reviews. */
  readonly rating?: { readonly average: number; readonly count: number } | undefined
  /** The variant to which image and price belong; null when the service names none. */
  readonly variantId: Id | null
  /** The current price: the sale price, or the regular price if the sale price is missing or 0. Null when unknown. */
  readonly price: Money | null
  /** The regular price of a product on sale; null otherwise. */
  readonly regularPrice: Money | null
  /** The colours of the product; `hex` is `#rrggbb`. */
  readonly tones: readonly { readonly key: string; readonly name: string; readonly hex: string }[]
  readonly badge: 'new' | 'sale' | 'coming-soon' | null
  /** Data of the team, typed by `Register['custom']['searchCard']`; absent when the service sends none. */
  readonly custom?: CustomOf<'searchCard'> | undefined
}

/** A filter of the results page with its values. */
export interface SearchFacet {
  /** The field name of the search service, such as `color`. */
  readonly field: string
  /** The name of the filter, in the shopper's language. */
  readonly label: string
  readonly values: readonly {
    /** The value in requests; of a price range `low..high`, where an open end is empty. */
    readonly value: string
    /** The value in the shopper's language. */
    readonly label: string
    /** How many products of the results have the value. */
    readonly count: number
    /** Whether the request filters by the value. */
    readonly isActive: boolean
    /** The colour of the value as `#rrggbb`; absent for a value that is no colour. */
    readonly hex?: string | undefined
  }[]
}

/** The field name of a filter with a list of values; openapi/search.yaml defines these fields. */
export type FilterField = (typeof FILTER_FIELDS)[number]

/**
 * A range of prices as decimal amounts in the site's currency, such as 99.5. Both ends belong to the range; an absent
 * end is open.
 */
export interface PriceRange {
  readonly low?: number | undefined
  readonly high?: number | undefined
}

type FilterLists = { readonly [Field in FilterField]?: readonly string[] | undefined }

/** The filters of a search. A product must match every field, and needs at least one of the values of each field. */
export interface SearchFilters extends FilterLists {
  /** Only products on sale. */
  readonly onSale?: boolean | undefined
  /** Only products in a price range. */
  readonly price?: PriceRange | undefined
}

export type SearchSort = 'relevance' | 'price-asc' | 'price-desc' | 'newest'
