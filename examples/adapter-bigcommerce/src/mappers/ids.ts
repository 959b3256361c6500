import type { Id } from '@cairn/core'
import { textOf } from '@cairn/core/adapter'

// BigCommerce adds a variant to a cart only with the id of its product, but a command has only the id of the variant.
// So the id of a variant is both ids, such as `91-912`.

/** Returns the id of a variant for the core; null if one of the two ids is missing. */
export const variantIdOf = (productId: unknown, variantId: unknown): Id | null => {
  const [product, variant] = [textOf(productId), textOf(variantId)]
  return product === null || variant === null ? null : `${product}-${variant}`
}

export interface VariantKey {
  readonly productId: number
  readonly variantId: number
}

/** Splits the id of a variant into the two numbers of BigCommerce; null for an id that is not of this adapter. */
export const readVariantId = (id: Id): VariantKey | null => {
  const [, productId, variantId] = /^(\d{1,15})-(\d{1,15})$/.exec(id) ?? []
  return productId === undefined || variantId === undefined
    ? null
    : { productId: Number(productId), variantId: Number(variantId) }
}
