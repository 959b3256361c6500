import { sql } from 'drizzle-orm'
import { configurationOf, fold, MIN_TERM_LENGTH, wordsOf } from '../catalogue/languages.ts'
import type { Queries } from '../database/database.ts'
import type { ContentLanguage } from '../sites/sites.data.ts'

const isTransposed = (one: string, other: string): boolean =>
  one.length === other.length && [...one].sort().join('') === [...other].sort().join('')

/** How many edits a word of that length forgives: none below 4 letters, so that a short word is never turned into another. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2)

type Candidate = { term: string; distance: number; popularity: number }

/** The word of the catalogue that a mistyped one means, or null. Swapped letters count as one mistake. */
const correctWord = async (queries: Queries, language: ContentLanguage, word: string): Promise<string | null> => {
  if (word.length > 40) return null
  // Trigrams find most; swapped letters leave none in common with a short word, so words of like length are compared too.
  const { rows } = await queries.execute<Candidate>(sql`
    SELECT term, levenshtein(term, ${word})::int AS distance, popularity FROM search_terms
    WHERE language = ${language}
      AND (term % ${word} OR length(term) BETWEEN ${word.length - 2} AND ${word.length + 2})
      AND levenshtein_less_equal(term, ${word}, 2) <= 2
    ORDER BY distance, popularity DESC
    LIMIT 20`)
  const cost = ({ term, distance }: Candidate): number => (isTransposed(term, word) ? 1 : distance)
  const [best] = rows
    .filter((row) => cost(row) <= forgiven(word.length))
    .sort((one, other) => cost(one) - cost(other) || other.popularity - one.popularity)
  return best?.term ?? null
}

/** What begins a known word, or is found in a text of the shop in whatever form ("rote" where it says "rot"). */
export const isKnown = async (queries: Queries, language: ContentLanguage, word: string): Promise<boolean> => {
  const { rows } = await queries.execute(sql`
    SELECT 1 FROM search_terms WHERE language = ${language} AND term LIKE ${`${word.replace(/[\\%_]/g, '')}%`}
    UNION ALL
    SELECT 1 FROM product_texts WHERE language = ${language} AND document @@ to_tsquery(${configurationOf(language)}, ${word})
    LIMIT 1`)
  return rows.length > 0
}

/**
 * What a query means when some of its words are mistyped, or null when nothing was to be corrected or nothing fits.
 * A word that begins a known word is being typed, not mistyped; one that is like no other stays as it is.
 */
export const correctQuery = async (
  queries: Queries,
  language: ContentLanguage,
  query: string,
): Promise<string | null> => {
  let changed = false
  const corrected: string[] = []
  for (const word of wordsOf(query).slice(0, 8)) {
    const isGood = word.length < MIN_TERM_LENGTH || (await isKnown(queries, language, word))
    const better = isGood ? null : await correctWord(queries, language, word)
    if (better !== null) changed = true
    corrected.push(better ?? word)
  }
  const result = corrected.join(' ')
  return changed && result !== fold(query).trim() ? result : null
}
