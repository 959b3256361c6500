import type { Money } from '@cairn/core'
import type { Product } from '@cairn/core/product'

/** What a shared list shows of a product. */
export interface SharedProduct {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly category: readonly string[]
  readonly imageUrl: string | null
  /** Of its cheapest variant; null when it has none. */
  readonly price: Money | null
  /** The regular price when on sale, else null. */
  readonly regularPrice: Money | null
  readonly badge: 'badgeComingSoon' | 'badgeSale' | null
  readonly isRetired: boolean
}

/** A product as a card: its first colour, and what it costs at least. */
export const sharedProduct = (product: Product): SharedProduct => {
  const { id, slug, name, category, colors, variants, isComingSoon, isRetired } = product
  const [cheapest] = variants.toSorted((one, other) => one.price.amount - other.price.amount)
  return {
    id,
    slug,
    name,
    category,
    imageUrl: colors[0]?.images[0]?.url ?? null,
    price: cheapest?.price ?? null,
    regularPrice: cheapest?.regularPrice ?? null,
    badge: isComingSoon ? 'badgeComingSoon' : cheapest?.regularPrice ? 'badgeSale' : null,
    isRetired,
  }
}
