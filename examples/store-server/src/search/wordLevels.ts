import { type SQL, sql } from 'drizzle-orm'
import { configurationOf, isGerman, MIN_TERM_LENGTH } from '../catalogue/languages.ts'
import type { ContentLanguage } from '../sites/sites.data.ts'
import { isProductPart } from './productParts.ts'
import { isSize, type QueryWord, SHELF } from './queryWords.ts'

/** Builds a tsquery lexeme. The word has only letters, digits and the point of a decimal, so it needs no escaping. */
const lexemeOf = ({ word, isBeginning }: QueryWord, weights = ''): string =>
  `${word}${isBeginning || weights !== '' ? ':' : ''}${isBeginning ? '*' : ''}${weights}`

/**
 * Returns the text search configuration for a word. A short incomplete word is not stemmed: French stemming, for
 * instance, reduces "ves", the beginning of "veste", to "ve", with which many other words begin.
 */
const configurationFor = (language: ContentLanguage, { word, isBeginning }: QueryWord): SQL =>
  isBeginning && word.length <= MIN_TERM_LENGTH ? sql`'simple'` : configurationOf(language)

const textQuery = (language: ContentLanguage, word: QueryWord, weights = ''): SQL =>
  sql`to_tsquery(${configurationFor(language, word)}, ${lexemeOf(word, weights)})`

const NAME = sql`unaccent(lower(t.name))`
/**
 * The name and category of a product. If the name of the top category contains the name of the subcategory, as in "Hats
 * & caps . Caps", only the subcategory is used.
 */
const CALLED = sql`unaccent(lower(t.name || ' ' || CASE
  WHEN strpos(lower(split_part(t.category, ' . ', 1)), lower(split_part(t.category, ' . ', 2))) > 0 THEN split_part(t.category, ' . ', 2)
  ELSE t.category END))`
const MATERIALS = sql`unaccent(lower(t.materials))`

const oneOf = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` OR `)})`

/** Returns true for a word that describes a product (colour or size) rather than naming it. */
const isQualifier = ({ word, colors }: QueryWord): boolean => colors.length > 0 || isSize(word)

/** Whether products must have a word in name, category or keywords, because it names their kind. */
export const isKindWord = (word: QueryWord): boolean => word.isKind && !word.isExcluded && !isQualifier(word)

/**
 * The SQL condition that a word is in the given parts of the product text: A is the name, B category and keywords, C
 * other facts, D the description.
 */
const isSaidIn = (language: ContentLanguage, word: QueryWord, weights: string): SQL =>
  sql`t.document @@ ${textQuery(language, word, weights)}`

const stands = (text: SQL, { word, isBeginning }: QueryWord): SQL =>
  sql`${text} ~ ${`\\m${word}${isBeginning ? '' : '\\M'}`}`

/**
 * The SQL condition that a German word is part of a compound: "Regen" in "Regenkappe", "Shirt" in "Laufshirt". A word
 * that names a category does not match another category that contains it: "Schuhe" does not match "Handschuhe".
 */
const isPart = (language: ContentLanguage, word: QueryWord): SQL => {
  if (!isGerman(language)) return sql`false`
  const inside = sql`${NAME} LIKE ${`%${word.word}%`}`
  if (word.isShelf)
    return sql`(${inside} AND NOT (${SHELF} LIKE ${`%${word.word}%`} AND ${SHELF} !~ ${`\\m${word.word}`}))`
  return oneOf([inside, isSaidIn(language, { ...word, isBeginning: true }, 'AB')])
}

/**
 * Returns true for a German word that may be the first part of a compound anywhere in the text: "Merino" in
 * "Merinowolle". Short words begin too many others, and an excluded word must not hide products by other words.
 */
const mayBeginCompound = (language: ContentLanguage, { word, isBeginning, isExcluded }: QueryWord): boolean =>
  isGerman(language) && !isBeginning && !isExcluded && word.length > MIN_TERM_LENGTH

const hasWord = (language: ContentLanguage, word: QueryWord): SQL => {
  if (word.isUnheard) return stands(CALLED, word)
  // Search an incomplete word only in name, category and keywords, because it would match too much in the description.
  const inDocument = isSaidIn(language, word, word.isBeginning ? 'AB' : '')
  if (isQualifier(word)) return inDocument
  return oneOf([
    inDocument,
    isPart(language, word),
    ...(word.isBeginning ? [stands(NAME, word)] : []),
    ...(mayBeginCompound(language, word) ? [isSaidIn(language, { ...word, isBeginning: true }, '')] : []),
  ])
}

/**
 * The SQL condition that a German feature names a compound that ends with a word: "Brusttasche" for "Taschen". Short
 * stems such as "rot" are the end of too many other words.
 */
const endsFeature = (language: ContentLanguage, { word }: QueryWord): SQL =>
  isGerman(language)
    ? sql`(SELECT length(stem) > ${MIN_TERM_LENGTH}::int AND unaccent(lower(t.features::text)) ~ (stem || '[a-z]{0,2}\\M')
        FROM (SELECT (ts_lexize('german_stem', ${word}))[1] AS stem) AS lexeme)`
    : sql`false`

/** The SQL condition that a product has none of the words in its record. */
export const lacks = (language: ContentLanguage, words: readonly QueryWord[]): SQL => {
  const has = (word: QueryWord) => sql`coalesce(${hasWord(language, word)} OR ${endsFeature(language, word)}, false)`
  return sql`NOT ${oneOf([sql`false`, ...words.map(has)])}`
}

/**
 * Returns the level of a naming word for a product: 3 if the word is in its name, 2 in its category, its keywords or a
 * part of its name, 1 in other facts, 0 in its description. A part of a product, such as a hood, is a fact wherever it
 * stands. A name or category with exactly this word adds 2, because stemming treats the Spanish "gorra" and "gorro" as
 * equal.
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
  const isFact = oneOf([
    isSaidIn(language, word, isProductPart(language, word.word) ? 'CD' : 'C'),
    isPart(language, word),
    isMadeOf,
  ])
  const level = sql`CASE WHEN ${isNamed} THEN 3 WHEN ${isFiled} THEN 2 WHEN ${isFact} THEN 1 ELSE 0 END`
  // German has no bonus for an exact word: for "Jacke", a "Fleece-Jacke" would otherwise rank above a "Regenjacke".
  if (isGerman(language)) return level
  return sql`${level} + CASE WHEN ${stands(CALLED, { ...word, isBeginning: false })} THEN 2 ELSE 0 END`
}

const sumOf = (parts: readonly SQL[]): SQL => (parts.length === 0 ? sql`0` : sql.join([...parts], sql` + `))

/**
 * Selects the columns for ranking: `hits` is the number of matching words, `facts` is the number of naming words
 * outside the description, `kinds` is the number of words for a kind of product in name, category and keywords, and
 * `levels` is the sum of the levels of the naming words.
 */
export const suitOf = (language: ContentLanguage, words: readonly QueryWord[]): SQL => {
  const things = words.filter((word) => !isQualifier(word))
  const levels = sql.raw(things.map((_, index) => `level_${index}`).join(' + ') || '0')
  const facts = sql.raw(things.map((_, index) => `(level_${index} > 0)::int`).join(' + ') || '0')
  const kinds = sql.raw(
    things.flatMap((word, index) => (isKindWord(word) ? `(level_${index} > 1)::int` : [])).join(' + ') || '0',
  )
  const columns = things.map((word, index) => sql`${levelOf(language, word)} AS ${sql.raw(`level_${index}`)}`)
  const hits = sumOf(words.map((word) => sql`(${hasWord(language, word)})::int`))
  return sql`(SELECT ${hits} AS hits, ${facts} AS facts, ${kinds} AS kinds, ${levels} AS levels FROM (SELECT ${sql.join([...columns, sql`1 AS one`], sql`, `)}) words)`
}

/**
 * Returns the rank of a product: the sum of its levels, plus 1 for each colour in its name or category, plus `ts_rank`,
 * which is below 1. A product with high levels, such as one with all words in its name, gets no `ts_rank`, so
 * popularity decides among such products.
 */
export const rankOf = (language: ContentLanguage, words: readonly QueryWord[], least: 'all' | 'one'): SQL => {
  const called = 2 * words.filter((word) => !isQualifier(word)).length + 1
  const colors = words
    .filter(({ colors }) => colors.length > 0)
    .map((word) => sql`CASE WHEN ${stands(CALLED, word)} THEN 1 ELSE 0 END`)
  const isCalled = sql`suit.levels >= ${called}::int`
  const understood = words.filter(({ isUnheard }) => !isUnheard).map((word) => textQuery(language, word))
  const joined =
    understood.length === 0 ? sql`''::tsquery` : sql.join(understood, least === 'all' ? sql` && ` : sql` || `)
  const spoken = sql`CASE WHEN ${isCalled} THEN 0 ELSE ts_rank(t.document, ${joined}) END`
  return sumOf([sql`suit.levels`, ...colors, spoken])
}
