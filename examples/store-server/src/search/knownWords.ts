import { sql } from 'drizzle-orm'
import { configurationOf, fold, isGerman } from '../catalogue/languages.ts'
import type { Queries } from '../database/database.ts'
import type { ContentLanguage } from '../sites/sites.data.ts'
import { ANNOUNCING } from './queryWords.ts'

/**
 * Returns true when the shop knows the word: a search term begins with it (in German: contains it), or a product text
 * contains one of its forms, such as "rote" for "rot".
 */
export const isKnown = async (queries: Queries, language: ContentLanguage, word: string): Promise<boolean> => {
  const letters = word.replace(/[\\%_]/g, '')
  const { rows } = await queries.execute(sql`
    SELECT 1 FROM search_terms WHERE language = ${language} AND term LIKE ${isGerman(language) ? `%${letters}%` : `${letters}%`}
    UNION ALL
    SELECT 1 FROM product_texts WHERE language = ${language} AND document @@ to_tsquery(${configurationOf(language)}, ${word})
    LIMIT 1`)
  return rows.length > 0
}

/** Returns true for a stop word of the language or a word that only announces a value: "für", "avec", "taille". */
export const isEmpty = async (queries: Queries, language: ContentLanguage, spelt: string): Promise<boolean> => {
  if (ANNOUNCING[language].includes(fold(spelt))) return true
  const { rows } = await queries.execute<{ nodes: number }>(
    sql`SELECT numnode(to_tsquery(${configurationOf(language)}, ${spelt})) AS nodes`,
  )
  return rows[0]?.nodes === 0
}
