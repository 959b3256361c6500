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

/** One page of search results with facets, sorting and merchandising, in the shape of the search service. */
export const searchProducts = async (queries: Queries, site: Site, query: Query, now: number): Promise<Answer> => {
  const term = query.q ?? ''
  const redirect = await findRedirect(queries, site, term)
  const wanted = {
    site,
    inStock: query['bgfilter.ss_in_stock'] === '1',
    notRetired: query['bgfilter.is_retired'] === '0',
  }
  const { words, matches, corrected } = await findProducts(queries, wanted, term)
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
