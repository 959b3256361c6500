import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import type { Site } from '../sites/sites.data.ts'
import type { QueryWord } from './queryWords.ts'
import { rankOf, suitOf } from './wordLevels.ts'

/** A product that a query found, with what filters, facets and sorting look at. */
export type Match = {
  id: number
  rank: number
  /** How many of the words it has. */
  hits: number
  /** How many of them are facts of it, and not just words of its description. */
  facts: number
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

/**
 * What has the words as facts leaves out what only speaks of them: nobody who looks for shoes looks for the socks that go with them. Where no product
 * has all words, only the best of those with the most of them stay.
 */
const withoutLesser = (rows: readonly Match[], least: 'all' | 'one'): Match[] => {
  const most = rows.reduce((highest, { facts }) => Math.max(highest, facts), 0)
  const suiting = rows.filter(({ facts }) => facts === most)
  const best = suiting.reduce((highest, { rank }) => Math.max(highest, Math.floor(rank)), 0)
  return least === 'all' ? suiting : suiting.filter(({ rank }) => Math.floor(rank) === best)
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
  const rank = words === null ? sql`0` : rankOf(language, words, least)
  const { rows } = await queries.execute<Match>(sql`
    SELECT p.id, ${rank}::float8 AS rank, suit.facts, suit.hits, t.name,
      p.category_key AS "categoryKey", t.category, p.gender, p.activities, p.created_at::text AS "createdAt", p.popularity,
      coalesce(pr.sale_price_minor, pr.price_minor) AS "priceMinor", pr.sale_price_minor IS NOT NULL AS "onSale",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('key', c.key, 'name', c.names ->> ${language}, 'hex', c.hex) ORDER BY c.position), '[]')
         FROM product_colors c WHERE c.product_id = p.id) AS colors,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('key', s.key, 'label', s.labels ->> ${language}) ORDER BY s.position), '[]')
         FROM product_sizes s WHERE s.product_id = p.id) AS sizes
    FROM products p
    JOIN product_texts t ON t.product_id = p.id AND t.language = ${language}
    JOIN product_prices pr ON pr.product_id = p.id AND pr.currency = ${site.currency}
    CROSS JOIN LATERAL ${suitOf(language, words ?? [])} AS suit
    WHERE ${site.store} = ANY (p.stores)
      AND suit.hits >= ${words === null ? 0 : least === 'all' ? words.length : 1}
      AND ${inStock ? sql`EXISTS (SELECT 1 FROM variants v WHERE v.product_id = p.id AND (NOT v.tracked OR v.stock > 0))` : sql`true`}
      AND ${notRetired ? sql`NOT p.retired` : sql`true`}
    ORDER BY rank DESC, suit.hits DESC, p.popularity DESC, p.id
    LIMIT ${MOST_MATCHES}`)
  return withoutLesser(rows, least)
}
