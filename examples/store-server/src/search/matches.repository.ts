import { type SQL, sql } from 'drizzle-orm'
import { configurationOf } from '../catalogue/languages.ts'
import type { Queries } from '../database/database.ts'
import type { ContentLanguage, Site } from '../sites/sites.data.ts'
import { isSize, type QueryWord } from './queryWords.ts'

/** A product that a query found, with what filters, facets and sorting look at. */
export type Match = {
  id: number
  rank: number
  /** How many of the words it has. */
  hits: number
  name: string
  categoryKey: string
  category: string
  gender: string
  activities: string[]
  createdAt: string
  popularity: number
  /** What it costs now, minor units. */
  priceMinor: number
  onSale: boolean
  colors: { key: string; name: string; hex: string }[]
  sizes: { key: string; label: string }[]
}

/** More would only cost time: nobody pages further, and the rank of a broad word is slow to compute. */
const MOST_MATCHES = 1000

/** Only letters and digits reach the query language. */
const lexemeOf = ({ word, isBeginning }: QueryWord, weights = ''): string =>
  `${word}${isBeginning || weights !== '' ? ':' : ''}${isBeginning ? '*' : ''}${weights}`

const textQuery = (language: ContentLanguage, text: string): SQL =>
  sql`to_tsquery(${configurationOf(language)}, ${text})`

const NAME = sql`unaccent(lower(t.name || ' ' || t.category))`

const allOf = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` AND `)

/** Says what a product may be like; a word that names a thing may be part of its name. */
const isQualifier = ({ word, colors }: QueryWord): boolean => colors.length > 0 || isSize(word)

const inName = ({ word }: QueryWord): SQL => sql`${NAME} LIKE ${`%${word}%`}`

const hasWord = (language: ContentLanguage, word: QueryWord): SQL => {
  const inDocument = sql`t.document @@ ${textQuery(language, lexemeOf(word))}`
  return isQualifier(word) ? inDocument : sql`(${inDocument} OR ${inName(word)})`
}

/**
 * Whether a product is called so. German joins words, and the index knows whole ones alone: a "Regenjacke" is a jacket because a word of its own
 * says so, in its category or its keywords; "Handschuhe" are no shoes although they end in them.
 */
const isCalled = (language: ContentLanguage, word: QueryWord): SQL =>
  language === 'de' && !isQualifier(word)
    ? sql`(${inName(word)} AND t.document @@ ${textQuery(language, lexemeOf(word, 'AB'))})`
    : sql`${NAME} ~ ${`\\m${word.word}`}`

/**
 * What is called so comes before what only ends in it, as German names do, and that before what only speaks of it, which `ts_rank` puts below 1.
 * Of what is called so, whatever its colour and size, the most popular is first.
 */
const rankOf = (language: ContentLanguage, words: readonly QueryWord[], joined: string): SQL => {
  const points = words
    .filter(({ word }) => !isSize(word))
    .map((word) => {
      const endsInIt = language === 'de' && !isQualifier(word) ? inName(word) : sql`false`
      return sql`CASE WHEN ${isCalled(language, word)} THEN 2 WHEN ${endsInIt} THEN 1 ELSE 0 END`
    })
  const things = words.filter((word) => !isQualifier(word))
  const isThing = things.length === 0 ? sql`false` : allOf(things.map((word) => isCalled(language, word)))
  const spoken = sql`CASE WHEN ${isThing} THEN 0 ELSE ts_rank(t.document, ${textQuery(language, joined)}) END`
  return sql.join([...points, spoken], sql` + `)
}

export type MatchRequest = {
  site: Site
  /** Null for all products. */
  words: readonly QueryWord[] | null
  /** Whether a product must have all words or just one. */
  least: 'all' | 'one'
  inStock: boolean
  notRetired: boolean
}

/** The products that a query finds on a site, those with the most of its words first, then the best; without words, all of them by popularity. */
export const findMatches = async (
  queries: Queries,
  { site, words, least, inStock, notRetired }: MatchRequest,
): Promise<Match[]> => {
  if (words?.length === 0) return []
  const { contentLanguage: language } = site
  const joined = (words ?? []).map((word) => lexemeOf(word)).join(least === 'all' ? ' & ' : ' | ')
  const rank = words === null ? sql`0` : rankOf(language, words, joined)
  const hits = (words ?? []).map((word) => sql`(${hasWord(language, word)})::int`)
  const { rows } = await queries.execute<Match>(sql`
    SELECT p.id, ${rank}::float8 AS rank, found.hits, t.name,
      p.category_key AS "categoryKey", t.category, p.gender, p.activities, p.created_at::text AS "createdAt", p.popularity,
      coalesce(pr.sale_price_minor, pr.price_minor) AS "priceMinor", pr.sale_price_minor IS NOT NULL AS "onSale",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('key', c.key, 'name', c.names ->> ${language}, 'hex', c.hex) ORDER BY c.position), '[]')
         FROM product_colors c WHERE c.product_id = p.id) AS colors,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('key', s.key, 'label', s.labels ->> ${language}) ORDER BY s.position), '[]')
         FROM product_sizes s WHERE s.product_id = p.id) AS sizes
    FROM products p
    JOIN product_texts t ON t.product_id = p.id AND t.language = ${language}
    JOIN product_prices pr ON pr.product_id = p.id AND pr.currency = ${site.currency}
    CROSS JOIN LATERAL (SELECT ${hits.length === 0 ? sql`0` : sql.join(hits, sql` + `)} AS hits) found
    WHERE ${site.store} = ANY (p.stores)
      AND found.hits >= ${least === 'all' ? hits.length : 1}
      AND ${inStock ? sql`EXISTS (SELECT 1 FROM variants v WHERE v.product_id = p.id AND (NOT v.tracked OR v.stock > 0))` : sql`true`}
      AND ${notRetired ? sql`NOT p.retired` : sql`true`}
    ORDER BY found.hits DESC, rank DESC, p.popularity DESC, p.id
    LIMIT ${MOST_MATCHES}`)
  return rows
}
