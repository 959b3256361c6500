import type { Money } from '../shared/money.ts'

/** A product card of search and recommendation (spec section 3). The same shape as the product domain's card. */
export interface SearchCard {
  readonly id: number
  readonly slug: string
  readonly name: string
  /** One or two parts; the wire joins them with ' . '. */
  readonly category: readonly string[]
  /** The picture to show: recommendation image, else variant image, else the product's. */
  readonly imageUrl: string | null
  readonly variantId: number | null
  /** What it costs now: the sale price when not 0, else the regular price. Null when unknown. */
  readonly price: Money | null
  /** The regular price when the product is on sale, else null. */
  readonly regularPrice: Money | null
  readonly tones: readonly { readonly key: string; readonly name: string; readonly hex: string }[]
  readonly badge: 'new' | 'sale' | 'coming-soon' | null
}

export interface SearchFacet {
  readonly field: string
  readonly label: string
  readonly values: readonly {
    readonly value: string
    readonly label: string
    readonly count: number
    readonly isActive: boolean
    /** What a colour looks like, `#rrggbb`; other values have none. */
    readonly hex?: string | undefined
  }[]
}

/** What narrows a search; several values of one field widen it. */
export interface SearchFilters {
  readonly category?: readonly string[] | undefined
  readonly gender?: readonly string[] | undefined
  readonly activity?: readonly string[] | undefined
  readonly color?: readonly string[] | undefined
  readonly size?: readonly string[] | undefined
  readonly onSale?: boolean | undefined
}

export type SearchSort = 'relevance' | 'price-asc' | 'price-desc' | 'newest'
