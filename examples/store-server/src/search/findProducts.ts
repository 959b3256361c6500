import { MIN_TERM_LENGTH } from '../catalogue/languages.ts'
import type { Queries } from '../database/database.ts'
import { correctQuery } from './correction.ts'
import { isKnown } from './knownWords.ts'
import { findMatches, type Match, type MatchRequest } from './matches.repository.ts'
import { isSize, type QueryWord, readWords } from './queryWords.ts'

type Wanted = Omit<MatchRequest, 'words' | 'least'>

/** The products for those words that can name one: as if those that the shop does not know had not been typed, or else with the most of them. */
const findMost = async (queries: Queries, wanted: Wanted, words: readonly QueryWord[]): Promise<readonly Match[]> => {
  const known: QueryWord[] = []
  for (const word of words.filter(({ word }) => word.length >= MIN_TERM_LENGTH && !isSize(word))) {
    if (await isKnown(queries, wanted.site.contentLanguage, word.word)) known.push(word)
  }
  const matches = await findMatches(queries, { ...wanted, words: known, least: 'all' })
  if (matches.length > 0) return matches
  return findMatches(queries, { ...wanted, words: known, least: 'one' })
}

/**
 * The products for a query, and the words that they were found by. One that finds nothing is searched again as what it probably means; when
 * nothing has all of its words, not all are asked for.
 */
export const findProducts = async (queries: Queries, wanted: Wanted, query: string) => {
  const { contentLanguage: language } = wanted.site
  const words = await readWords(queries, language, query)
  const matches = await findMatches(queries, { ...wanted, words, least: 'all' })
  if (matches.length > 0 || words === null) return { words, matches, corrected: null }
  const corrected = await correctQuery(queries, language, query)
  if (corrected === null) return { words, matches: await findMost(queries, wanted, words), corrected }
  const better = (await readWords(queries, language, corrected)) ?? []
  const found = await findMatches(queries, { ...wanted, words: better, least: 'all' })
  return { words: better, matches: found.length > 0 ? found : await findMost(queries, wanted, better), corrected }
}
