import { randomUUID } from 'node:crypto'
import type { Search } from '@cairn/core/contracts'
import { sql } from 'drizzle-orm'
import { readProducts } from '../catalogue/products.repository.ts'
import type { Handlers } from '../contract/operations.ts'
import { notFound } from '../contract/problem.ts'
import type { Queries } from '../database/database.ts'
import { SITES, type Site } from '../sites/sites.data.ts'
import type { Vertical } from '../vertical.ts'
import { viewRecommendation } from './cards.ts'
import { readRatings } from './ratings.repository.ts'
import { searchProducts } from './searchProducts.ts'
import { searchQueue } from './searchQueue.ts'
import { suggest } from './suggest.ts'

const headers = { 'cache-control': 'public, max-age=30' }

/** Finds a site by its id in the search service; this id is the site's hreflang in lower case. */
const siteOfId = (siteId: string): Site => {
  const site = SITES.find(({ entry }) => entry.hreflang.toLowerCase() === siteId)
  if (site === undefined) throw notFound('There is no such catalogue')
  return site
}

/**
 * Selects recommendations: the best sellers or, with a `productId`, the most similar products without that product
 * itself. For the similarity, the category counts most, then gender and activities.
 */
const recommendIds = async (queries: Queries, site: Site, limit: number, productId?: number): Promise<number[]> => {
  const { rows } = await queries.execute<{ id: number }>(sql`
    SELECT p.id FROM products p
    LEFT JOIN (SELECT id, gender, activities, category_key FROM products WHERE id = ${productId ?? null}::int) seed ON true
    WHERE ${site.store} = ANY (p.stores) AND NOT p.retired AND NOT p.coming_soon AND p.id IS DISTINCT FROM seed.id
      AND NOT ${site.entry.countryCode} = ANY (p.unshippable_to)
      AND EXISTS (SELECT 1 FROM variants v WHERE v.product_id = p.id AND (NOT v.tracked OR v.stock > 0))
    ORDER BY (p.gender = seed.gender)::int + (p.activities && seed.activities)::int
        + 2 * (regexp_replace(p.category_key, '-[^-]+$', '') = regexp_replace(seed.category_key, '-[^-]+$', ''))::int
        + (p.category_key = seed.category_key)::int DESC,
      p.popularity DESC, p.id
    LIMIT ${limit}`)
  return rows.map(({ id }) => id)
}

export const search: Vertical = {
  name: 'search',
  operations: ({ database, clock }) => {
    const inTurn = searchQueue()
    const handlers: Handlers<Search.operations> = {
      searchProducts: async ({ query }) => {
        const site = siteOfId(query.siteId)
        const body = await inTurn(() => searchProducts(database, site, query, clock.now()))
        return { status: 200, body, headers }
      },
      suggestQuery: async ({ query }) => {
        const site = siteOfId(query.siteId)
        const body = await inTurn(() => suggest(database, site, query.query, query.suggestionCount ?? 4))
        return { status: 200, body, headers }
      },
      listTrending: async ({ query }) => {
        const site = siteOfId(query.siteId)
        const { rows } = await database.execute<{ searchQuery: string; popularity: number }>(sql`
          SELECT phrase AS "searchQuery", popularity FROM search_phrases
          WHERE language = ${site.contentLanguage} AND is_trending ORDER BY popularity DESC LIMIT ${query.limit ?? 6}`)
        return { status: 200, body: { trending: { queries: rows } }, headers }
      },
      recommend: async ({ params, query }) => {
        const site = siteOfId(params.siteId)
        const { records, ratings } = await inTurn(async () => {
          const ids = await recommendIds(database, site, query.limits ?? 6, query.product)
          return { records: await readProducts(database, site, ids), ratings: await readRatings(database, ids) }
        })
        if (records.length === 0) return { status: 200, body: [], headers }
        const results = records.map((record) =>
          viewRecommendation(record, site, clock.now(), ratings.get(record.product.id)),
        )
        const body = [{ responseId: randomUUID(), profile: { tag: query.tags }, results }]
        return { status: 200, body, headers }
      },
      logSearch: async ({ body }) => {
        await database.execute(sql`
          INSERT INTO search_log (term, corrected, locale, store_source, result_count)
          VALUES (${body.term}, ${body.corrected ?? null}, ${body.locale}, ${body.storeSource}, ${body.resultCount ?? null})`)
        return { status: 202, body: undefined }
      },
    }
    return { search: handlers }
  },
  rateLimits: { logSearch: 60 },
}
