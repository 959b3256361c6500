import { type SQL, sql } from 'drizzle-orm'
import type { Site } from '../sites/sites.data.ts'
import type { QueryWord } from './queryWords.ts'
import { RATINGS_SOURCE } from './ratings.repository.ts'
import { lacks, rankOf, suitOf } from './wordLevels.ts'

export type MatchRequest = {
  site: Site
  /** The words of the query. If null, the listing contains all products. */
  words: readonly QueryWord[] | null
  /** Whether a product must have all words or at least one of them. */
  least: 'all' | 'one'
  inStock: boolean
  notRetired: boolean
}

/** Selects every product that has the words and none of the excluded words. */
const found = ({ site, words: all, least, inStock, notRetired }: MatchRequest): SQL => {
  const { contentLanguage: language } = site
  const words = all?.filter(({ isExcluded }) => !isExcluded) ?? null
  const excluded = all?.filter(({ isExcluded }) => isExcluded) ?? []
  const rank = words === null ? sql`0` : rankOf(language, words, least)
  return sql`
    SELECT p.id, ${rank}::float8 AS rank, suit.kinds, suit.facts, suit.hits, t.name, t.category, p.category_key, p.gender, p.activities, p.fit, p.warmth, p.waterproofness, r.rating, p.created_at, p.popularity,
      coalesce(pr.sale_price_minor, pr.price_minor) AS price_minor, pr.sale_price_minor IS NOT NULL AS on_sale,
      NOT (p.coming_soon OR p.retired) AS is_sold
    FROM products p
    JOIN product_texts t ON t.product_id = p.id AND t.language = ${language}
    JOIN product_prices pr ON pr.product_id = p.id AND pr.currency = ${site.currency}
    LEFT JOIN ${RATINGS_SOURCE} r ON r.product_id = p.id
    CROSS JOIN LATERAL ${suitOf(language, words ?? [])} AS suit
    WHERE ${site.store} = ANY (p.stores)
      AND suit.hits >= ${words === null ? 0 : least === 'all' ? words.length : 1}
      AND ${lacks(language, excluded)}
      AND ${inStock ? sql`EXISTS (SELECT 1 FROM variants v WHERE v.product_id = p.id AND (NOT v.tracked OR v.stock > 0))` : sql`true`}
      AND ${notRetired ? sql`NOT p.retired` : sql`true`}`
}

/**
 * Returns common table expressions; the last one, `matches`, holds the products of a site with the most query words
 * outside the description; words for a kind of product count first. So a search for shoes does not find socks that
 * mention shoes in the description. With `least: 'one'`, it holds only those of them that have the best rank.
 */
export const matchesOf = (request: MatchRequest): SQL => sql`
  found AS MATERIALIZED (${found(request)}),
  suiting AS (
    SELECT * FROM found
    WHERE (kinds, facts) = (SELECT kinds, facts FROM found ORDER BY kinds DESC, facts DESC LIMIT 1)),
  matches AS (
    SELECT * FROM suiting
    WHERE ${request.least === 'all' ? sql`true` : sql`floor(rank) = (SELECT floor(max(rank)) FROM suiting)`})`
