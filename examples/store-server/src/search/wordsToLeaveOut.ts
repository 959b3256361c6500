import { isSize, type QueryWord } from './queryWords.ts'
import { isKindWord } from './wordLevels.ts'

/** Limits the queries of a search. */
const MAX_SINGLE_WORDS = 3

/**
 * Returns the words to leave out, in this order, so that a search finds the kind of product that its words name: the
 * sizes, then one more word that names no kind, at last all of these words. Empty if the words name no kind.
 */
export const wordsToLeaveOut = (words: readonly QueryWord[]): readonly (readonly QueryWord[])[] => {
  if (!words.some(isKindWord)) return []
  const describing = words.filter((word) => !word.isExcluded && !isKindWord(word))
  const sizes = describing.filter(({ word }) => isSize(word))
  const rest = describing.filter(({ word }) => !isSize(word))
  const others = [...sizes, ...rest]
  const choices = [sizes, ...rest.slice(0, MAX_SINGLE_WORDS).map((word) => [...sizes, word]), others]
  // The first choice is empty without sizes. The last one repeats an earlier one if there is only one other word.
  return choices.filter(({ length }, index) => length > 0 && (index < choices.length - 1 || rest.length > 1))
}
