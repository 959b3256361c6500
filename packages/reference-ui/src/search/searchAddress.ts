import { FILTER_FIELDS, type FilterField, isFilterValue, type SearchFilters, type SearchSort } from '@cairn/core/search'
import type { Turn } from '../app/routing/page.ts'
import { HIGH, LOW, readPrice } from './priceRange.ts'

/** The search parameters in the URL of a search page. */
export interface SearchQuery {
  readonly term: string
  /** The term that the shopper typed, if `term` is its correction. */
  readonly from?: string
  /** Whether the shopper insists on the typed term, so that the search does not correct it. */
  readonly exact?: true
  /** The category that a menu or a merchandiser links to (`filter.category=…`), the subject of the page. */
  readonly scope: SearchFilters
  /** The shopper's choices inside the scope (`category=…`). */
  readonly filters: SearchFilters
  readonly sort: SearchSort
  /** The current page, from 1. */
  readonly page: number
}

const MENU_FIELDS: readonly FilterField[] = ['gender', 'activity']

/** Filter fields in the order in which menu links write them, so that each list of products has only one URL. */
export const LISTS: readonly FilterField[] = [
  ...MENU_FIELDS,
  ...FILTER_FIELDS.filter((field) => !MENU_FIELDS.includes(field)),
]
/** Sort orders in the order in which the page offers them. */
export const SORTS: readonly SearchSort[] = ['relevance', 'price-asc', 'price-desc', 'newest']
/** Maximum number of values per filter. A handwritten URL could contain any number. */
const MAX_VALUES = 20
/** Maximum length of a term in code points, as in the contract. The search field has the same limit. */
const LONGEST_TERM = 256
/** Maximum page number in the contract. */
const LAST_PAGE = 100_000
/** Control characters: users do not type them, and databases refuse a NUL. */
const CONTROL = /\p{Cc}+/gu

/** Parameter of the on-sale filter in the URL. The filter is a switch, not a list. */
export const ON_SALE = 'on_sale'

/** Whether a facet has a list of values, of which the shopper can choose several. */
export const isListField = (field: string): field is FilterField => LISTS.some((known) => known === field)

/**
 * Prefix of the filters in links of menus and merchandisers; the search service uses the same prefix. Filters that a
 * shopper chooses on the page have no prefix.
 */
const SCOPE = 'filter.'

const readFilters = (params: URLSearchParams, prefix: string): SearchFilters => {
  const lists = LISTS.flatMap((field) => {
    // The keys of the shop are in lower case; a link that somebody wrote, such as `size=M`, may not be.
    const values = [...new Set(params.getAll(prefix + field).map((value) => value.toLowerCase()))]
      .filter((value) => /^\P{Cc}+$/u.test(value) && isFilterValue(field, value))
      .slice(0, MAX_VALUES)
    return values.length === 0 ? [] : [[field, values] as const]
  })
  const price = readPrice(params, prefix)
  return {
    ...Object.fromEntries(lists),
    ...(params.get(prefix + ON_SALE) === '1' && { onSale: true }),
    ...(price && { price }),
  }
}

const writeFilters = (params: URLSearchParams, filters: SearchFilters, prefix: string): void => {
  for (const field of LISTS) for (const value of filters[field] ?? []) params.append(prefix + field, value)
  if (filters.onSale) params.append(prefix + ON_SALE, '1')
  const { low, high } = filters.price ?? {}
  if (low !== undefined) params.append(prefix + LOW, String(low))
  if (high !== undefined) params.append(prefix + HIGH, String(high))
}

/** Reads a text that the shopper typed, in the length that the contract allows. */
export const readText = (params: URLSearchParams, name: string): string =>
  [...(params.get(name) ?? '').replace(CONTROL, ' ').trim()].slice(0, LONGEST_TERM).join('')

/** Parses the query string of a URL and ignores unknown or invalid parameters. */
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

/** Returns the path of a search inside the site, without default values. */
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

/**
 * Returns the kind of a navigation between two searches: `page` for another term or scope, `part` for another page of
 * the same list, `same` for the same list filtered or sorted.
 */
export const turnOf = (from: SearchQuery, to: SearchQuery): Turn => {
  const subjectOf = ({ term, scope }: SearchQuery) => searchPath({ term, scope })
  if (subjectOf(from) !== subjectOf(to)) return 'page'
  // A new filter or sort order may change the page number too, because it leads back to page one. But it also changes
  // the list, so the navigation does not count as `part`.
  const isSameList = searchPath({ ...from, page: 1 }) === searchPath({ ...to, page: 1 })
  return isSameList && from.page !== to.page ? 'part' : 'same'
}

/**
 * Returns all filters of a search: those of the scope and those that the shopper chose. If both set the same field, the
 * choice of the shopper replaces the scope.
 */
export const searchFilters = ({ scope, filters }: Pick<SearchQuery, 'scope' | 'filters'>): SearchFilters => ({
  ...scope,
  ...filters,
})

/** Whether a search is a category page: a scope without a term. */
export const isCategory = ({ term, scope }: SearchQuery): boolean => term === '' && Object.keys(scope).length > 0

/**
 * Returns the canonical path of a search, for search engines: the known category that scope and filters form together,
 * else that of the scope alone, else all products. A search with a term belongs to all products, and a sort order or
 * further filters only change how a list is shown.
 */
export const canonicalPath = (query: SearchQuery, isKnown: (scope: SearchFilters) => boolean): `/${string}` => {
  const { term, scope, page } = query
  if (term !== '') return '/search'
  const whole = searchFilters(query)
  if (isKnown(whole)) return searchPath({ scope: whole, page })
  return isKnown(scope) ? searchPath({ scope }) : '/search'
}

/** Returns the scope as the hidden fields of a form. */
export const scopeEntries = ({ scope }: SearchQuery): readonly (readonly [name: string, value: string])[] => {
  const params = new URLSearchParams()
  writeFilters(params, scope, SCOPE)
  return [...params]
}

export const hasAny = (filters: SearchFilters): boolean => Object.keys(filters).length > 0
