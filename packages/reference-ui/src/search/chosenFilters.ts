import type { SearchFacet, SearchFilters } from '@cairn/core/search'
import { toggleFilter } from './facetChoices.ts'
import { PRICE, priceValue } from './priceRange.ts'
import { LISTS, ON_SALE, type SearchQuery } from './searchAddress.ts'

/** A chosen filter, and the query without it. */
export interface ChosenFilter {
  readonly key: string
  /** What the chips of one facet have in common. */
  readonly group: string
  readonly label: string
  readonly without: SearchQuery
}

interface Page {
  readonly facets: readonly SearchFacet[]
  readonly query: SearchQuery
  /** Whether the heading names the scope. The scope is then the subject of the page and is not listed as a filter. */
  readonly isScopeNamed: boolean
  /** Label of the on-sale filter. */
  readonly onSale: string
}

/**
 * Returns the label of a value. `jackets` is not a value of the facet but the common prefix of several values, so its
 * label is the first part of "Jackets · Shell".
 */
const labelOf = (facets: readonly SearchFacet[], field: string, value: string): string => {
  const values = facets.find((facet) => facet.field === field)?.values ?? []
  const whole = values.find((known) => known.value === value)?.label
  const part = values.find((known) => known.value.startsWith(`${value}-`))?.label.split(' · ')[0]
  // No value of the facet matches, so show the raw value from the URL.
  return whole ?? part ?? value
}

/** Returns every filter in the URL that the heading does not name. The user can remove only filters that are listed. */
export const chosenFilters = ({ facets, query, isScopeNamed, onSale }: Page): readonly ChosenFilter[] => {
  const list = (part: 'scope' | 'filters', chosen: SearchFilters): readonly ChosenFilter[] => {
    const entries = LISTS.flatMap((field) =>
      (chosen[field] ?? []).map((value) => ({ field, value, label: labelOf(facets, field, value) })),
    )
    const range = chosen.price && priceValue(chosen.price)
    return [
      ...entries,
      ...(range ? [{ field: PRICE, value: range, label: labelOf(facets, PRICE, range) }] : []),
      ...(chosen.onSale ? [{ field: ON_SALE, value: '', label: onSale }] : []),
    ].map(({ field, value, label }) => ({
      key: `${part} ${field} ${value}`,
      group: `${part} ${field}`,
      label,
      without: { ...query, page: 1, [part]: toggleFilter({ ...query, filters: query[part] }, field, value).filters },
    }))
  }
  const { scope, filters } = query
  // A filter replaces the part of the scope in the same field, so do not list that part.
  const narrowing = Object.fromEntries(Object.entries(scope).filter(([field]) => !(field in filters)))
  return [...(isScopeNamed ? [] : list('scope', narrowing)), ...list('filters', filters)]
}
