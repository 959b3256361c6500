import type { SearchFacet, SearchFilters, SearchSort } from '@cairn/core/search'

/** What the address of the search page says. */
export interface SearchQuery {
  readonly term: string
  readonly filters: SearchFilters
  readonly sort: SearchSort
  /** From 1. */
  readonly page: number
}

const LISTS = ['category', 'gender', 'activity', 'color', 'size'] as const
type ListField = (typeof LISTS)[number]
const SORTS: readonly SearchSort[] = ['relevance', 'price-asc', 'price-desc', 'newest']
/** An address may say anything; more than this no shopper means. */
const MOST_VALUES = 20
const LONGEST_TERM = 200
/** The contract's own limit; behind it there is nothing to see. */
const LAST_PAGE = 200
/** Typed by nobody, and no database takes a NUL. */
const CONTROL = /\p{Cc}+/gu

/** The parameter of a facet in the address; the on-sale filter is a switch. */
export const ON_SALE = 'on_sale'

const isListField = (field: string): field is ListField => LISTS.some((known) => known === field)

/** Menus and merchants name a filter as the search service does, our own facets without its prefix. */
const namesOf = (field: string): readonly string[] => [field, `filter.${field}`]

/** Reads the query of the address; what it does not understand is left out. */
export const readSearch = (params: URLSearchParams): SearchQuery => {
  const lists = LISTS.flatMap((field) => {
    const values = [...new Set(namesOf(field).flatMap((name) => params.getAll(name)))]
      .filter((value) => value !== '' && value.search(CONTROL) < 0)
      .slice(0, MOST_VALUES)
    return values.length === 0 ? [] : [[field, values] as const]
  })
  const page = Number(params.get('page'))
  return {
    term: (params.get('q') ?? '').replace(CONTROL, ' ').trim().slice(0, LONGEST_TERM),
    filters: {
      ...Object.fromEntries(lists),
      ...(namesOf(ON_SALE).some((name) => params.get(name) === '1') && { onSale: true }),
    },
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'relevance',
    page: Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1,
  }
}

/** The path of a search inside the site, with what is not the default. */
export const searchPath = ({
  term = '',
  filters = {},
  sort = 'relevance',
  page = 1,
}: Partial<SearchQuery>): `/${string}` => {
  const params = new URLSearchParams()
  if (term !== '') params.append('q', term)
  for (const field of LISTS) for (const value of filters[field] ?? []) params.append(field, value)
  if (filters.onSale) params.append(ON_SALE, '1')
  if (sort !== 'relevance') params.append('sort', sort)
  if (page > 1) params.append('page', String(page))
  const query = params.toString()
  return query === '' ? '/search' : `/search?${query}`
}

/**
 * The address under which an index should know what a search shows. A category is a page of its own; what was typed, sorted or filtered further
 * is only a view of all products.
 */
export const canonicalPath = ({ term, filters, page }: SearchQuery): `/${string}` => {
  const { category = [], ...others } = filters
  const isCategory = term === '' && category.length === 1 && Object.keys(others).length === 0
  return isCategory ? searchPath({ filters, page }) : '/search'
}

/** The values of a facet that the search took as chosen. */
export const activeOf = ({ values }: SearchFacet): readonly string[] =>
  values.filter(({ isActive }) => isActive).map(({ value }) => value)

/**
 * The query with one value of a facet added or taken away, from its first page. `active` are the values that the search took as chosen: a
 * broad one of a menu, such as all jackets, stands for its parts, and with the first tick they are chosen one by one.
 */
export const toggleFilter = (
  query: SearchQuery,
  field: string,
  value: string,
  active: readonly string[] = [],
): SearchQuery => {
  const { filters } = query
  if (field === ON_SALE) return { ...query, page: 1, filters: { ...filters, onSale: filters.onSale !== true } }
  if (!isListField(field)) return query
  const given = filters[field] ?? []
  const chosen = active.every((part) => given.includes(part)) ? given : active
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  const { [field]: _, ...others } = filters
  return { ...query, page: 1, filters: next.length === 0 ? others : { ...others, [field]: next } }
}
