import { sql } from 'drizzle-orm'
import { wordsOf } from '../../catalogue/languages.ts'
import type { Queries } from '../../database/database.ts'
import type { ContentLanguage } from '../../sites/sites.data.ts'
import type { Filters } from '../filters.ts'
import type { Kind, TypedSize } from './reader.types.ts'
import { ALL_KINDS, type FilterReading, type ReadFilter, readFilterWords } from './readFilterWords.ts'

/** What a query means: the words to search for, and the filters that its other words name. */
export interface Meaning {
  readonly words: string
  readonly filters: Filters
  /** The words of features that this meaning leaves out, as typed; empty if it has all of them. */
  readonly unmatched: string
  /** The size that a found product must have. Without such a product, the query does not mean this. */
  readonly size: TypedSize | null
  /** True if the meaning lacks only words for goods in general, so that the query itself may stay in the address. */
  readonly isWithoutGoods: boolean
}

const meaningOf = ({ rest, found, isWithoutGoods }: FilterReading, unmatched: readonly ReadFilter[] = []): Meaning => ({
  words: rest,
  filters: Object.assign({}, ...found.map(({ filters }) => filters)),
  unmatched: unmatched.map(({ text }) => text).join(', '),
  size: found.findLast(({ size }) => size !== undefined)?.size ?? null,
  isWithoutGoods: isWithoutGoods === true,
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

/** Reads the words of a query that name filters of these kinds; null if there are none. */
type Read = (kinds: readonly Kind[]) => FilterReading | null

/**
 * Returns what a query means without one of its features, else without all of them. Without a feature, the activities
 * are words of the search, as in "running jacket".
 */
const withoutFeatures = (read: Read, all: FilterReading): readonly Meaning[] => {
  const isFeature = ({ kind }: ReadFilter) => kind === 'feature'
  const features = all.found.filter(isFeature)
  const fewer = features.length < 2 ? [] : features
  const single = fewer.map((feature) =>
    meaningOf({ ...all, found: all.found.filter((other) => other !== feature) }, [feature]),
  )
  const plain = read(['price', 'rating', 'person', 'size', 'negated', 'feature'])
  if (features.length === 0 || plain === null) return single
  return [...single, meaningOf({ ...plain, found: plain.found.filter((other) => !isFeature(other)) }, features)]
}

/**
 * Products of everybody suit a person too. With a kind of product they count only if the shop has none for women or for
 * men; without one, as in "gift for her", they count at once.
 */
const withUnisex = (meaning: Meaning): readonly Meaning[] => {
  const { gender, ...filters } = meaning.filters
  if (gender === undefined) return [meaning]
  const unisex = { ...meaning, filters: { ...filters, gender: [...gender, 'all'] } }
  return meaning.words === '' ? [unisex] : [meaning, unisex]
}

/** The kinds that still count if no product has all features and activities; at last without the negated ones. */
const FEWER_KINDS: readonly (readonly Kind[])[] = [
  ['price', 'rating', 'person', 'size', 'negated'],
  ['price', 'rating', 'person', 'size'],
]

/**
 * Returns what a query can mean, best first.
 * @param isNamed whether the query names a kind of product, so that its features stay words of the search
 */
const meaningsWith = (read: Read, isNamed: boolean): readonly Meaning[] => {
  const all = isNamed ? null : read(ALL_KINDS)
  const full = all === null ? [] : [meaningOf(all), ...withoutFeatures(read, all)]
  return [...full, ...FEWER_KINDS.flatMap((kinds) => read(kinds) ?? []).map((reading) => meaningOf(reading))]
}

/**
 * Returns what a query can mean, best first. If no product has all features and activities, the search leaves out
 * features and says so, else only the price, the stars, the person and the size count as filters; at last without the
 * size. Without such a word, the query has no meaning besides its words.
 */
export const meaningsOf = async (
  queries: Queries,
  language: ContentLanguage,
  query: string,
): Promise<readonly Meaning[]> => {
  const all = readFilterWords(language, query)
  if (all === null) return []
  // A shop may sell gift cards, so a word for a gift that is in the name of a product stays a word of the search.
  if (all.rest === '' && all.found.length === 0 && (await isInName(queries, language, query))) return []
  if (all.isWithoutGoods) return [meaningOf(all)]
  const isNamed = await namesProduct(queries, language, all)
  const read: Read = (kinds) => readFilterWords(language, query, kinds)
  const readSizeless: Read = (kinds) => read(kinds.filter((kind) => kind !== 'size'))
  const hasSize = all.found.some(({ kind }) => kind === 'size')
  return [...meaningsWith(read, isNamed), ...(hasSize ? meaningsWith(readSizeless, isNamed) : [])].flatMap(withUnisex)
}
