import { findByKey } from '../shared/findByKey.ts'
import { STOCK_IS_LOW_BELOW } from '../shared/stock.ts'
import type { Product, ProductView, SizeChoice, Variant } from './product.types.ts'

/** Whether a variant can be bought; untracked stock always can (readings, ruling 4). */
export const isInStock = ({ isTracked, inventoryLevel }: Variant): boolean =>
  !isTracked || inventoryLevel === null || inventoryLevel > 0

/** A choice of colour and size; either may be missing or unknown. */
export interface Choice {
  readonly color?: string | undefined
  readonly size?: string | undefined
}

/** What is current when the address names a variant that the product has not: the first that can be bought, in the first colour. */
const defaultVariant = ({ colors, variants }: Product): Variant | undefined => {
  const ofColor = variants.filter(({ color }) => color === colors[0]?.key)
  return ofColor.find(isInStock) ?? ofColor[0]
}

/**
 * The choice that the variant in an address stands for (`?variant=`). One that the product has not is its default variant
 * (readings L19); null, when none is named, is no choice.
 */
export const choiceOfVariant = (product: Product, named: number | string | null): Choice => {
  if (named === null) return {}
  const variant = product.variants.find(({ id }) => String(id) === String(named)) ?? defaultVariant(product)
  return variant ? { color: variant.color, size: variant.size } : {}
}

/** The product as it is shown for a choice; an unknown colour or size falls back to the default. */
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
