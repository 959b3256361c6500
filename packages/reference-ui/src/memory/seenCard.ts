import { completeCard, isFlagged, pricesOf } from '@cairn/core/adapter'
import type { RailCard } from '../product/card/ProductRail.tsx'
import type { SoldProduct } from '../product/fetchProducts.ts'

const isInStock = ({
  inventory_tracking: tracking,
  inventory_level: level,
}: SoldProduct['variants'][number]): boolean => tracking === 'none' || level === null || level > 0

/**
 * Maps a product to a card with its lowest price, or to none: a product that is no longer made leaves the row. The badges
 * are those of the other rows, and that of a product without stock.
 */
export const seenCard = (product: SoldProduct): readonly RailCard[] => {
  const { id, slug, name, category, currency, colors, images, variants, custom, rating, rating_count: count } = product
  const note = custom?.priceNote
  const [cheapest] = variants
    .map((variant) => pricesOf(variant, currency))
    .toSorted((one, other) => one.price.amount - other.price.amount)
  if (cheapest === undefined || isFlagged(product.custom_fields, 'is_retired')) return []
  const isComingSoon = isFlagged(product.custom_fields, 'is_coming_soon')
  const card = completeCard({
    id: String(id),
    slug,
    name,
    category: category.split(' . '),
    imageUrl: colors[0]?.images[0]?.url ?? images?.[0]?.url ?? null,
    tones: colors,
    badge: isComingSoon ? 'coming-soon' : cheapest.regularPrice === null ? null : 'sale',
    ...(typeof note === 'string' && { custom: { priceNote: note } }),
    ...(rating !== undefined && count !== undefined && { rating: { average: rating, count } }),
    ...cheapest,
  })
  return [{ ...card, isSoldOut: !isComingSoon && !variants.some(isInStock) }]
}
