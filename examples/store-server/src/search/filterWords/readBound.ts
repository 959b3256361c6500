import type { FilterWords } from './filterWords.types.ts'
import { phraseAt, type Token } from './tokens.ts'

interface Bound {
  /** Number of tokens before the limit itself; 0 if no words of a limit begin at the place. */
  readonly length: number
  /** True for the words of a lowest value: "over", "not under". */
  readonly isLowest: boolean
}

const lengthAt = (tokens: readonly Token[], place: number, { upTo, from }: FilterWords): Bound => {
  const top = phraseAt(tokens, place, [...upTo, '<', '≤'])
  const bottom = phraseAt(tokens, place, [...from, '>', '≥'])
  return { length: Math.max(top, bottom), isLowest: top === 0 && bottom > 0 }
}

/**
 * Reads the words before a highest or lowest value. "Not over" and "no more than" mean the highest value, "not under"
 * and "no less than" the lowest. A word such as "around" before them adds nothing: "um höchstens 300".
 */
export const readBound = (tokens: readonly Token[], place: number, words: FilterWords): Bound => {
  const { about, reversing, joining } = words
  const hedge = phraseAt(tokens, place, about)
  const reversed = phraseAt(tokens, place + hedge, reversing)
  const start = hedge + reversed
  const article = reversed === 0 ? 0 : phraseAt(tokens, place + start, joining)
  // The joining word may begin the phrase of the limit itself, as in the French "pas à partir de".
  for (const before of [start, start + article]) {
    const { length, isLowest } = lengthAt(tokens, place + before, words)
    if (length > 0) return { length: before + length, isLowest: isLowest !== reversed > 0 }
  }
  return { length: 0, isLowest: false }
}
