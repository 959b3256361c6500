import type { SearchRequest, SearchSort } from '@cairn/core/search'
import type { SearchspringConfig } from './search.config.ts'

const PAGE_SIZE = 6

interface Filter {
  readonly field: string
  readonly value: string
  readonly isBackground: boolean
}

/** The filters of a request by value: those of the shop on every search, and those that the shopper chose. */
const filtersOf = (
  { backgroundFilters = {} }: SearchspringConfig,
  { filters = {} }: SearchRequest,
): readonly Filter[] => {
  const { onSale, price: _range, ...lists } = filters
  const background = Object.entries(backgroundFilters).map(([field, value]) => ({ field, value, isBackground: true }))
  const chosen = Object.entries(lists).flatMap(([field, values]) =>
    (values ?? []).map((value) => ({ field, value, isBackground: false })),
  )
  return [...background, ...chosen, ...(onSale ? [{ field: 'on_sale', value: '1', isBackground: false }] : [])]
}

const sortOf = (sort: SearchSort | undefined, { newestField }: SearchspringConfig) => {
  if (sort === 'price-asc') return { field: 'price', direction: 'asc' }
  if (sort === 'price-desc') return { field: 'price', direction: 'desc' }
  return sort === 'newest' && newestField !== undefined ? { field: newestField, direction: 'desc' } : null
}

/** Groups the filters by their name in the query of the native dialect, which repeats a name for several values. */
const groupFilters = (filters: readonly Filter[]): Readonly<Record<string, readonly string[]>> => {
  const nameOf = ({ field, isBackground }: Filter): string => `${isBackground ? 'bgfilter' : 'filter'}.${field}`
  const names = [...new Set(filters.map(nameOf))]
  return Object.fromEntries(
    names.map((name) => [name, filters.filter((each) => nameOf(each) === name).map(({ value }) => value)]),
  )
}

/** Writes a search as the query of the native dialect. */
export const nativeQuery = (config: SearchspringConfig, request: SearchRequest) => {
  const sort = sortOf(request.sort, config)
  return {
    siteId: config.siteId,
    resultsFormat: 'native',
    redirectResponse: 'full',
    resultsPerPage: request.perPage ?? PAGE_SIZE,
    page: request.page ?? 1,
    q: request.term === '' ? undefined : request.term,
    ...(sort && { [`sort.${sort.field}`]: sort.direction }),
    ...groupFilters(filtersOf(config, request)),
    'filter.price.low': request.filters?.price?.low,
    'filter.price.high': request.filters?.price?.high,
  }
}

/** Writes a search as the body of the snapi dialect. */
export const snapiBody = (config: SearchspringConfig, request: SearchRequest) => {
  const sort = sortOf(request.sort, config)
  const price = request.filters?.price
  return {
    siteId: config.siteId,
    ...(request.term !== '' && {
      search: { query: { string: request.term, spellCorrection: request.exact !== true }, redirectResponse: 'full' },
    }),
    pagination: { page: request.page ?? 1, pageSize: request.perPage ?? PAGE_SIZE },
    ...(sort && { sorts: [sort] }),
    filters: [
      ...filtersOf(config, request).map(({ field, value, isBackground }) => ({
        type: 'value',
        field,
        value,
        ...(isBackground && { background: true }),
      })),
      ...(price === undefined ? [] : [{ type: 'range', field: 'price', value: price }]),
    ],
  }
}
