import type { CallOptions } from '@cairn/core'
import { checkNotAborted } from '@cairn/core/adapter'
import type { PriceRange, SearchFilters, SearchGateway, SearchRequest } from '@cairn/core/search'
import * as z from 'zod/mini'
import { type Medusa, mapping, reading } from './connect.ts'
import { type MedusaProduct, type MedusaSearchResult, searchResult } from './medusa.schema.ts'
import { byIds, readProductsOf } from './products.ts'
import { cardOf, facetsOf } from './search.mapper.ts'

const PER_PAGE = 24
const SUGGESTIONS = 6

/** The fields of the search index that shoppers filter by. */
const FACETS = ['category', 'color', 'size'] as const

const ORDERS = {
  relevance: undefined,
  'price-asc': { price: 'ASC' },
  'price-desc': { price: 'DESC' },
  newest: { created_at: 'DESC' },
} as const

const readResult = reading(
  z.object({ results: z.array(searchResult) }),
  ({ results: [result] }): MedusaSearchResult => {
    if (result === undefined) throw new TypeError('A search has one result for each query')
    return result
  },
)

/** Returns a price range in the operators of the index, without an open end. Both write amounts as decimals. */
const rangeOf = ({ low, high }: PriceRange) => ({
  ...(low !== undefined && { $gte: low }),
  ...(high !== undefined && { $lte: high }),
})

/**
 * Returns the filters of the index: products in stock that have one of the chosen values of each field, and a price in
 * the chosen range. The index has the prices of one currency, that of its `documents.ts`.
 */
const filtersOf = (term: string, { onSale, price, ...lists }: SearchFilters = {}) => ({
  q: term,
  in_stock: true,
  ...(onSale && { on_sale: true }),
  ...(price && { price: rangeOf(price) }),
  ...Object.fromEntries(Object.entries(lists).filter(([, values]) => values !== undefined && values.length > 0)),
})

/** The products of Medusa's index have no prices of a region, so a search needs a second request. */
const withIds = async (medusa: Medusa, ids: readonly string[], options: CallOptions): Promise<MedusaProduct[]> => {
  if (ids.length === 0) return []
  const products = new Map((await readProductsOf(medusa, byIds(ids), options)).map((product) => [product.id, product]))
  return ids.flatMap((id) => products.get(id) ?? [])
}

export const createSearchGateway = (medusa: Medusa): SearchGateway => {
  const query = (body: object, options: CallOptions): Promise<MedusaSearchResult> =>
    medusa.call({
      method: 'POST',
      path: '/store/search',
      body: { entity: 'product', ...body },
      // A search changes nothing, so it may be sent again.
      retries: 2,
      read: readResult,
      ...options,
    })
  return {
    // Medusa counts no searches and redirects none.
    unsupported: ['trending', 'redirects'],
    search: async ({ filters, page = 1, perPage = PER_PAGE, sort = 'relevance', term }: SearchRequest, options) => {
      const order = ORDERS[sort]
      const result = await query(
        {
          filters: filtersOf(term, filters),
          pagination: { skip: (page - 1) * perPage, take: perPage, ...(order && { order }) },
          search_options: { facets: FACETS, disjunctive_facets: true, count: 'exact' },
        },
        options,
      )
      const ids = result.hits.map(({ id }) => id)
      const products = await withIds(medusa, ids, options)
      return mapping(() => {
        const total = result.metadata.count ?? products.length
        return {
          term,
          products: products.map(cardOf),
          total,
          page,
          pages: Math.ceil(total / perPage),
          facets: facetsOf(result, filters),
          redirect: '',
        }
      })
    },
    suggest: async (term, options) => {
      const { hits } = await query(
        {
          filters: filtersOf(term),
          pagination: { take: SUGGESTIONS },
          search_options: { match_strategy: 'last', typo_tolerance: false, attributes_to_search_on: ['title'] },
        },
        options,
      )
      const titles = new Set(hits.flatMap(({ document }) => document.title ?? []))
      const [suggested = null, ...alternatives] = titles
      return { query: term, corrected: null, suggested, alternatives }
    },
    popular: async (options) => {
      checkNotAborted(options)
      return []
    },
    // Medusa knows neither top sellers nor what is bought together, so these are the newest other products.
    recommend: async ({ limit = 6, productId }, options) => {
      const products = await readProductsOf(medusa, { order: '-created_at', limit: limit + 1 }, options)
      const others = products.filter(({ id }) => id !== productId)
      return mapping(() => others.slice(0, limit).map(cardOf))
    },
    log: () => undefined,
  }
}
