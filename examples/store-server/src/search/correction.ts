import { sql } from 'drizzle-orm'
import { fold, isGerman, MIN_TERM_LENGTH, spelledWordsOf } from '../catalogue/languages.ts'
import type { Queries } from '../database/database.ts'
import type { ContentLanguage } from '../sites/sites.data.ts'
import { rejoin, splitWord } from './compounds.ts'
import { isEmpty, isKnown } from './knownWords.ts'

const isTransposed = (one: string, other: string): boolean =>
  one.length === other.length && [...one].sort().join('') === [...other].sort().join('')

/** How many edits words of that length forgive: none below 4 letters, so that a short word is never turned into another. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

type Candidate = { term: string; spelling: string; distance: number; popularity: number }

/**
 * The word of the catalogue that a mistyped one means, as it is spelt, or null. Swapped letters count as one mistake, and the first letter is hardly
 * ever one: "frauen" are no ravens.
 */
const correctWord = async (queries: Queries, language: ContentLanguage, word: string): Promise<string | null> => {
  if (word.length > 40) return null
  // Trigrams find most; swapped letters leave none in common with a short word, so words of like length are compared too.
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

/** What a word means that the shop does not know: without the digraphs of a keyboard that has no umlauts, in two words, or without its mistake. */
const meantBy = async (queries: Queries, language: ContentLanguage, word: string): Promise<string | null> => {
  const plain = isGerman(language) ? word.replace(/([aou])e/g, '$1') : word
  if (plain !== word && (await isKnown(queries, language, plain))) return spell(queries, language, plain)
  return (await splitWord(queries, language, plain)) ?? correctWord(queries, language, plain)
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
  const corrected: string[] = []
  const spelled = await rejoin(queries, language, spelledWordsOf(query).slice(0, 8))
  for (const spelt of spelled) {
    const word = fold(spelt)
    const isGood =
      word.length < MIN_TERM_LENGTH ||
      (await isKnown(queries, language, word)) ||
      (await isEmpty(queries, language, spelt))
    corrected.push((isGood ? null : await meantBy(queries, language, word)) ?? spelt)
  }
  const result = corrected.join(' ')
  return fold(result) === spelledWordsOf(query).slice(0, 8).map(fold).join(' ') ? null : result
}
