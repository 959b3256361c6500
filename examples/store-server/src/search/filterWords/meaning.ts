import { sql } from 'drizzle-orm'
import { wordsOf } from '../../catalogue/languages.ts'
import type { Queries } from '../../database/database.ts'
import type { ContentLanguage } from '../../sites/sites.data.ts'
import type { Filters } from '../filters.ts'
import type { Kind, TypedSize } from './reader.types.ts'
import { ALL_KINDS, type FilterReading, readFilterWords } from './readFilterWords.ts'

/** What a query means: the words to search for, and the filters that its other words name. */
export interface Meaning {
  readonly words: string
  readonly filters: Filters
  /** The size that a found product must have. Without such a product, the query does not mean this. */
  readonly size: TypedSize | null
}

const meaningOf = ({ rest, found }: FilterReading): Meaning => ({
  words: rest,
  filters: Object.assign({}, ...found.map(({ filters }) => filters)),
  size: found.findLast(({ size }) => size !== undefined)?.size ?? null,
})

/** Whether a product's name contains all words of a text. */
const isInName = async (queries: Queries, language: ContentLanguage, text: string): Promise<boolean> => {
  const conditions = wordsOf(text).map((word) => sql`unaccent(lower(t.name)) ~ ${`\\m${word}`}`)
  const { rows } = await queries.execute<{ found: boolean }>(sql`
    SELECT EXISTS (
      SELECT 1 FROM product_texts t WHERE t.language = ${language} AND ${sql.join(conditions, sql` AND `)}
    ) AS found`)
  return rows[0]?.found === true
}

/**
 * Whether a query names a kind of product with its only feature or with activities, as "giacca impermeabile donna" and
 * "running shoes for my wife" do. The search by name finds that better than the filter.
 */
const namesProduct = async (
  queries: Queries,
  language: ContentLanguage,
  { rest, found }: FilterReading,
): Promise<boolean> => {
  const named = found.filter(({ kind }) => !['person', 'size', 'negated'].includes(kind))
  const [only, ...others] = named
  if (only === undefined) return false
  if (named.every(({ kind }) => kind === 'activity')) return true
  if (others.length > 0 || only.kind !== 'feature') return false
  for (const word of wordsOf(rest)) if (await isInName(queries, language, `${word} ${only.text}`)) return true
  return false
}

/** Products of everybody suit a person too. They count only if the shop has none for women or for men. */
const withUnisex = ({ filters: { gender, ...filters }, ...meaning }: Meaning): readonly Meaning[] =>
  gender === undefined ? [] : [{ ...meaning, filters: { ...filters, gender: [...gender, 'all'] } }]

/** The kinds that still count if no product has all features and activities; at last without the negated ones. */
const FEWER_KINDS: readonly (readonly Kind[])[] = [
  ['price', 'rating', 'person', 'size', 'negated'],
  ['price', 'rating', 'person', 'size'],
]

/** Returns what a query can mean, best first; without a size if no product has it. */
const readingsOf = async (
  queries: Queries,
  language: ContentLanguage,
  query: string,
  all: FilterReading,
): Promise<readonly FilterReading[]> => {
  const isNamed = await namesProduct(queries, language, all)
  const kinds = isNamed ? FEWER_KINDS : [ALL_KINDS, ...FEWER_KINDS]
  const hasSize = all.found.some(({ kind }) => kind === 'size')
  const sizeless = hasSize ? kinds.map((each) => each.filter((kind) => kind !== 'size')) : []
  return [...kinds, ...sizeless].flatMap((each) => readFilterWords(language, query, each) ?? [])
}

/**
 * Returns what a query can mean, best first. If no product has all features and activities, only the price, the stars,
 * the person and the size count as filters. Without such a word, the query has no meaning besides its words.
 */
export const meaningsOf = async (
  queries: Queries,
  language: ContentLanguage,
  query: string,
): Promise<readonly Meaning[]> => {
  const all = readFilterWords(language, query)
  if (all === null) return []
  return (await readingsOf(queries, language, query, all))
    .map(meaningOf)
    .flatMap((meaning) => [meaning, ...withUnisex(meaning)])
}
