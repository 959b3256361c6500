import type { PriceRange, SearchFacet } from '@cairn/core/search'
import { PRICE } from './priceRange.ts'
import { isListField, ON_SALE, type SearchQuery } from './searchAddress.ts'

/**
 * Returns the facets that can still narrow a category page: those that the scope does not set. If the current category
 * has several subcategories, the category facet stays and offers these.
 */
export const openFacets = (facets: readonly SearchFacet[], { scope }: SearchQuery): readonly SearchFacet[] =>
  facets.flatMap((facet) => {
    const current = isListField(facet.field)
      ? scope[facet.field]
      : (facet.field === ON_SALE && scope.onSale) || (facet.field === PRICE && scope.price)
        ? []
        : undefined
    if (current === undefined) return facet.values.length > 0 ? [facet] : []
    const values = facet.values.filter(({ value }) => current.some((whole) => value.startsWith(`${whole}-`)))
    return values.length > 1 ? [{ ...facet, values }] : []
  })

/**
 * Returns the values of a facet that the shopper chose; a whole category includes its subcategories. Values that are
 * active only because of the page's scope do not count as chosen.
 */
export const activeOf = ({ field, values }: SearchFacet, { filters }: SearchQuery): readonly string[] => {
  const chosen = isListField(field) ? (filters[field] ?? []) : []
  const isChosen = (value: string) =>
    chosen.some((key) => key === value || (field === 'category' && value.startsWith(`${key}-`)))
  return values.flatMap(({ value }) => (isChosen(value) ? [value] : []))
}

/** Returns the name of a facet with the number of chosen values: "Color (2)". */
export const countedName = (name: string, count: number): string => (count > 0 ? `${name} (${count})` : name)

/** Returns the query with another price range, on page 1. */
export const changePrice = (query: SearchQuery, price: PriceRange | undefined): SearchQuery => {
  const { price: _, ...others } = query.filters
  return { ...query, page: 1, filters: price === undefined ? others : { ...others, price } }
}

/**
 * Returns the query with one value of a facet added or removed, on page 1. `active` lists the values that count as
 * chosen: for a whole category, such as all jackets, its subcategories, with which the first change replaces it.
 */
export const toggleFilter = (
  query: SearchQuery,
  field: string,
  value: string,
  active: readonly string[] = [],
): SearchQuery => {
  const { filters } = query
  if (field === PRICE) return changePrice(query, undefined)
  if (field === ON_SALE) return { ...query, page: 1, filters: { ...filters, onSale: filters.onSale !== true } }
  if (!isListField(field)) return query
  const current = filters[field] ?? []
  const chosen = active.every((part) => current.includes(part)) ? current : active
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  const { [field]: _, ...others } = filters
  return { ...query, page: 1, filters: next.length === 0 ? others : { ...others, [field]: next } }
}
