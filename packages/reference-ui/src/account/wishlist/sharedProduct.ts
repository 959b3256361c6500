import type { Money } from '@cairn/core'
import { imagesOf, type Product } from '@cairn/core/product'
import { priceNote } from '../../product/card/priceNote.ts'

/** The fields of a product that a shared list displays. */
export interface SharedProduct {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly category: readonly string[]
  readonly imageUrl: string | null
  /** The price of the cheapest variant; null without variants. */
  readonly price: Money | null
  /** The regular price when the product is on sale, otherwise null. */
  readonly regularPrice: Money | null
  /** The back end's sentence about the reduction. */
  readonly priceNote?: string | undefined
  readonly badge: 'badgeComingSoon' | 'badgeSale' | null
  readonly isRetired: boolean
}

/** Maps a product to a card: the picture of its first colour, and its lowest price. */
export const sharedProduct = (product: Product): SharedProduct => {
  const { id, slug, name, category, variants, isComingSoon, isRetired } = product
  const [cheapest] = variants.toSorted((one, other) => one.price.amount - other.price.amount)
  return {
    id,
    slug,
    name,
    category,
    imageUrl: imagesOf(product)[0]?.url ?? null,
    price: cheapest?.price ?? null,
    regularPrice: cheapest?.regularPrice ?? null,
    priceNote: priceNote(product),
    badge: isComingSoon ? 'badgeComingSoon' : cheapest?.regularPrice ? 'badgeSale' : null,
    isRetired,
  }
}
