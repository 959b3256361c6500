import { type SQL, sql } from 'drizzle-orm'
import { configurationOf, fold, isGerman, spelledTermsOf } from '../catalogue/languages.ts'
import type { Queries } from '../database/database.ts'
import type { ContentLanguage } from '../sites/sites.data.ts'
import { exclusionsOf } from './exclusions.ts'

export type QueryWord = {
  word: string
  /** The keys of the colours that the word names. */
  colors: string[]
  /**
   * True if the shopper may not have finished typing this word, which is only possible for the last word of the query.
   * A known word, a size or a colour counts as finished, because longer words that begin with it have other meanings.
   */
  isBeginning: boolean
  /** True if the word names a category but text search ignores it as a stop word, such as "down" in English. */
  isUnheard: boolean
  /**
   * True if a word in the name of a top category begins with this word. Such a word must not match inside another
   * category: "Schuhe" must not find "Handschuhe".
   */
  isShelf: boolean
  /**
   * True if the word names a kind of product: a top category, or a subcategory if only products of one top category are
   * named by the word, such as "fleece". A word for products of several, such as "rain" or "light", describes a kind.
   */
  isKind: boolean
  /** True if products must not have the word: "hood" in "without hood". */
  isExcluded: boolean
}

/** The SQL expression for a product's top category, in lower case without accents. */
export const SHELF = sql`unaccent(lower(split_part(t.category, ' . ', 1)))`

/** The SQL expression for the label of a product's subcategory and its title in the menus, which says more. */
const SUBCATEGORY = sql`split_part(t.category, ' . ', 2) || ' ' || coalesce(t.breadcrumbs -> -1 ->> 'title', '')`

/**
 * The SQL condition that a word names a subcategory; in German, also as the end of a compound: "Fleece" in
 * "Hochflorfleece".
 */
const namesSubcategory = (language: ContentLanguage): SQL =>
  isGerman(language)
    ? sql`subcategory ~ ((ts_lexize('german_stem', word))[1] || '[a-z]{0,2}\\M')`
    : sql`to_tsvector(${configurationOf(language)}, subcategory) @@ to_tsquery(${configurationOf(language)}, word)`

const MAX_WORDS = 12

/** Words that only announce a size or a colour ("size", "colour"), or follow a volume ("litres"). */
export const ANNOUNCING: Readonly<Record<ContentLanguage, readonly string[]>> = {
  en: ['size', 'color', 'colour', 'liter', 'liters', 'litre', 'litres'],
  'en-GB': ['size', 'color', 'colour', 'liter', 'liters', 'litre', 'litres'],
  de: ['grosse', 'groesse', 'farbe', 'liter'],
  'de-CH': ['grosse', 'groesse', 'farbe', 'liter'],
  fr: ['taille', 'couleur', 'litre', 'litres'],
  es: ['talla', 'color', 'litro', 'litros'],
  it: ['taglia', 'colore', 'litro', 'litri'],
  pt: ['tamanho', 'cor', 'litro', 'litros'],
}

export const isSize = (word: string): boolean => /^(\d\d?(\.5|½)?|x{0,3}[sl]|m)$/.test(word)

/**
 * Reads the words of a query. It drops stop words and the words in `ANNOUNCING`, unless no other words are left; an
 * empty query gives null.
 */
export const readWords = async (
  queries: Queries,
  language: ContentLanguage,
  query: string,
): Promise<readonly QueryWord[] | null> => {
  if (query.trim() === '') return null
  const all = spelledTermsOf(query).slice(0, MAX_WORDS)
  if (all.length === 0) return []
  const configuration = configurationOf(language)
  const asked = sql`to_tsquery(${configuration}, word)`
  type Row = Omit<QueryWord, 'isBeginning' | 'isExcluded'> & { position: number; isTelling: boolean; isWhole: boolean }
  const { rows } = await queries.execute<Row>(sql`
    WITH categories AS MATERIALIZED (
      SELECT DISTINCT unaccent(lower(${SUBCATEGORY})) AS subcategory FROM product_texts t WHERE t.language = ${language})
    SELECT position, word, colors, understood OR "isUnheard" AS "isTelling", "isUnheard", "isWhole", "isShelf", "isShelf" OR "isNamed" AS "isKind"
    FROM (
      SELECT position, word,
        numnode(${asked}) > 0 AND numnode(to_tsquery(${configuration}, spelt)) > 0 AS understood,
        numnode(${asked}) = 0 AND EXISTS (
          SELECT 1 FROM product_texts t
          WHERE t.language = ${language} AND lower(split_part(t.category, ' . ', 2)) = spelt
        ) AS "isUnheard",
        EXISTS (
          SELECT 1 FROM product_texts t
          WHERE t.language = ${language} AND t.document @@ to_tsquery(${configuration}, word || ':AB')
        ) AS "isWhole",
        EXISTS (SELECT 1 FROM product_texts t WHERE t.language = ${language} AND ${SHELF} ~ ('\\m' || word)) AS "isShelf",
        EXISTS (SELECT 1 FROM categories WHERE ${namesSubcategory(language)}) AND (
          SELECT count(DISTINCT ${SHELF}) = 1 FROM product_texts t
          WHERE t.language = ${language} AND t.document @@ to_tsquery(${configuration}, word || ${isGerman(language) ? ':*AB' : ':AB'})
        ) AS "isNamed",
        (SELECT coalesce(jsonb_agg(c.key ORDER BY c.key), '[]') FROM search_colors c WHERE c.language = ${language} AND c.document @@ ${asked}) AS colors
      FROM jsonb_to_recordset(${JSON.stringify(all.map((spelt, position) => ({ position, spelt, word: fold(spelt) })))}::jsonb)
        AS words (position integer, spelt text, word text)
    ) AS known
    ORDER BY position`)
  const { excluded, introducing } = exclusionsOf(language, rows)
  const telling = rows.filter(
    ({ position, word, isTelling }) =>
      isTelling &&
      !introducing.has(position) &&
      (word.length > 1 || isSize(word)) &&
      !ANNOUNCING[language].includes(word),
  )
  const words = telling.length > 0 ? telling : rows
  return words.map(({ position, isTelling: _, isWhole, colors, ...known }, index) => {
    const isExcluded = excluded.has(position)
    const isFinished = isExcluded || isWhole || known.isUnheard || colors.length > 0 || isSize(known.word)
    return {
      ...known,
      isExcluded,
      // The listing shows products in the colours of the words, which an excluded colour must not choose.
      colors: isExcluded ? [] : colors,
      isBeginning: index === words.length - 1 && !isFinished,
    }
  })
}
