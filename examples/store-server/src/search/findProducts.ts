import { MIN_TERM_LENGTH } from '../catalogue/languages.ts'
import type { Queries } from '../database/database.ts'
import { correctQuery } from './correction.ts'
import { isKnown } from './knownWords.ts'
import { type Listing, type ListingRequest, readListing } from './listing.repository.ts'
import type { MatchRequest } from './matches.ts'
import { isSize, type QueryWord, readWords } from './queryWords.ts'
import { wordsToLeaveOut } from './wordsToLeaveOut.ts'

export type ProductsRequest = Omit<MatchRequest, 'words' | 'least'> & ListingRequest

/** The products for some words, and the words that the search left out to find them. */
type Fitting = {
  listing: Listing
  unmatched: readonly string[]
}

export type FoundProducts = {
  listing: Listing
  /** The words that found the products; null when the request lists all products. */
  words: readonly QueryWord[] | null
  corrected: string | null
  /** Whether the products have all words of the query or of its correction, and are of the kind that it names. */
  hasAllWords: boolean
  /** The words that the search left out: words that the shop does not know, and those that no product of the kind has. */
  unmatched: readonly string[]
}

const textsOf = (words: readonly QueryWord[]): string[] => words.map(({ word }) => word)

/**
 * Finds the products for a query. If no product has all words, it searches for the corrected query, unless `isExact`;
 * if there is still no match, products that have only some of the words are enough. Products that only mention the kind
 * of the query in their description, as coats mention gloves, yield to products of the kind with fewer of the words.
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

  /** Searches with all words, else with the fewest left out that find the kind of product. */
  const listFitting = async (words: readonly QueryWord[]): Promise<Fitting> => {
    const all = await list(words)
    if (!all.isFound || all.isOfKind) return { listing: all, unmatched: [] }
    for (const left of wordsToLeaveOut(words)) {
      const listing = await list(words.filter((word) => !left.includes(word)))
      if (listing.isFound && listing.isOfKind) return { listing, unmatched: textsOf(left) }
    }
    return { listing: all, unmatched: [] }
  }

  /** Searches only with the known words, then without sizes. If no product has all of them, one of them is enough. */
  const listMost = async (words: readonly QueryWord[]): Promise<Fitting> => {
    const known: QueryWord[] = []
    const short: QueryWord[] = []
    const unknown: QueryWord[] = []
    const excluded = words.filter(({ isExcluded }) => isExcluded)
    for (const word of words.filter(({ isExcluded }) => !isExcluded)) {
      if (word.word.length < MIN_TERM_LENGTH || isSize(word.word)) short.push(word)
      else if (await isKnown(queries, language, word.word)) known.push(word)
      else unknown.push(word)
    }
    if (known.length === 0) return { listing: await list([]), unmatched: textsOf(unknown) }
    if (unknown.length > 0 && short.length > 0) {
      const { listing, unmatched } = await listFitting(words.filter((word) => !unknown.includes(word)))
      if (listing.isFound) return { listing, unmatched: [...textsOf(unknown), ...unmatched] }
    }
    const left = textsOf([...unknown, ...short])
    const wanted = [...known, ...excluded]
    const { listing, unmatched } = await listFitting(wanted)
    return listing.isFound
      ? { listing, unmatched: [...left, ...unmatched] }
      : { listing: await list(wanted, 'one'), unmatched: left }
  }

  const words = await readWords(queries, language, query)
  if (words === null) {
    return { words, listing: await list(words), corrected: null, hasAllWords: true, unmatched: [] }
  }
  const found = await listFitting(words)
  if (found.listing.isFound) return { words, ...found, corrected: null, hasAllWords: found.unmatched.length === 0 }
  const corrected = isExact ? null : await correctQuery(queries, language, query)
  if (corrected === null) return { words, ...(await listMost(words)), corrected, hasAllWords: false }
  const better = (await readWords(queries, language, corrected)) ?? []
  const { listing, unmatched } = await listFitting(better)
  return {
    words: better,
    ...(listing.isFound ? { listing, unmatched } : await listMost(better)),
    corrected,
    hasAllWords: listing.isFound && unmatched.length === 0,
  }
}
