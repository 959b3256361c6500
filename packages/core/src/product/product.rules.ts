import type { Id } from '../shared/id.ts'
import { STOCK_IS_LOW_BELOW } from '../shared/stock.ts'
import type { Product, ProductView, SizeChoice, Variant } from './product.types.ts'

/** Whether a variant can be bought; untracked stock always can (docs/spec/rulings.md#4). */
export const isInStock = ({ isTracked, inventoryLevel }: Variant): boolean =>
  !isTracked || inventoryLevel === null || inventoryLevel > 0

/** A choice of colour and size; either may be missing or unknown. */
export interface Choice {
  readonly color?: string | undefined
  readonly size?: string | undefined
}

/**
 * The variant to select when the URL names an unknown variant: in the first colour, the first variant that is in stock,
 * or the first variant if all are sold out.
 */
const defaultVariant = ({ colors, variants }: Product): Variant | undefined => {
  const ofColor = variants.filter(({ color }) => color === colors[0]?.key)
  return ofColor.find(isInStock) ?? ofColor[0]
}

/**
 * Returns the colour and size of the variant that a URL names (`?variant=`). An unknown id selects the default variant
 * (spec 2.routes.variant-honoured); null means that the URL names no variant, and selects nothing.
 */
export const choiceOfVariant = (product: Product, named: Id | null): Choice => {
  if (named === null) return {}
  const variant = product.variants.find(({ id }) => id === named) ?? defaultVariant(product)
  return variant ? { color: variant.color, size: variant.size } : {}
}

/** Returns the entry with that key, or undefined. */
const findByKey = <Entry extends { readonly key: string }>(
  entries: readonly Entry[],
  key: string | undefined,
): Entry | undefined => entries.find((entry) => entry.key === key)

/**
 * Returns the view of a product for a choice. An unknown colour becomes the first colour; an unknown size counts as not
 * chosen.
 */
export const viewProduct = (product: Product, choice: Choice): ProductView => {
  const [firstColor] = product.colors
  if (firstColor === undefined) throw new RangeError('A product has at least one colour')
  const color = findByKey(product.colors, choice.color) ?? firstColor
  const ofColor = product.variants.filter((variant) => variant.color === color.key)
  const sizes = product.sizes.map((size): SizeChoice => {
    const variant = ofColor.find((candidate) => candidate.size === size.key)
    return { ...size, variantId: variant?.id ?? null, isAvailable: variant !== undefined && isInStock(variant) }
  })
  const onlySize = product.sizes.length === 1 ? product.sizes[0]?.key : undefined
  const size = findByKey(product.sizes, choice.size)?.key ?? onlySize ?? null
  const currentVariant = ofColor.find((variant) => variant.size === size) ?? null
  const priced = currentVariant ?? ofColor.find(isInStock) ?? ofColor[0] ?? product.variants[0]
  if (priced === undefined) throw new RangeError('A product has at least one variant')
  const level = currentVariant?.isTracked ? currentVariant.inventoryLevel : null
  return {
    product,
    color,
    size,
    sizes,
    currentVariant,
    currentPrice: priced.price,
    regularPrice: priced.regularPrice,
    isOutOfStock: currentVariant === null ? !ofColor.some(isInStock) : !isInStock(currentVariant),
    remaining: level !== null && level >= 1 && level < STOCK_IS_LOW_BELOW ? level : null,
    unavailable: product.isRetired ? 'retired' : product.isComingSoon ? 'coming-soon' : null,
  }
}
