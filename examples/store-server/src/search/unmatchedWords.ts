import { fold, typedTermsOf } from '../catalogue/languages.ts'
import type { Queries } from '../database/database.ts'
import type { ContentLanguage } from '../sites/sites.data.ts'
import { meaningsOf } from './filterWords/meaning.ts'
import type { FoundProducts } from './findProducts.ts'
import { isEmpty } from './knownWords.ts'
import { ANNOUNCING, isSize } from './queryWords.ts'

/** The words of a query that found products, and those that the search left out, both as typed. */
interface MatchedPart {
  readonly words: string
  readonly unmatched: string
}

/**
 * Splits a query into the words that found products and those that the search left out, such as "kids" in "jacket for
 * kids" and "size M" in "gloves size M". Returns null if it left out no words, if it corrected them, or if the rest names
 * only filters, such as "warm".
 */
export const matchedPartOf = async (
  queries: Queries,
  language: ContentLanguage,
  query: string,
  { unmatched, words, corrected, listing }: FoundProducts,
): Promise<MatchedPart | null> => {
  if (corrected !== null || listing.total === 0) return null
  const typed = typedTermsOf(query)
  const terms = typed.map((word) => fold(word).replace(',', '.'))
  const found = new Set(words?.map(({ word }) => word))
  const isAnnouncing = (index: number): boolean => ANNOUNCING[language].includes(terms[index] ?? '')
  // Some sizes are stop words, as "M" is in French. Here they are sizes that no product has, else they would be filters.
  const isLeft = (index: number): boolean => {
    const term = terms[index] ?? ''
    return unmatched.includes(term) || (isAnnouncing(index - 1) && isSize(term) && !found.has(term))
  }
  const left = typed.map((_, index) => isLeft(index) || (isAnnouncing(index) && isLeft(index + 1)))
  if (!left.includes(true)) return null
  // A stop word may name a category, as "down" does in English, or exclude a word, as "not" does.
  const hasExcluded = words?.some(({ isExcluded }) => isExcluded) === true
  const matched: string[] = []
  for (const [index, word] of typed.entries()) {
    if (left[index] === true) continue
    if (hasExcluded || found.has(fold(word)) || !(await isEmpty(queries, language, word))) matched.push(word)
  }
  const rest = matched.join(' ')
  if ((await meaningsOf(queries, language, rest)).length > 0) return null
  return { words: rest, unmatched: typed.filter((_, index) => left[index] === true).join(' ') }
}
