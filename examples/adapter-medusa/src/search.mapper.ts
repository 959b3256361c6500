import { completeCard } from '@cairn/core/adapter'
import type { SearchCard, SearchFacet, SearchFilters } from '@cairn/core/search'
import type { MedusaProduct, MedusaSearchResult } from './medusa.schema.ts'
import { readCustom } from './metadata.ts'
import { pricesOf } from './product.mapper.ts'

/** Maps a product to a card with its cheapest variant. */
export const cardOf = ({ categories, handle, id, metadata, thumbnail, title, variants }: MedusaProduct): SearchCard => {
  const offers = variants.flatMap((variant) =>
    variant.calculated_price === null ? [] : [{ variantId: variant.id, ...pricesOf(variant.calculated_price) }],
  )
  const [cheapest] = offers.toSorted((one, other) => one.price.amount - other.price.amount)
  return completeCard({
    id,
    slug: handle,
    name: title,
    category: categories.slice(0, 2).map(({ name }) => name),
    imageUrl: thumbnail,
    variantId: cheapest?.variantId ?? null,
    price: cheapest?.price ?? null,
    regularPrice: cheapest?.regularPrice ?? null,
    badge: cheapest?.regularPrice ? 'sale' : null,
    ...readCustom(metadata),
  })
}

/** Maps the facets that offer something to choose. Medusa has no labels, so field and value are their own. */
export const facetsOf = ({ facets = {} }: MedusaSearchResult, filters: SearchFilters = {}): readonly SearchFacet[] => {
  const chosen = new Map(Object.entries(filters))
  return Object.entries(facets).flatMap(([field, { values = [] }]) => {
    const active = chosen.get(field)
    const isActive = (value: string): boolean => Array.isArray(active) && active.includes(value)
    const named = values.map(({ count, value }) => ({ value, label: value, count, isActive: isActive(value) }))
    return named.length === 0 ? [] : [{ field, label: field, values: named }]
  })
}
