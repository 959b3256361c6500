import type { Search } from '@cairn/core/contracts'
import { type SQL, sql } from 'drizzle-orm'
import { isGerman, wordsOf } from '../catalogue/languages.ts'
import type { Queries } from '../database/database.ts'
import type { Site } from '../sites/sites.data.ts'
import { correctQuery } from './correction.ts'
import { readFilterWords } from './filterWords/readFilterWords.ts'
import { SHELF } from './queryWords.ts'

type Suggestion = Search.components['schemas']['Suggestion']

/**
 * The SQL condition that a word begins a word of the phrase. In German, the word may also be inside a longer word, but
 * not inside the name of another category: "Schuhe" suggests "Wanderschuhe" but not "Handschuhe".
 */
const has = ({ contentLanguage: language }: Site, word: string): SQL => {
  const begins = `\\m${word}`
  if (!isGerman(language)) return sql`folded ~ ${begins}`
  return sql`(folded LIKE ${`%${word}%`} AND NOT (
    EXISTS (SELECT 1 FROM shelves WHERE shelf ~ ${begins})
    AND EXISTS (SELECT 1 FROM shelves WHERE shelf LIKE ${`%${word}%`} AND shelf !~ ${begins} AND folded LIKE '%' || shelf || '%')))`
}

/**
 * Reads the phrases that have all words in any order: first those that begin with the typed words, then those that
 * contain them as typed, then the others, the most popular first. A product name is suggested only if the site's store
 * has the product in stock. The names of products that nobody can buy yet are last.
 */
const readPhrases = async (
  queries: Queries,
  site: Site,
  words: readonly string[],
  limit: number,
): Promise<string[]> => {
  const start = words.join(' ')
  const { contentLanguage: language } = site
  const { rows } = await queries.execute<{ phrase: string }>(sql`
    WITH shelves AS MATERIALIZED (SELECT DISTINCT ${SHELF} AS shelf FROM product_texts t WHERE t.language = ${language}),
    named AS MATERIALIZED (
      SELECT lower(t.name) AS name, bool_or(
        ${site.store} = ANY (p.stores) AND NOT p.retired
        AND EXISTS (SELECT 1 FROM variants v WHERE v.product_id = p.id AND (NOT v.tracked OR v.stock > 0))) AS "isSold", bool_and(p.coming_soon) AS "isComing"
      FROM product_texts t JOIN products p ON p.id = t.product_id WHERE t.language = ${language} GROUP BY 1)
    SELECT phrase FROM search_phrases LEFT JOIN named ON named.name = lower(phrase)
    WHERE language = ${language} AND coalesce("isSold", true) AND ${sql.join(
      words.map((word) => has(site, word)),
      sql` AND `,
    )}
    ORDER BY coalesce("isComing", false), folded LIKE ${`${start}%`} DESC, folded ~ ${`\\m${start}`} DESC, popularity DESC, phrase
    LIMIT ${limit}`)
  return rows.map(({ phrase }) => phrase)
}

/** Suggests searches for a query: its correction if it is misspelt, and popular phrases. */
export const suggest = async (queries: Queries, site: Site, query: string, limit: number): Promise<Suggestion> => {
  const { contentLanguage: language } = site
  // A query such as "jacket under 300" has words of filters, which are no words of the catalogue.
  const corrected = readFilterWords(language, query) === null ? await correctQuery(queries, language, query) : null
  const words = wordsOf(corrected ?? query)
  const [first, ...others] = words.length === 0 ? [] : await readPhrases(queries, site, words, limit + 1)
  const text = first ?? corrected
  return {
    query,
    ...(corrected !== null && { 'corrected-query': corrected }),
    ...(text !== null && { suggested: { text, type: 'exact', source: 'popular-query' } }),
    alternatives: others.slice(0, limit).map((phrase) => ({ text: phrase })),
  }
}
