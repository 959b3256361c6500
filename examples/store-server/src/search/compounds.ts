import { sql } from 'drizzle-orm'
import { configurationOf, fold, MIN_TERM_LENGTH } from '../catalogue/languages.ts'
import type { Queries } from '../database/database.ts'
import type { ContentLanguage } from '../sites/sites.data.ts'

/**
 * Splits a compound into two words that names, categories or keywords of products contain: "damen jacke" for
 * "Damenjacke", "base layer" for "baselayer". The longest first part wins; null when there is no split.
 */
export const splitWord = async (queries: Queries, language: ContentLanguage, word: string): Promise<string | null> => {
  const parts = Array.from({ length: Math.max(0, word.length - 2 * MIN_TERM_LENGTH + 1) }, (_, index) => {
    const end = word.length - MIN_TERM_LENGTH - index
    return { first: word.slice(0, end), second: word.slice(end) }
  })
  if (parts.length === 0 || word.length > 40) return null
  const isSaid = (part: 'first' | 'second') => sql`EXISTS (
    SELECT 1 FROM product_texts t
    WHERE t.language = ${language} AND t.document @@ to_tsquery(${configurationOf(language)}, ${sql.raw(part)} || ':AB'))`
  const { rows } = await queries.execute<{ first: string; second: string }>(sql`
    SELECT first, second FROM jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) AS part (first text, second text)
    WHERE ${isSaid('first')} AND ${isSaid('second')}
    ORDER BY length(first) DESC LIMIT 1`)
  return rows[0] ? `${rows[0].first} ${rows[0].second}` : null
}

const areSaid = async (queries: Queries, language: ContentLanguage, words: readonly string[]): Promise<boolean> => {
  const { rows } = await queries.execute<{ isSaid: boolean }>(sql`
    SELECT EXISTS (
      SELECT 1 FROM product_texts t
      WHERE t.language = ${language} AND t.document @@ to_tsquery(${configurationOf(language)}, word || ':AB')
    ) AS "isSaid"
    FROM jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) AS words (word)`)
  return rows.every(({ isSaid }) => isSaid)
}

/**
 * Joins two adjacent words if the shop spells them as one: "water proof" becomes "waterproof". They stay apart if both
 * occur as separate words in names, categories or keywords of products.
 */
export const rejoin = async (
  queries: Queries,
  language: ContentLanguage,
  words: readonly string[],
): Promise<readonly string[]> => {
  const pairs = words.slice(1).map((second, index) => {
    const first = words[index] ?? ''
    return Math.min(first.length, second.length) < MIN_TERM_LENGTH ? '' : fold(first + second)
  })
  if (pairs.length === 0) return words
  const { rows } = await queries.execute<{ term: string; spelling: string }>(sql`
    SELECT term, coalesce(spelling, term) AS spelling FROM search_terms
    WHERE language = ${language} AND term IN (SELECT jsonb_array_elements_text(${JSON.stringify(pairs)}::jsonb))`)
  const [found] = rows
  if (found === undefined) return words
  const at = pairs.indexOf(found.term)
  const parts = words.slice(at, at + 2).map(fold)
  if (await areSaid(queries, language, parts)) return words
  return [...words.slice(0, at), found.spelling, ...words.slice(at + 2)]
}
