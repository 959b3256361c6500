import { type SQL, sql } from 'drizzle-orm'
import type { ContentLanguage } from '../sites/sites.data.ts'

/** PostgreSQL's text search configuration for each language. */
export const TEXT_CONFIGURATIONS: Readonly<Record<ContentLanguage, string>> = {
  en: 'english',
  'en-GB': 'english',
  de: 'german',
  'de-CH': 'german',
  fr: 'french',
  es: 'spanish',
  it: 'italian',
  pt: 'portuguese',
}

/** Whether the language is German. German forms compounds, so the search must also find a term inside a longer word. */
export const isGerman = (language: ContentLanguage): boolean => TEXT_CONFIGURATIONS[language] === 'german'

/** The text search configuration as an SQL literal. */
export const configurationOf = (language: ContentLanguage): SQL =>
  sql.raw(`'${TEXT_CONFIGURATIONS[language]}'::regconfig`)

/** Minimum length of a search term. A shorter word cannot name a product. */
export const MIN_TERM_LENGTH = 3

/** Lowercases a text and removes its accents to compare terms: "Überhose" and "uberhose" become the same word. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()

/** Splits a query into its words and numbers as typed. A half number, as in the size "9.5", keeps its decimal. */
export const typedTermsOf = (query: string): string[] =>
  query.normalize('NFC').match(/(?<!\d|\d[.,])\d\d?[.,]5(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu) ?? []

/** Splits a query into its words and numbers in lower case, with a decimal point in each language. */
export const spelledTermsOf = (query: string): string[] =>
  typedTermsOf(query.toLowerCase()).map((term) => term.replace(',', '.'))

/** Splits a text into its words in lower case; punctuation separates words. */
export const spelledWordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Splits a text into its folded words. */
export const wordsOf = (text: string): string[] => spelledWordsOf(text).map(fold)
