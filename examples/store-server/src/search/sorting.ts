import { type SQL, sql } from 'drizzle-orm'
import type { ContentLanguage } from '../sites/sites.data.ts'

export type Sort = 'relevance' | 'price-asc' | 'price-desc' | 'name-asc' | 'name-desc' | 'newest'

/** The most of the words first, then the best and the most popular. Never leaves two products without an order: pages would overlap. */
const RELEVANCE = sql`rank DESC, hits DESC, popularity DESC, id`

/**
 * A name as dictionaries sort it: neither accents nor capitals count, and the Spanish ñ is a letter after n. Embedded databases know no collation of a
 * language.
 */
const sortedName = (language: ContentLanguage): SQL => {
  const name = language === 'es' ? sql`replace(replace(name, 'ñ', 'n~'), 'Ñ', 'n~')` : sql`name`
  return sql`lower(unaccent(${name})) COLLATE "C"`
}

/** The order of the products of a list. */
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
