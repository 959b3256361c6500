import type { Product } from '@cairn/core/product'
import { type SharedProduct, sharedProduct } from '../account/wishlist/sharedProduct.ts'
import { garmentType } from '../product/garmentType.ts'

/** The fields of a product that the comparison shows. */
export interface ComparedProduct extends SharedProduct {
  /** The type of garment, such as `jackets`. */
  readonly type: string
  /** The keys of the activities. */
  readonly activities: readonly string[]
  readonly materials: string
  readonly fit: string
  /** Null if the features do not name a weight. */
  readonly weight: string | null
  /** The features without the weight. */
  readonly features: readonly string[]
}

/** The catalogue names the weight among the features, such as "Weight: 320 g". */
const WEIGHT = /:\s*(\d[\d.,\s]*(?:g|kg|oz|lb))\.?$/

/** Maps a product to the columns of the comparison. */
export const comparedProduct = (product: Product): ComparedProduct => {
  const { activities, materials, fit, features } = product
  const weights = features.flatMap((feature) => WEIGHT.exec(feature)?.[1] ?? [])
  return {
    ...sharedProduct(product),
    type: garmentType(product),
    activities,
    materials,
    fit,
    weight: weights[0] ?? null,
    features: features.filter((feature) => !WEIGHT.test(feature)),
  }
}
