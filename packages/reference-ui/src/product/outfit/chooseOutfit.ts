import type { Product } from '@cairn/core/product'
import type { SearchCard, SearchFilters } from '@cairn/core/search'

/** The number of products that complete an outfit. */
const OUTFIT_LENGTH = 3

/** Returns the filters for products of the same activity and gender; null for a product without activities. */
export const outfitFilters = ({ activities, gender }: Product): SearchFilters | null =>
  activities.length === 0
    ? null
    : { activity: activities.slice(0, 1), ...(gender !== 'all' && { gender: [gender, 'all'] }) }

/**
 * Chooses the first product of each type other than the product's own, in the order of the search. The order depends
 * only on the catalogue, so all visitors get the same products.
 */
export const chooseOutfit = (product: Product, cards: readonly SearchCard[]): readonly SearchCard[] => {
  const types = new Set([product.category[0]])
  const chosen: SearchCard[] = []
  for (const card of cards) {
    const [type] = card.category
    if (types.has(type)) continue
    types.add(type)
    chosen.push(card)
  }
  return chosen.slice(0, OUTFIT_LENGTH)
}
