import { hasStock, type Product, viewProduct } from '@cairn/core/product'
import { type SharedProduct, sharedProduct } from '../account/wishlist/sharedProduct.ts'
import { SIZE, sizesOf } from '../product/buy/options.ts'
import { garmentType } from '../product/garmentType.ts'

/** The fields of a product that the comparison shows. */
export interface ComparedProduct extends SharedProduct {
  /** The type of garment, such as `jackets`. */
  readonly type: string
  readonly gender: Product['gender']
  /** The labels of the sizes in stock in the colour of the picture; null for a product without sizes. */
  readonly sizes: readonly string[] | null
  /** Whether the shop sells the product now. */
  readonly isForSale: boolean
  /** The keys of the activities. */
  readonly activities: readonly string[]
  readonly materials: string
  readonly fit: string
  /** Null for a product without warmth. */
  readonly warmth: string | null
  /** Null for a product that is not waterproof. */
  readonly waterproofness: string | null
  /** Null if the features do not name a weight. */
  readonly weight: string | null
  /** The features without the weight, the warmth and the waterproofness. */
  readonly features: readonly string[]
}

/** An amount and, if it differs by size, the size: "320 g" or "445 g (XXL)". */
const AMOUNT = /^\d[\d.,\s]*(?:g|kg|oz|lb)(?:\s*\([^)]*\))?\.?$/

/**
 * Returns the weight that a feature such as "Weight: 355 g (XS), 445 g (XXL)" names. The row repeats a one-word label;
 * "Weight of the pair" says more and stays.
 */
const weightIn = (feature: string): string | null => {
  const [label = '', amounts = ''] = feature.split(/\s*:\s*/, 2)
  if (!amounts.split(/,\s+/).every((amount) => AMOUNT.test(amount))) return null
  return /\s/.test(label) ? feature : amounts
}

/** Returns the text of a rating that the product carries as data of the shop; null if it has none. */
const ratingIn = ({ custom }: Product, name: 'warmth' | 'waterproofness'): string | null => {
  const rating = custom?.[name]
  const text = typeof rating === 'object' && rating !== null && 'text' in rating ? rating.text : null
  return typeof text === 'string' ? text : null
}

/** Maps a product to the columns of the comparison. */
export const comparedProduct = (product: Product): ComparedProduct => {
  const { activities, gender, materials, fit, features } = product
  const sizes = sizesOf(product)
  const shown = product.variants.length === 0 ? {} : viewProduct(product, {}).choice
  const weights = features.flatMap((feature) => weightIn(feature) ?? [])
  const warmth = ratingIn(product, 'warmth')
  const waterproofness = ratingIn(product, 'waterproofness')
  const hasOwnRow = (feature: string): boolean =>
    weightIn(feature) !== null || [warmth, waterproofness].some((text) => text !== null && feature.includes(text))
  return {
    ...sharedProduct(product),
    type: garmentType(product),
    gender,
    sizes:
      sizes.length === 0
        ? null
        : sizes.flatMap(({ key, label }) => (hasStock(product, { ...shown, [SIZE]: key }) ? [label] : [])),
    isForSale: !product.isComingSoon && !product.isRetired && hasStock(product, {}),
    activities,
    materials,
    fit,
    warmth,
    waterproofness,
    weight: weights[0] ?? null,
    features: features.filter((feature) => !hasOwnRow(feature)),
  }
}
