import { sql } from 'drizzle-orm'
import { configurationOf, wordsOf } from '../catalogue/languages.ts'
import type { Queries } from '../database/database.ts'
import type { ContentLanguage } from '../sites/sites.data.ts'

/** A word of a query. */
export type QueryWord = {
  word: string
  /** Of the colours that it names. */
  colors: string[]
  /** The last one may still be being typed; not so a size or a colour, which would begin much that is neither. */
  isBeginning: boolean
}

const MOST_WORDS = 12

/** Words that only announce a size or a colour. */
const ANNOUNCING: Readonly<Record<ContentLanguage, readonly string[]>> = {
  en: ['size', 'color', 'colour'],
  'en-GB': ['size', 'color', 'colour'],
  de: ['grosse', 'farbe'],
  fr: ['taille', 'couleur'],
  es: ['talla', 'color'],
  it: ['taglia', 'colore'],
  pt: ['tamanho', 'cor'],
}

export const isSize = (word: string): boolean => /^(\d\d?|x{0,3}[sl]|m)$/.test(word)

/**
 * The words of a query that tell what is looked for: without those that a language uses everywhere, and without those that only announce others,
 * unless there are no others. Null for a query that asks for nothing.
 */
export const readWords = async (
  queries: Queries,
  language: ContentLanguage,
  query: string,
): Promise<readonly QueryWord[] | null> => {
  if (query.trim() === '') return null
  const all = wordsOf(query).slice(0, MOST_WORDS)
  if (all.length === 0) return []
  const asked = sql`to_tsquery(${configurationOf(language)}, word)`
  const { rows } = await queries.execute<{ word: string; isTelling: boolean; colors: string[] }>(sql`
    SELECT word, numnode(${asked}) > 0 AS "isTelling",
      (SELECT coalesce(jsonb_agg(c.key ORDER BY c.key), '[]') FROM search_colors c WHERE c.language = ${language} AND c.document @@ ${asked}) AS colors
    FROM jsonb_array_elements_text(${JSON.stringify(all)}::jsonb) WITH ORDINALITY AS words (word, position)
    ORDER BY position`)
  const telling = rows.filter(({ word, isTelling }) => isTelling && !ANNOUNCING[language].includes(word))
  const words = telling.length > 0 ? telling : rows
  return words.map(({ word, colors }, index) => ({
    word,
    colors,
    isBeginning: index === words.length - 1 && colors.length === 0 && !isSize(word),
  }))
}
