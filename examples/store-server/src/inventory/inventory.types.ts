import type { Queries } from '../database/database.ts'
import type { Site } from '../sites/sites.data.ts'

/** What selling needs to know about a variant, in the buyer's currency and language. */
export type SellableVariant = {
  variantId: number
  productId: number
  sku: string
  productSku: string
  slug: string
  name: string
  colour: string
  size: string
  imageUrl: string
  /** Regular price in minor units. */
  priceMinor: number
  /** Null when not on sale. */
  salePriceMinor: number | null
  /** Pieces in stock; says nothing when not tracked. */
  stock: number
  tracked: boolean
  comingSoon: boolean
  retired: boolean
  /** ISO 3166-1 codes of the countries where it cannot be sent. */
  unshippableTo: readonly string[]
}

export type Wanted = { variantId: number; quantity: number }

/** The catalogue as carts and the checkout see it. Prices and stock come from here and never from a request. */
export type Inventory = {
  /** The variants that the buyer's store sells, by id; one without a price in the currency is left out. */
  read: (
    queries: Queries,
    variantIds: readonly number[],
    buyer: Pick<Site, 'store' | 'currency' | 'contentLanguage'>,
  ) => Promise<Map<number, SellableVariant>>
  /**
   * Takes pieces out of stock, inside the caller's transaction; untracked variants always suffice.
   * Gives the ids of the variants of which there were too few (nothing is taken of those).
   */
  take: (queries: Queries, wanted: readonly Wanted[]) => Promise<number[]>
}
