import { type SQL, sql } from 'drizzle-orm'
import type { ContentLanguage } from '../sites/sites.data.ts'

/** PostgreSQL's text search configuration of each language. */
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

/** It joins words: what is looked for may stand within another. */
export const isGerman = (language: ContentLanguage): boolean => TEXT_CONFIGURATIONS[language] === 'german'

/** The same as it stands in a statement. */
export const configurationOf = (language: ContentLanguage): SQL =>
  sql.raw(`'${TEXT_CONFIGURATIONS[language]}'::regconfig`)

/** A shorter word names nothing that is sold. */
export const MIN_TERM_LENGTH = 3

/** Lower case without accents, the way terms are compared: "Überhose" and "uberhose" are one word. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()

/** The words of a text as they are spelt, in lower case; punctuation separates. */
export const spelledWordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The same, folded. */
export const wordsOf = (text: string): string[] => spelledWordsOf(text).map(fold)
