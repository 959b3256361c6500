import type { SearchFacet, SearchFilters, SearchSort } from '@cairn/core/search'
import type { Turn } from '../app/page.ts'

/** What the address of the search page says. */
export interface SearchQuery {
  readonly term: string
  /** What the shopper typed, where the term is its correction. */
  readonly from?: string
  /** The shopper insists on the term as it was typed: it is not corrected. */
  readonly exact?: true
  /** The category that a menu or a merchant leads to (`filter.category=…`): what the page is about. */
  readonly scope: SearchFilters
  /** What the shopper chose inside it (`category=…`). */
  readonly filters: SearchFilters
  readonly sort: SearchSort
  /** From 1. */
  readonly page: number
}

/** In the order in which menus write them, so that one list has one address. */
export const LISTS = ['gender', 'activity', 'category', 'color', 'size'] as const
type ListField = (typeof LISTS)[number]
/** In the order in which they are offered. */
export const SORTS: readonly SearchSort[] = ['relevance', 'price-asc', 'price-desc', 'newest']
/** An address may say anything; more than this no shopper means. */
const MOST_VALUES = 20
/** The contract's own limit, in whole characters; the field takes no more either. */
const LONGEST_TERM = 256
/** The contract's own limit; behind it there is nothing to see. */
const LAST_PAGE = 100_000
/** Typed by nobody, and no database takes a NUL. */
const CONTROL = /\p{Cc}+/gu

/** The parameter of a facet in the address; the on-sale filter is a switch. */
export const ON_SALE = 'on_sale'

/** The search service has no other values of these fields: it would leave such a filter out and find everything. */
const FIXED_VALUES: Partial<Record<ListField, RegExp>> = {
  gender: /^(women|men|all)$/,
  activity: /^(running|cycling|hiking|snow)$/,
}

const isListField = (field: string): field is ListField => LISTS.some((known) => known === field)

/** Menus and merchants name a filter as the search service does, our own facets without its prefix. */
const SCOPE = 'filter.'

const readFilters = (params: URLSearchParams, prefix: string): SearchFilters => {
  const lists = LISTS.flatMap((field) => {
    const values = [...new Set(params.getAll(prefix + field))]
      .filter((value) => value !== '' && value.search(CONTROL) < 0 && value.search(FIXED_VALUES[field] ?? '') === 0)
      .slice(0, MOST_VALUES)
    return values.length === 0 ? [] : [[field, values] as const]
  })
  return { ...Object.fromEntries(lists), ...(params.get(prefix + ON_SALE) === '1' && { onSale: true }) }
}

const writeFilters = (params: URLSearchParams, filters: SearchFilters, prefix: string): void => {
  for (const field of LISTS) for (const value of filters[field] ?? []) params.append(prefix + field, value)
  if (filters.onSale) params.append(prefix + ON_SALE, '1')
}

const readText = (params: URLSearchParams, name: string): string =>
  [...(params.get(name) ?? '').replace(CONTROL, ' ').trim()].slice(0, LONGEST_TERM).join('')

/** Reads the query of the address; what it does not understand is left out. */
export const readSearch = (params: URLSearchParams): SearchQuery => {
  const page = Number(params.get('page'))
  const term = readText(params, 'q')
  const from = readText(params, 'from')
  return {
    term,
    ...(term !== '' && from !== '' && from !== term && { from }),
    ...(term !== '' && params.get('exact') === '1' && { exact: true }),
    scope: readFilters(params, SCOPE),
    filters: readFilters(params, ''),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'relevance',
    page: Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1,
  }
}

/** The path of a search inside the site, with what is not the default. */
export const searchPath = ({
  term = '',
  from = '',
  exact,
  scope = {},
  filters = {},
  sort = 'relevance',
  page = 1,
}: Partial<SearchQuery>): `/${string}` => {
  const params = new URLSearchParams()
  if (term !== '') params.append('q', term)
  if (from !== '') params.append('from', from)
  if (exact) params.append('exact', '1')
  writeFilters(params, scope, SCOPE)
  writeFilters(params, filters, '')
  if (sort !== 'relevance') params.append('sort', sort)
  if (page > 1) params.append('page', String(page))
  const query = params.toString()
  return query === '' ? '/search' : `/search?${query}`
}

/** What a search is to the reader of another: something else, its next page, or the same list narrowed or in another order. */
export const turnOf = (from: SearchQuery, to: SearchQuery): Turn => {
  const subjectOf = ({ term, scope }: SearchQuery) => searchPath({ term, scope })
  if (subjectOf(from) !== subjectOf(to)) return 'page'
  // Whoever narrows or sorts the third page comes to the first as well, without having turned to it.
  const isSameList = searchPath({ ...from, page: 1 }) === searchPath({ ...to, page: 1 })
  return isSameList && from.page !== to.page ? 'part' : 'same'
}

/** The filters of a search: inside its category the shopper's choice narrows, elsewhere it adds. */
export const searchFilters = ({ scope, filters }: Pick<SearchQuery, 'scope' | 'filters'>): SearchFilters => ({
  ...scope,
  ...filters,
})

/** What a shopper finds without typing: the page of a category. */
export const isCategory = ({ term, scope }: SearchQuery): boolean => term === '' && Object.keys(scope).length > 0

/**
 * The address under which an index should know what a search shows. A category is a page of its own, however its filters were chosen; what was
 * typed, sorted or filtered further is only a view of it, or of all products.
 */
export const canonicalPath = (query: SearchQuery, isKnown: (scope: SearchFilters) => boolean): `/${string}` => {
  const { term, scope, page } = query
  if (term !== '') return '/search'
  const whole = searchFilters(query)
  if (isKnown(whole)) return searchPath({ scope: whole, page })
  return isKnown(scope) ? searchPath({ scope }) : '/search'
}

/** The facets that still narrow inside a category: nothing that is the category, and of its field only its parts. */
export const openFacets = (facets: readonly SearchFacet[], { scope }: SearchQuery): readonly SearchFacet[] =>
  facets.flatMap((facet) => {
    const given = isListField(facet.field)
      ? scope[facet.field]
      : facet.field === ON_SALE && scope.onSale
        ? []
        : undefined
    if (given === undefined) return facet.values.length > 0 ? [facet] : []
    const values = facet.values.filter(({ value }) => given.some((whole) => value.startsWith(`${whole}-`)))
    return values.length > 1 ? [{ ...facet, values }] : []
  })

/**
 * The values of a facet that the shopper chose. A whole category stands for its parts; the category that a page is about makes them active too,
 * and that is nobody's choice.
 */
export const activeOf = ({ field, values }: SearchFacet, { filters }: SearchQuery): readonly string[] => {
  const chosen = isListField(field) ? (filters[field] ?? []) : []
  const isChosen = (value: string) =>
    chosen.some((key) => key === value || (field === 'category' && value.startsWith(`${key}-`)))
  return values.flatMap(({ value }) => (isChosen(value) ? [value] : []))
}

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

/** The scope as the hidden fields of a form. */
export const scopeEntries = ({ scope }: SearchQuery): readonly (readonly [name: string, value: string])[] => {
  const params = new URLSearchParams()
  writeFilters(params, scope, SCOPE)
  return [...params]
}
