import type { Queries } from '../database/database.ts'
import type { Filters } from './filters.ts'
import { type Meaning, meaningsOf } from './filterWords/meaning.ts'
import type { TypedSize } from './filterWords/reader.types.ts'
import { type FoundProducts, findProducts, type ProductsRequest } from './findProducts.ts'
import { sizeKeysOf } from './sizeKeys.ts'
import { matchedPartOf } from './unmatchedWords.ts'

export type FoundMeaning = FoundProducts & {
  /** All filters of the listing: those of the request, and those that the query names. */
  filters: Filters
  /** The path of the search with the filters that the query names, and with its unmatched words; empty if there are neither. */
  address: string
}

const PARAMETERS: Readonly<Record<string, string>> = {
  priceFrom: 'price.low',
  priceTo: 'price.high',
  onSale: 'on_sale',
}

/** Returns a value as the results page writes it: prices in whole units, a switch as "1". */
const textOf = (value: string | number | boolean): string =>
  typeof value === 'number' ? String(value / 100) : value === true ? '1' : String(value)

/** Returns the path of the results page for words and filters. Its parameters are those of the storefront. */
const addressOf = ({ words, filters, unmatched }: Pick<Meaning, 'words' | 'filters' | 'unmatched'>): string => {
  const params = new URLSearchParams(words === '' ? {} : { q: words })
  for (const [field, value] of Object.entries(filters)) {
    const name = PARAMETERS[field] ?? field
    for (const each of [value].flat()) params.append(name, textOf(each))
  }
  if (unmatched !== '') params.append('unmatched', unmatched)
  return params.size === 0 ? '/search' : `/search?${params}`
}

const hasPrice = ({ priceFrom, priceTo }: Filters): boolean => priceFrom !== undefined || priceTo !== undefined

/** Whether a search without its price finds products, so that only the price leaves nothing. */
const fitsWithoutPrice = async (queries: Queries, request: ProductsRequest, words: string): Promise<boolean> => {
  if (!hasPrice(request.filters)) return false
  const { priceFrom: _from, priceTo: _to, ...filters } = request.filters
  const { listing } = await findProducts(queries, { ...request, filters, limit: 0 }, words, false)
  return listing.total > 0
}

/** Reads the values of a typed size that the found products have, whatever they cost. */
const readSizeKeys = async (
  queries: Queries,
  request: ProductsRequest,
  { words, filters }: Pick<Meaning, 'words' | 'filters'>,
  size: TypedSize,
): Promise<readonly string[]> => {
  const { priceFrom: _from, priceTo: _to, size: _size, ...others } = { ...filters, ...request.filters }
  const { listing } = await findProducts(queries, { ...request, filters: others, limit: 0 }, words, false)
  return sizeKeysOf(listing.values, size)
}

/**
 * Finds the products for a query whose words may name filters, such as "warm jacket under 300". A filter of the request
 * replaces one of the query. A query that is searched exactly names no filters.
 *
 * A price that leaves no product gets an empty result with the filters of the query: products of another price or
 * without the features would be no answer, and each filter can be removed.
 */
export const findMeaning = async (
  queries: Queries,
  request: ProductsRequest,
  query: string,
  isExact: boolean,
): Promise<FoundMeaning> => {
  const language = request.site.contentLanguage
  const meanings = isExact ? [] : await meaningsOf(queries, language, query)
  let full: FoundMeaning | null = null
  for (const meaning of meanings) {
    const { words, unmatched, size } = meaning
    const keys = size === null ? null : await readSizeKeys(queries, request, meaning, size)
    if (keys?.length === 0) continue
    const named = keys === null ? meaning.filters : { ...meaning.filters, size: keys }
    const filters = { ...named, ...request.filters }
    const found = await findProducts(queries, { ...request, filters }, words, false)
    // Products that lack other words too are no better than those of a search by all words.
    if (unmatched !== '' && (words === '' || !found.hasAllWords)) continue
    const part = unmatched === '' ? await matchedPartOf(queries, language, words, found) : null
    const address = meaning.isWithoutGoods && part === null ? '' : addressOf({ ...meaning, ...part, filters: named })
    const result = { ...found, filters, address }
    if (found.listing.total > 0) return result
    if (await fitsWithoutPrice(queries, { ...request, filters }, words)) return result
    full ??= result
  }
  if (full !== null && hasPrice(full.filters)) return full
  const found = await findProducts(queries, request, query, isExact)
  const part = isExact ? null : await matchedPartOf(queries, language, query, found)
  return { ...found, filters: request.filters, address: part === null ? '' : addressOf({ ...part, filters: {} }) }
}
