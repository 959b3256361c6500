import { randomUUID } from 'node:crypto'
import type { Search } from '@cairn/core/contracts'
import { sql } from 'drizzle-orm'
import { fold } from '../catalogue/languages.ts'
import { readProducts } from '../catalogue/products.repository.ts'
import type { Queries } from '../database/database.ts'
import type { Site } from '../sites/sites.data.ts'
import { viewResult } from './cards.ts'
import { applyFilters, type Filters, facetsOf } from './facets.ts'
import { findProducts } from './findProducts.ts'
import { readKnownLabels } from './knownLabels.ts'
import type { Match } from './matches.repository.ts'

type Query = Search.operations['searchProducts']['parameters']['query']
type Answer = Search.components['schemas']['SearchAnswer']

const toMinor = (decimal: number): number => Math.round(decimal * 100)

const filtersOf = (query: Query): Filters => ({
  ...(query['filter.category'] && { category: query['filter.category'] }),
  ...(query['filter.gender'] && { gender: query['filter.gender'] }),
  ...(query['filter.activity'] && { activity: query['filter.activity'] }),
  ...(query['filter.color'] && { color: query['filter.color'] }),
  ...(query['filter.size'] && { size: query['filter.size'] }),
  ...(query['filter.on_sale'] === '1' && { onSale: true }),
  ...(query['filter.price.low'] !== undefined && { priceFrom: toMinor(query['filter.price.low']) }),
  ...(query['filter.price.high'] !== undefined && { priceTo: toMinor(query['filter.price.high']) }),
})

const sorted = (matches: readonly Match[], query: Query, language: string): readonly Match[] => {
  const direction = (order: 'asc' | 'desc') => (order === 'asc' ? 1 : -1)
  const price = query['sort.price']
  if (price) return matches.toSorted((one, other) => (one.priceMinor - other.priceMinor) * direction(price))
  const name = query['sort.name']
  if (name) return matches.toSorted((one, other) => one.name.localeCompare(other.name, language) * direction(name))
  if (query['sort.created']) return matches.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
  return matches
}

const findRedirect = async (queries: Queries, site: Site, term: string): Promise<string> => {
  const { rows } = await queries.execute<{ address: string }>(
    sql`SELECT address FROM search_redirects WHERE language = ${site.contentLanguage} AND term = ${fold(term).trim()}`,
  )
  return rows[0]?.address ?? ''
}

/** What a redirect to a page of the search asks for there: "sale" finds what is reduced. Null for any other page. */
const askedAt = (redirect: string): Pick<Query, 'filter.on_sale' | 'sort.created'> | null => {
  const [path, parameters] = redirect.split('?')
  if (path !== '/search') return null
  const asked = new URLSearchParams(parameters)
  return {
    ...(asked.get('filter.on_sale') === '1' && { 'filter.on_sale': '1' }),
    ...(asked.get('sort') === 'newest' && { 'sort.created': 'desc' }),
  }
}

/** One page of search results with facets, sorting and merchandising, in the shape of the search service. */
export const searchProducts = async (queries: Queries, site: Site, given: Query, now: number): Promise<Answer> => {
  const term = given.q ?? ''
  const redirect = await findRedirect(queries, site, term)
  const there = askedAt(redirect)
  const query = { ...there, ...given }
  const wanted = {
    site,
    inStock: query['bgfilter.ss_in_stock'] === '1',
    notRetired: query['bgfilter.is_retired'] === '0',
  }
  const { words, matches, corrected } = await findProducts(queries, wanted, there === null ? term : '')
  const filters = filtersOf(query)
  const found = sorted(applyFilters(matches, filters), query, site.entry.hreflang)
  const perPage = query.resultsPerPage ?? 6
  const page = query.page ?? 1
  const begin = (page - 1) * perPage
  // With a redirect the service leaves the results out unless the full answer is asked for.
  const isHidden = redirect !== '' && query.redirectResponse !== 'full'
  const ids = isHidden ? [] : found.slice(begin, begin + perPage).map(({ id }) => id)
  const records = await readProducts(queries, site, ids)
  const labelOf = await readKnownLabels(queries, site.contentLanguage, filters)
  const asked = filters.color ?? words?.flatMap(({ colors }) => colors) ?? []
  const total = isHidden ? 0 : found.length
  return {
    responseId: randomUUID(),
    pagination: {
      totalResults: total,
      begin: records.length === 0 ? 0 : begin + 1,
      end: begin + records.length,
      currentPage: page,
      totalPages: Math.ceil(total / perPage),
      perPage,
    },
    results: records.map((record) => viewResult(record, site, now, asked)),
    facets: facetsOf(matches, filters, site, labelOf),
    merchandising: { redirect, content: [] },
    query: { original: term, ...(corrected !== null && { corrected, matchType: 'corrected' }) },
  }
}
