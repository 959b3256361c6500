import { randomUUID } from 'node:crypto'
import type { Search } from '@cairn/core/contracts'
import { sql } from 'drizzle-orm'
import { fold, wordsOf } from '../catalogue/languages.ts'
import { readProducts } from '../catalogue/products.repository.ts'
import type { Queries } from '../database/database.ts'
import type { Site } from '../sites/sites.data.ts'
import { viewResult } from './cards.ts'
import { facetsOf } from './facets.ts'
import { FIELDS, type Filters } from './filters.ts'
import { findMeaning } from './findMeaning.ts'
import { readKnownLabels } from './knownLabels.ts'
import { priceFacetOf, withPriceFacet } from './priceFacet.ts'
import { readRatings } from './ratings.repository.ts'
import type { Sort } from './sorting.ts'

type Query = Search.operations['searchProducts']['parameters']['query']
type Answer = Search.components['schemas']['SearchAnswer']

/** The maximum of the integer price column. */
const HIGHEST_PRICE = 2_147_483_647

const toMinor = (decimal: number): number => Math.min(Math.round(decimal * 100), HIGHEST_PRICE)

const filtersOf = (query: Query): Filters => ({
  ...Object.fromEntries(
    FIELDS.flatMap((field) => {
      const chosen = query[`filter.${field}`]
      return chosen === undefined ? [] : [[field, chosen] as const]
    }),
  ),
  ...(query['filter.on_sale'] === '1' && { onSale: true }),
  ...(query['filter.price.low'] !== undefined && { priceFrom: toMinor(query['filter.price.low']) }),
  ...(query['filter.price.high'] !== undefined && { priceTo: toMinor(query['filter.price.high']) }),
})

const sortOf = (query: Query): Sort => {
  if (query['sort.price']) return `price-${query['sort.price']}`
  if (query['sort.name']) return `name-${query['sort.name']}`
  return query['sort.created'] ? 'newest' : 'relevance'
}

/** Returns the page that a term leads to. The words alone decide, so "Where is my order?" needs no row of its own. */
const findRedirect = async (queries: Queries, site: Site, term: string): Promise<string> => {
  const { rows } = await queries.execute<{ address: string }>(
    sql`SELECT address FROM search_redirects WHERE language = ${site.contentLanguage} AND term IN (${wordsOf(term).join(' ')}, ${fold(term).trim()})`,
  )
  return rows[0]?.address ?? ''
}

/**
 * Returns the filters and the sort order in the URL of a redirect to the search page, so that a shopper who types "sale"
 * already sees reduced products. Returns null for a redirect to any other page.
 */
const askedAt = (redirect: string): Pick<Query, 'filter.on_sale' | 'sort.created'> | null => {
  const [path, parameters] = redirect.split('?')
  if (path !== '/search') return null
  const asked = new URLSearchParams(parameters)
  return {
    ...(asked.get('filter.on_sale') === '1' && { 'filter.on_sale': '1' }),
    ...(asked.get('sort') === 'newest' && { 'sort.created': 'desc' }),
  }
}

/** Builds one page of search results with facets, sorting and merchandising, in the format of the search service. */
export const searchProducts = async (queries: Queries, site: Site, given: Query, now: number): Promise<Answer> => {
  const term = given.q ?? ''
  const redirect = await findRedirect(queries, site, term)
  const there = askedAt(redirect)
  const query = { ...there, ...given }
  const perPage = query.resultsPerPage ?? 6
  const page = query.page ?? 1
  const begin = (page - 1) * perPage
  // With a redirect the search service returns no results, unless the full response is requested.
  const isHidden = redirect !== '' && query.redirectResponse !== 'full'
  const request = {
    site,
    inStock: query['bgfilter.ss_in_stock'] === '1',
    notRetired: query['bgfilter.is_retired'] === '0',
    filters: filtersOf(query),
    sort: sortOf(query),
    limit: isHidden ? 0 : perPage,
    offset: begin,
  }
  const isExact = query.exact === '1'
  const found = await findMeaning(queries, request, there === null ? term : '', isExact)
  const { words, listing, corrected, filters, address } = found
  const records = await readProducts(queries, site, listing.ids)
  const ratings = await readRatings(queries, listing.ids)
  const labelOf = await readKnownLabels(queries, site.contentLanguage, filters)
  const asked = filters.color ?? words?.flatMap(({ colors }) => colors) ?? []
  const total = isHidden ? 0 : listing.total
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
    results: records.map((record) => viewResult(record, site, now, asked, ratings.get(record.product.id))),
    facets: withPriceFacet(
      facetsOf(listing.values, filters, site, labelOf),
      priceFacetOf(listing.prices, filters, site),
    ),
    merchandising: { redirect: redirect || address, content: [] },
    query: { original: term, ...(isCorrection(term, corrected) && { corrected, matchType: 'corrected' }) },
  }
}

/**
 * Whether a corrected query is another one for the shopper. A compound that was only taken apart, as "damenjacke" into
 * "damen jacke", was typed correctly.
 */
const isCorrection = (term: string, corrected: string | null): corrected is string => {
  const joined = (text: string) => fold(text).replace(/\s/g, '')
  return corrected !== null && joined(corrected) !== joined(term)
}
