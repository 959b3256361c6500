import { fold, typedWordsOf } from '../catalogue/languages.ts'
import type { Queries } from '../database/database.ts'
import type { ContentLanguage } from '../sites/sites.data.ts'
import { meaningsOf } from './filterWords/meaning.ts'
import type { FoundProducts } from './findProducts.ts'
import { isEmpty } from './knownWords.ts'

/** The words of a query that found products, and those that the shop does not know, both as typed. */
interface KnownPart {
  readonly words: string
  readonly unmatched: string
}

/**
 * Splits a query into the words that found products and those that the shop does not know, such as "kids" in "jacket for
 * kids". Returns null if it knows all words, if it corrected them, or if the rest names only filters, such as "warm".
 */
export const knownPartOf = async (
  queries: Queries,
  language: ContentLanguage,
  query: string,
  { unknown, corrected, listing }: FoundProducts,
): Promise<KnownPart | null> => {
  if (unknown.length === 0 || corrected !== null || listing.total === 0) return null
  const isUnknown = (word: string): boolean => unknown.includes(fold(word))
  const known: string[] = []
  for (const word of typedWordsOf(query)) {
    if (!isUnknown(word) && !(await isEmpty(queries, language, word))) known.push(word)
  }
  const words = known.join(' ')
  if ((await meaningsOf(queries, language, words)).length > 0) return null
  return { words, unmatched: typedWordsOf(query).filter(isUnknown).join(' ') }
}
