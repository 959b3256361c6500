import type { SearchFacet, SearchFilters } from '@cairn/core/search'
import { activeOf, LISTS, ON_SALE, openFacets, type SearchQuery, toggleFilter } from './searchAddress.ts'

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

interface Entry {
  readonly field: string
  readonly value: string
  readonly label: string
}

/** `jackets` is no value of its facet but the common beginning of several: the label "Jackets · Shell" begins with its name. */
const labelOf = (facets: readonly SearchFacet[], field: string, value: string): string => {
  const values = facets.find((facet) => facet.field === field)?.values ?? []
  const whole = values.find((known) => known.value === value)?.label
  const part = values.find((known) => known.value.startsWith(`${value}-`))?.label.split(' · ')[0]
  // The server offers no such value. The shopper still sees what the address asks for.
  return whole ?? part ?? value
}

const entriesOf = ({ facets, onSale }: Page, filters: SearchFilters): readonly Entry[] => {
  const lists = LISTS.flatMap((field) =>
    (filters[field] ?? []).map((value) => ({ field, value, label: labelOf(facets, field, value) })),
  )
  return filters.onSale ? [...lists, { field: ON_SALE, value: '1', label: onSale }] : lists
}

const isCoveredBy = (part: Entry, { field, value }: Entry): boolean =>
  part.field === field && (part.value === value || part.value.startsWith(`${value}-`))

/** The shopper's choice: the values that the facets show as active, then what the address asks for and no facet offers. */
const ownFilters = (page: Page): readonly ChosenFilter[] => {
  const { facets, query } = page
  const active = openFacets(facets, query).flatMap((facet) => {
    const chosen = activeOf(facet, query)
    return chosen.map((value) => ({ field: facet.field, value, label: labelOf([facet], facet.field, value), chosen }))
  })
  const others = entriesOf(page, query.filters).filter((entry) => !active.some((part) => isCoveredBy(part, entry)))
  return [...active, ...others.map((entry) => ({ ...entry, chosen: [] }))].map(({ field, value, label, chosen }) => ({
    key: `${field} ${value}`,
    label,
    without: toggleFilter(query, field, value, chosen),
  }))
}

/** The scope of an address that the menus do not know. The shopper's choice in the same field replaces it. */
const scopeFilters = (page: Page): readonly ChosenFilter[] => {
  const { query } = page
  const { scope, filters } = query
  return entriesOf(page, scope)
    .filter(({ field }) => entriesOf(page, filters).every((own) => own.field !== field))
    .map(({ field, value, label }) => ({
      key: `scope ${field} ${value}`,
      label,
      without: { ...query, page: 1, scope: toggleFilter({ ...query, filters: scope }, field, value).filters },
    }))
}

/** Every filter that the heading does not name. One that is not listed could not be taken off. */
export const chosenFilters = (page: Page): readonly ChosenFilter[] => [
  ...(page.isScopeNamed ? [] : scopeFilters(page)),
  ...ownFilters(page),
]
