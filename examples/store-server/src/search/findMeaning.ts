import type { Queries } from '../database/database.ts'
import type { Filters } from './filters.ts'
import { meaningsOf } from './filterWords/meaning.ts'
import { type FoundProducts, findProducts, type ProductsRequest } from './findProducts.ts'

export type FoundMeaning = FoundProducts & {
  /** All filters of the listing: those of the request, and those that the query names. */
  filters: Filters
  /** The path of the search with the filters that the query names; empty if it names none. */
  address: string
}

const PARAMETERS: Readonly<Record<string, string>> = { priceFrom: 'price.low', priceTo: 'price.high' }

/** Returns the path of the results page for words and filters. Its parameters are those of the storefront. */
const addressOf = (words: string, filters: Filters): string => {
  const params = new URLSearchParams(words === '' ? {} : { q: words })
  for (const [field, value] of Object.entries(filters)) {
    const name = PARAMETERS[field] ?? field
    for (const each of [value].flat()) params.append(name, String(typeof each === 'number' ? each / 100 : each))
  }
  return `/search?${params}`
}

/**
 * Finds the products for a query whose words may name filters, such as "warm jacket under 300". A filter of the request
 * replaces one of the query. A query that is searched exactly names no filters.
 */
export const findMeaning = async (
  queries: Queries,
  request: ProductsRequest,
  query: string,
  isExact: boolean,
): Promise<FoundMeaning> => {
  const meanings = isExact ? [] : await meaningsOf(queries, request.site.contentLanguage, query)
  for (const [index, { words, filters: named }] of meanings.entries()) {
    const filters = { ...named, ...request.filters }
    const found = await findProducts(queries, { ...request, filters }, words, false)
    const isLast = index === meanings.length - 1
    // A price without a product gets an empty result: products of another price would be no answer.
    const isFinal = isLast && (filters.priceFrom !== undefined || filters.priceTo !== undefined)
    if (found.listing.total > 0 || isFinal) return { ...found, filters, address: addressOf(words, named) }
  }
  return { ...(await findProducts(queries, request, query, isExact)), filters: request.filters, address: '' }
}
