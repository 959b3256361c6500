import { fold } from '../../catalogue/languages.ts'

/** A word or a number of a query. */
export interface Token {
  /** As typed, in lower case. */
  readonly spelt: string
  /** Without accents. */
  readonly word: string
}

/** "1,500", "1.500", "1'500" and "1 500" in each language: a separator before exactly three digits. */
const THOUSANDS = /(?<!\d)(\d{1,3})[.,'’\s](?=\d{3}(?!\d))/g
/** The "'s" of an English word belongs to the word: "women's". */
const TOKEN = /\d+[.,]\d{1,2}(?!\d)|[\p{L}\p{N}]+(?:['’]s(?![\p{L}\p{N}]))?/gu

/** Splits a query into words and numbers. A number keeps its decimals, but no thousands separators. */
export const tokensOf = (query: string): readonly Token[] =>
  (query.toLowerCase().normalize('NFC').replace(THOUSANDS, '$1').match(TOKEN) ?? []).map((spelt) => ({
    spelt,
    word: fold(spelt),
  }))

/** Returns the number of words of the first phrase that stands at a place of the query; 0 if none does. */
export const phraseAt = (tokens: readonly Token[], place: number, phrases: readonly string[]): number => {
  const found = phrases
    .map((phrase) => phrase.split(' '))
    .filter((words) => words.every((word, index) => tokens[place + index]?.word === word))
  return Math.max(0, ...found.map(({ length }) => length))
}
