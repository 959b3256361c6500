import { fold } from '../../catalogue/languages.ts'

/** A word or a number of a query. */
export interface Token {
  /** As typed, in lower case. */
  readonly spelt: string
  /** Without accents. */
  readonly word: string
  /** True if a currency sign stands beside the word: "$300", "300 €", and the Swiss "300.-". */
  readonly hasCurrency: boolean
  /** True if a dash joins the word to the one before it: the 200 in "100-200". */
  readonly isAfterDash: boolean
}

/** "1,500", "1.500", "1'500" and "1 500" in each language: a separator before exactly three digits. */
const THOUSANDS = /(?<!\d)(\d{1,3})[.,'’\s](?=\d{3}(?!\d))/g
/** A number with a minus sign stays one token, which is no number of a filter: "-5", "-$5". */
const NEGATIVE = /(?<![^\s\p{Sc}])[-−–]\p{Sc}?\d[\d.,]*/u
/** The signs that compare a price: "<$300", "300+". */
const COMPARING = /[<>≤≥](?=[=\s]*\p{Sc}?\s?\d)|(?<=\d\s?\p{Sc}?)\+(?!\s?\p{L})/u
/** The "'s" of an English word belongs to the word: "women's". */
const WORD = /\d+[.,]\d{1,2}(?!\d)|[\p{L}\p{N}]+(?:['’]s(?![\p{L}\p{N}]))?/u
const TOKEN = new RegExp([NEGATIVE, COMPARING, WORD].map(({ source }) => source).join('|'), 'gu')

const CURRENCY_BEFORE = /\p{Sc}\s?$/u
const CURRENCY_AFTER = /^(?:\s?\p{Sc}|[.,][-–—])(?!\s?\d)/u
const DASH_BEFORE = /[-–—−]\s?\p{Sc}?\s?$/u

/**
 * Splits a query into words, numbers and the signs that compare. A number keeps its decimals, but no thousands
 * separators.
 */
export const tokensOf = (query: string): readonly Token[] => {
  const text = query.toLowerCase().normalize('NFC').replace(THOUSANDS, '$1')
  return [...text.matchAll(TOKEN)].map(({ 0: spelt, index }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + spelt.length)]
    const hasCurrency = CURRENCY_BEFORE.test(before) || CURRENCY_AFTER.test(after)
    return { spelt, word: fold(spelt), hasCurrency, isAfterDash: DASH_BEFORE.test(before) }
  })
}

type Word = Pick<Token, 'word'> & Partial<Pick<Token, 'spelt'>>

/**
 * Returns the number of words of the longest phrase that stands at a place of the query; 0 if none does. A word of a
 * phrase with an accent matches only that spelling.
 */
export const phraseAt = (tokens: readonly Word[], place: number, phrases: readonly string[]): number => {
  const matches = (word: string, index: number) => {
    const token = tokens[place + index]
    return token?.word === word || token?.spelt === word
  }
  const found = phrases.map((phrase) => phrase.split(' ')).filter((words) => words.every(matches))
  return Math.max(0, ...found.map(({ length }) => length))
}
