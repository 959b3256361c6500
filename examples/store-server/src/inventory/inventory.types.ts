import type { Store } from '@cairn/core/contracts'
import type { Queries } from '../database/database.ts'
import type { Site } from '../sites/sites.data.ts'

/** The data of a variant that carts and the checkout need, in the buyer's currency and language. */
export type SellableVariant = {
  variantId: number
  productId: number
  sku: string
  productSku: string
  slug: string
  name: string
  /** The chosen value of each option, in the buyer's language. */
  options: readonly Store.components['schemas']['CartItemOption'][]
  imageUrl: string
  /** Regular price in minor units. */
  priceMinor: number
  /** Null when the variant is not on sale. */
  salePriceMinor: number | null
  /** Pieces in stock; meaningless when `tracked` is false. */
  stock: number
  tracked: boolean
  comingSoon: boolean
  retired: boolean
  /** ISO 3166-1 codes of the countries to which the variant cannot be shipped. */
  unshippableTo: readonly string[]
}

type Pieces = { variantId: number; quantity: number }

/** Access to the product data that carts and the checkout use. Prices and stock come from here, never from a request. */
export type Inventory = {
  /**
   * Reads the variants that the buyer's store sells, keyed by id. Variants without a price in the buyer's currency are
   * missing from the map.
   */
  read: (
    queries: Queries,
    variantIds: readonly number[],
    buyer: Pick<Site, 'store' | 'currency' | 'contentLanguage'>,
  ) => Promise<Map<number, SellableVariant>>
  /**
   * Removes pieces from the stock inside the caller's transaction. Returns the ids of the variants with too little
   * stock and leaves their stock unchanged; untracked variants always have enough.
   */
  take: (queries: Queries, wanted: readonly Pieces[]) => Promise<number[]>
  /** Adds returned pieces to the stock inside the caller's transaction. Variants that no longer exist are skipped. */
  putBack: (queries: Queries, returned: readonly Pieces[]) => Promise<void>
}
