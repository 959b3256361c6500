import { sql } from 'drizzle-orm'
import { fold, isGerman, MIN_TERM_LENGTH, spelledTermsOf } from '../catalogue/languages.ts'
import type { Queries } from '../database/database.ts'
import type { ContentLanguage } from '../sites/sites.data.ts'
import { rejoin, splitWord } from './compounds.ts'
import { isEmpty, isKnown } from './knownWords.ts'
import { isSize } from './queryWords.ts'

const isTransposed = (one: string, other: string): boolean =>
  one.length === other.length && [...one].sort().join('') === [...other].sort().join('')

/** Maximum number of edits for a word length: none below 4 letters, so that short words are never changed. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Words in lower case without accents that resemble a name of the catalogue but do not mean it: "Vega". */
const OTHER_WORDS: readonly string[] = ['vegan']

type Candidate = { term: string; spelling: string; distance: number; popularity: number }

/**
 * Finds the catalogue word that a misspelt word means, and returns it in its usual spelling, or null. Swapped letters
 * count as one edit; all other corrections keep the first letter, so that "frauen" does not become "raven".
 */
const correctWord = async (queries: Queries, language: ContentLanguage, word: string): Promise<string | null> => {
  if (word.length > 40) return null
  // Trigrams find most words. A short word with swapped letters has no trigram in common, so words of similar length
  // are compared too.
  const { rows } = await queries.execute<Candidate>(sql`
    SELECT term, coalesce(spelling, term) AS spelling, levenshtein(term, ${word})::int AS distance, popularity FROM search_terms
    WHERE language = ${language}
      AND (term % ${word} OR length(term) BETWEEN ${word.length - 2} AND ${word.length + 2})
      AND levenshtein_less_equal(term, ${word}, 2) <= 2
    ORDER BY distance, popularity DESC
    LIMIT 20`)
  const cost = ({ term, distance }: Candidate): number => (isTransposed(term, word) ? 1 : distance)
  const [best] = rows
    .filter((row) => row.term[0] === word[0] || isTransposed(row.term, word))
    .filter((row) => cost(row) <= forgiven(Math.max(word.length, row.term.length)))
    .sort((one, other) => cost(one) - cost(other) || other.popularity - one.popularity)
  return best?.spelling ?? null
}

const spell = async (queries: Queries, language: ContentLanguage, word: string): Promise<string> => {
  const { rows } = await queries.execute<{ spelling: string }>(
    sql`SELECT coalesce(spelling, term) AS spelling FROM search_terms WHERE language = ${language} AND term = ${word}`,
  )
  return rows[0]?.spelling ?? word
}

/**
 * Returns the known words that an unknown word stands for, or null. It tries three steps in this order: replace German
 * digraphs ("u" for "ue"), split the word into two words, correct the word.
 */
const meantBy = async (queries: Queries, language: ContentLanguage, word: string): Promise<string | null> => {
  const plain = isGerman(language) ? word.replace(/([aou])e/g, '$1') : word
  if (plain !== word && (await isKnown(queries, language, plain))) return spell(queries, language, plain)
  return (await splitWord(queries, language, plain)) ?? correctWord(queries, language, plain)
}

/**
 * Returns the corrected query, or null when there is nothing to correct. Two kinds of words stay unchanged: the
 * beginning of a known word, which counts as incomplete, and a word that resembles no known word.
 */
export const correctQuery = async (
  queries: Queries,
  language: ContentLanguage,
  query: string,
): Promise<string | null> => {
  const corrected: string[] = []
  const spelled = await rejoin(queries, language, spelledTermsOf(query).slice(0, 8))
  for (const spelt of spelled) {
    const word = fold(spelt)
    const isGood =
      word.length < MIN_TERM_LENGTH ||
      isSize(word) ||
      OTHER_WORDS.includes(word) ||
      (await isKnown(queries, language, word)) ||
      (await isEmpty(queries, language, spelt))
    corrected.push((isGood ? null : await meantBy(queries, language, word)) ?? spelt)
  }
  const result = corrected.join(' ')
  return fold(result) === spelledTermsOf(query).slice(0, 8).map(fold).join(' ') ? null : result
}
