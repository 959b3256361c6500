import { type SQL, sql } from 'drizzle-orm'
import { configurationOf, isGerman, MIN_TERM_LENGTH } from '../catalogue/languages.ts'
import type { ContentLanguage } from '../sites/sites.data.ts'
import { isSize, type QueryWord, SHELF } from './queryWords.ts'

/** Only letters and digits reach the query language. */
const lexemeOf = ({ word, isBeginning }: QueryWord, weights = ''): string =>
  `${word}${isBeginning || weights !== '' ? ':' : ''}${isBeginning ? '*' : ''}${weights}`

/** A beginning that is as short as can be stays as it is typed: to French a "ves" is many of a "ve", with which much begins that is no "veste". */
const configurationFor = (language: ContentLanguage, { word, isBeginning }: QueryWord): SQL =>
  isBeginning && word.length <= MIN_TERM_LENGTH ? sql`'simple'` : configurationOf(language)

const textQuery = (language: ContentLanguage, word: QueryWord, weights = ''): SQL =>
  sql`to_tsquery(${configurationFor(language, word)}, ${lexemeOf(word, weights)})`

const NAME = sql`unaccent(lower(t.name))`
/** The name and the category; of "Hats & caps . Caps" the caps alone. */
const CALLED = sql`unaccent(lower(t.name || ' ' || CASE
  WHEN strpos(lower(split_part(t.category, ' . ', 1)), lower(split_part(t.category, ' . ', 2))) > 0 THEN split_part(t.category, ' . ', 2)
  ELSE t.category END))`
const MATERIALS = sql`unaccent(lower(t.materials))`

const oneOf = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` OR `)})`

/** Says what a product may be like; any other word names a thing. */
const isQualifier = ({ word, colors }: QueryWord): boolean => colors.length > 0 || isSize(word)

/** Of which part of a product's texts: its name is A, its category and keywords are B, what else holds for it is C, its description is D. */
const isSaidIn = (language: ContentLanguage, word: QueryWord, weights: string): SQL =>
  sql`t.document @@ ${textQuery(language, word, weights)}`

const stands = (text: SQL, { word, isBeginning }: QueryWord): SQL =>
  sql`${text} ~ ${`\\m${word}${isBeginning ? '' : '\\M'}`}`

/**
 * German joins words, and the index knows whole ones alone: "Regen" is in a "Regenkappe", "Shirt" in a "Laufshirt". But what has a shelf of its own
 * is not looked for on another that is only called alike: "Handschuhe" are no "Schuhe".
 */
const isPart = (language: ContentLanguage, word: QueryWord): SQL => {
  if (!isGerman(language)) return sql`false`
  const inside = sql`${NAME} LIKE ${`%${word.word}%`}`
  if (word.isShelf)
    return sql`(${inside} AND NOT (${SHELF} LIKE ${`%${word.word}%`} AND ${SHELF} !~ ${`\\m${word.word}`}))`
  return oneOf([inside, isSaidIn(language, { ...word, isBeginning: true }, 'AB')])
}

const hasWord = (language: ContentLanguage, word: QueryWord): SQL => {
  if (word.isUnheard) return stands(CALLED, word)
  // What only begins like a word of a description is not looked for.
  const inDocument = isSaidIn(language, word, word.isBeginning ? 'AB' : '')
  if (isQualifier(word)) return inDocument
  return oneOf([inDocument, isPart(language, word), ...(word.isBeginning ? [stands(NAME, word)] : [])])
}

/**
 * What a word that names a thing is to a product: 3 its name, 2 its category, a keyword or a part of its name, 1 another fact, 0 a word of its
 * description. A "Regenjacke" is a jacket by name because its category or a keyword says so, too. The word just as it was typed counts more: to text
 * search a Spanish "gorra" and "gorro" are one. Not in German, where it would set a "Fleece-Jacke" before a "Regenjacke".
 */
const levelOf = (language: ContentLanguage, word: QueryWord): SQL => {
  if (word.isUnheard) return sql`CASE WHEN ${stands(CALLED, word)} THEN 5 ELSE 0 END`
  const isPartOfName = sql`${isPart(language, word)} AND ${NAME} LIKE ${`%${word.word}%`}`
  const isNamed = oneOf([
    isSaidIn(language, word, 'A'),
    sql`${isPartOfName} AND ${isSaidIn(language, word, 'AB')}`,
    ...(word.isBeginning ? [stands(NAME, word)] : []),
  ])
  const isFiled = oneOf([isSaidIn(language, word, 'B'), isPartOfName])
  const isMadeOf = stands(MATERIALS, { ...word, isBeginning: isGerman(language) })
  const isFact = oneOf([isSaidIn(language, word, 'C'), isPart(language, word), isMadeOf])
  const level = sql`CASE WHEN ${isNamed} THEN 3 WHEN ${isFiled} THEN 2 WHEN ${isFact} THEN 1 ELSE 0 END`
  if (isGerman(language)) return level
  return sql`${level} + CASE WHEN ${stands(CALLED, { ...word, isBeginning: false })} THEN 2 ELSE 0 END`
}

const sumOf = (parts: readonly SQL[]): SQL => (parts.length === 0 ? sql`0` : sql.join([...parts], sql` + `))

/**
 * Columns for what each word is to a product: `hits` counts the words that it has, `facts` those that name things and are more than a word of its
 * description, `levels` adds up what these are to it.
 */
export const suitOf = (language: ContentLanguage, words: readonly QueryWord[]): SQL => {
  const things = words.filter((word) => !isQualifier(word))
  const levels = sql.raw(things.map((_, index) => `level_${index}`).join(' + ') || '0')
  const facts = sql.raw(things.map((_, index) => `(level_${index} > 0)::int`).join(' + ') || '0')
  const columns = things.map((word, index) => sql`${levelOf(language, word)} AS ${sql.raw(`level_${index}`)}`)
  const hits = sumOf(words.map((word) => sql`(${hasWord(language, word)})::int`))
  return sql`(SELECT ${hits} AS hits, ${facts} AS facts, ${levels} AS levels FROM (SELECT ${sql.join([...columns, sql`1 AS one`], sql`, `)}) words)`
}

/**
 * The levels of all words together; a colour in a name counts a little. What has one of them in its name and is called by the others, whatever its
 * colour and size, is ordered by how popular it is, anything else first by `ts_rank`, which is below 1.
 */
export const rankOf = (language: ContentLanguage, words: readonly QueryWord[], least: 'all' | 'one'): SQL => {
  const called = 2 * words.filter((word) => !isQualifier(word)).length + 1
  const colors = words
    .filter(({ colors }) => colors.length > 0)
    .map((word) => sql`CASE WHEN ${stands(CALLED, word)} THEN 1 ELSE 0 END`)
  const isCalled = sql`suit.levels >= ${called}::int`
  const heard = words.filter(({ isUnheard }) => !isUnheard).map((word) => textQuery(language, word))
  const joined = heard.length === 0 ? sql`''::tsquery` : sql.join(heard, least === 'all' ? sql` && ` : sql` || `)
  const spoken = sql`CASE WHEN ${isCalled} THEN 0 ELSE ts_rank(t.document, ${joined}) END`
  return sumOf([sql`suit.levels`, ...colors, spoken])
}
