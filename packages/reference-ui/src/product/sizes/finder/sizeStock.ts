import { type Choice, hasStock, type Product } from '@cairn/core/product'
import { COLOR, SIZE } from '../../buy/options.ts'

/** A size that is sold out with the other chosen values. */
export interface SoldOutSize {
  /** The label of the chosen colour; null for a product without a choice of colours. */
  readonly color: string | null
  /** The labels of the colours in which the size can be bought. */
  readonly otherColors: readonly string[]
}

/** Returns in which colours a size can be bought if it is sold out with the chosen values; null if it is in stock. */
export const findSoldOut = (product: Product, choice: Choice, size: string): SoldOutSize | null => {
  const chosen = { ...choice, [SIZE]: size }
  if (hasStock(product, chosen)) return null
  const colors = product.options.find(({ name }) => name === COLOR)?.values ?? []
  return {
    color: colors.find(({ key }) => key === choice[COLOR])?.label ?? null,
    otherColors: colors.filter(({ key }) => hasStock(product, { ...chosen, [COLOR]: key })).map(({ label }) => label),
  }
}
