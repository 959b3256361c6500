import { type SQL, sql } from 'drizzle-orm'
import type { ContentLanguage } from '../sites/sites.data.ts'

export type Sort = 'relevance' | 'price-asc' | 'price-desc' | 'name-asc' | 'name-desc' | 'newest'

/**
 * Sorts by rank, then by number of matching words, then by popularity. The id decides ties; otherwise two pages could
 * show the same product.
 */
const RELEVANCE = sql`rank DESC, hits DESC, popularity DESC, id`

/**
 * Returns the key that sorts a name in dictionary order: without accents and case, and with the Spanish ñ after n.
 * PGlite has no language collations, so this key takes their place.
 */
const sortedName = (language: ContentLanguage): SQL => {
  const name = language === 'es' ? sql`replace(replace(name, 'ñ', 'n~'), 'Ñ', 'n~')` : sql`name`
  return sql`lower(unaccent(${name})) COLLATE "C"`
}

/** Returns the ORDER BY expression of a listing. */
export const orderOf = (sort: Sort, language: ContentLanguage): SQL => {
  const orders: Readonly<Record<Sort, SQL>> = {
    relevance: RELEVANCE,
    'price-asc': sql`price_minor, ${RELEVANCE}`,
    'price-desc': sql`price_minor DESC, ${RELEVANCE}`,
    'name-asc': sql`${sortedName(language)}, ${RELEVANCE}`,
    'name-desc': sql`${sortedName(language)} DESC, ${RELEVANCE}`,
    newest: sql`created_at DESC, ${RELEVANCE}`,
  }
  return orders[sort]
}
