import { MIN_TERM_LENGTH } from '../catalogue/languages.ts'
import type { Queries } from '../database/database.ts'
import { correctQuery } from './correction.ts'
import { isKnown } from './knownWords.ts'
import { type Listing, type ListingRequest, readListing } from './listing.repository.ts'
import type { MatchRequest } from './matches.ts'
import { isSize, type QueryWord, readWords } from './queryWords.ts'

export type ProductsRequest = Omit<MatchRequest, 'words' | 'least'> & ListingRequest

export type FoundProducts = {
  listing: Listing
  /** The words that found the products; null when the request lists all products. */
  words: readonly QueryWord[] | null
  corrected: string | null
  /** Whether the products have all words of the query or of its correction. */
  hasAllWords: boolean
  /** The words that the search left out, because the shop does not know them. */
  unknown: readonly string[]
}

/**
 * Finds the products for a query. If no product has all words, it searches for the corrected query, unless `isExact`;
 * if there is still no match, products that have only some of the words are enough.
 */
export const findProducts = async (
  queries: Queries,
  request: ProductsRequest,
  query: string,
  isExact: boolean,
): Promise<FoundProducts> => {
  const { contentLanguage: language } = request.site
  const list = (words: readonly QueryWord[] | null, least: 'all' | 'one' = 'all'): Promise<Listing> =>
    readListing(queries, { ...request, words, least }, request)

  /** Searches only with the known product words. If no product has all of them, one of them is enough. */
  const listMost = async (words: readonly QueryWord[]): Promise<Pick<FoundProducts, 'listing' | 'unknown'>> => {
    const known: QueryWord[] = []
    const unknown: string[] = []
    const excluded = words.filter(({ isExcluded }) => isExcluded)
    for (const word of words.filter(
      ({ word, isExcluded }) => !isExcluded && word.length >= MIN_TERM_LENGTH && !isSize(word),
    )) {
      if (await isKnown(queries, language, word.word)) known.push(word)
      else unknown.push(word.word)
    }
    const wanted = known.length === 0 ? [] : [...known, ...excluded]
    const listing = await list(wanted)
    return { listing: listing.isFound ? listing : await list(wanted, 'one'), unknown }
  }

  const words = await readWords(queries, language, query)
  const listing = await list(words)
  if (listing.isFound || words === null) return { words, listing, corrected: null, hasAllWords: true, unknown: [] }
  const corrected = isExact ? null : await correctQuery(queries, language, query)
  if (corrected === null) return { words, ...(await listMost(words)), corrected, hasAllWords: false }
  const better = (await readWords(queries, language, corrected)) ?? []
  const found = await list(better)
  return {
    words: better,
    ...(found.isFound ? { listing: found, unknown: [] } : await listMost(better)),
    corrected,
    hasAllWords: found.isFound,
  }
}
