import type { SearchFacet, SearchFilters } from '@cairn/core/search'
import { LISTS, ON_SALE, type SearchQuery, toggleFilter } from './searchAddress.ts'

/** A filter that narrows the list, and the query without it. */
export interface ChosenFilter {
  readonly key: string
  readonly label: string
  readonly without: SearchQuery
}

interface Page {
  readonly facets: readonly SearchFacet[]
  readonly query: SearchQuery
  /** Whether the heading names the scope: then it is the subject of the page and no filter. */
  readonly isScopeNamed: boolean
  /** The name of the on-sale filter. */
  readonly onSale: string
}

/** `jackets` is no value of its facet but the common beginning of several: the label "Jackets · Shell" begins with its name. */
const labelOf = (facets: readonly SearchFacet[], field: string, value: string): string => {
  const values = facets.find((facet) => facet.field === field)?.values ?? []
  const whole = values.find((known) => known.value === value)?.label
  const part = values.find((known) => known.value.startsWith(`${value}-`))?.label.split(' · ')[0]
  // The server offers no such value. The shopper still sees what the address asks for.
  return whole ?? part ?? value
}

/** Every filter of the address that the heading does not name. One that is not listed could not be taken off. */
export const chosenFilters = ({ facets, query, isScopeNamed, onSale }: Page): readonly ChosenFilter[] => {
  const list = (part: 'scope' | 'filters', given: SearchFilters): readonly ChosenFilter[] => {
    const entries = LISTS.flatMap((field) =>
      (given[field] ?? []).map((value) => ({ field, value, label: labelOf(facets, field, value) })),
    )
    return [...entries, ...(given.onSale ? [{ field: ON_SALE, value: '', label: onSale }] : [])].map(
      ({ field, value, label }) => ({
        key: `${part} ${field} ${value}`,
        label,
        without: { ...query, page: 1, [part]: toggleFilter({ ...query, filters: query[part] }, field, value).filters },
      }),
    )
  }
  const { scope, filters } = query
  // The shopper's choice takes the place of the scope in the same field.
  const narrowing = Object.fromEntries(Object.entries(scope).filter(([field]) => !(field in filters)))
  return [...(isScopeNamed ? [] : list('scope', narrowing)), ...list('filters', filters)]
}
