import { type SQL, sql } from 'drizzle-orm'
import { TEXT_CONFIGURATIONS, wordsOf } from '../catalogue/languages.ts'
import type { Queries } from '../database/database.ts'
import type { Language, Site } from '../sites/sites.data.ts'

/** A product that a query found, with what filters, facets and sorting look at. */
export type Match = {
  id: number
  rank: number
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

const MOST_WORDS = 12

/** All words must be there, the last one may still be being typed. Only letters and digits reach the query language. */
const textQuery = (language: Language, words: readonly string[]): SQL => {
  const configuration = sql.raw(`'${TEXT_CONFIGURATIONS[language]}'::regconfig`)
  const query = words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & ')
  return sql`to_tsquery(${configuration}, ${query})`
}

const NAME = sql`unaccent(lower(t.name || ' ' || t.category))`

const allOf = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` AND `)

/**
 * What is called so comes before what only speaks of it, which `ts_rank` puts below 1; of those, the most popular is first. The index knows whole
 * words alone, but a "Regenjacke" is as much a jacket as a "Fleece-Jacke", where a "Moraine" shoe has nothing to do with rain.
 */
const rankOf = (search: SQL, language: Language, words: readonly string[]): SQL => {
  const joinsWords = language === 'de'
  const isNamed = allOf(words.map((word) => sql`${NAME} ~ ${joinsWords ? word : `\\m${word}`}`))
  return sql`CASE WHEN ${isNamed} THEN 1 ELSE ts_rank(t.document, ${search}) END`
}

export type MatchRequest = { site: Site; query: string; inStock: boolean; notRetired: boolean }

/** The products that a query finds on a site, best first; without words, all of them by popularity. */
export const findMatches = async (
  queries: Queries,
  { site, query, inStock, notRetired }: MatchRequest,
): Promise<Match[]> => {
  const words = wordsOf(query).slice(0, MOST_WORDS)
  if (query.trim() !== '' && words.length === 0) return []
  const { language } = site
  const search = words.length === 0 ? null : textQuery(language, words)
  const inName = allOf(words.map((word) => sql`${NAME} LIKE ${`%${word}%`}`))
  const { rows } = await queries.execute<Match>(sql`
    SELECT p.id, ${search === null ? sql`0` : rankOf(search, language, words)}::float8 AS rank, t.name,
      p.category_key AS "categoryKey", t.category, p.gender, p.activities, p.created_at::text AS "createdAt", p.popularity,
      coalesce(pr.sale_price_minor, pr.price_minor) AS "priceMinor", pr.sale_price_minor IS NOT NULL AS "onSale",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('key', c.key, 'name', c.names ->> ${language}, 'hex', c.hex) ORDER BY c.position), '[]')
         FROM product_colors c WHERE c.product_id = p.id) AS colors,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('key', s.key, 'label', s.labels ->> ${language}) ORDER BY s.position), '[]')
         FROM product_sizes s WHERE s.product_id = p.id) AS sizes
    FROM products p
    JOIN product_texts t ON t.product_id = p.id AND t.language = ${language}
    JOIN product_prices pr ON pr.product_id = p.id AND pr.currency = ${site.currency}
    WHERE ${site.store} = ANY (p.stores)
      AND ${search === null ? sql`true` : sql`(t.document @@ ${search} OR (${inName}))`}
      AND ${inStock ? sql`EXISTS (SELECT 1 FROM variants v WHERE v.product_id = p.id AND (NOT v.tracked OR v.stock > 0))` : sql`true`}
      AND ${notRetired ? sql`NOT p.retired` : sql`true`}
    ORDER BY rank DESC, p.popularity DESC, p.id
    LIMIT ${MOST_MATCHES}`)
  return rows
}
