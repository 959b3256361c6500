import type { CallOptions } from '@cairn/core'
import { createServiceCall, type ServiceRequest } from '@cairn/core/adapter'
import type { SearchGateway, SearchRequest, SearchResults } from '@cairn/core/search'
import type { SearchspringConfig } from './search.config.ts'
import { mapPopular, mapRecommend, mapSearch, mapSuggest } from './search.mapper.ts'
import { nativeQuery, snapiBody } from './search.requests.ts'

const LIMIT = 6
const MAX_TERM = 256

/** Whether a search is typed into the panel: it is no submitted search, and must not count in the reports. */
const isPreview = ({ page, perPage, filters, sort }: SearchRequest): boolean =>
  page === undefined && perPage === undefined && filters === undefined && sort === undefined

/** Creates the gateway of the search. It needs no secret, so the browser calls Searchspring itself. */
export const createSearchspringGateway = (config: SearchspringConfig): SearchGateway => {
  const {
    siteId,
    site,
    report,
    fetch,
    dialect = 'native',
    profile = 'customers-also-viewed',
    facetLabels = {},
  } = config
  const {
    hosts = {
      search: `https://${siteId}.a.searchspring.io`,
      recommendations: `https://${siteId}.a.p13n.searchspring.io`,
    },
  } = config
  const search = createServiceCall({ url: hosts.search, fetch })
  const p13n = createServiceCall({
    url: hosts.recommendations,
    fetch,
    headers: () => ({ 'content-type': 'text/plain' }),
  })
  const context = { currency: site.currency, report }

  const withLabels = (results: SearchResults): SearchResults => ({
    ...results,
    facets: results.facets.map((facet) => ({ ...facet, label: facetLabels[facet.field] ?? facet.label })),
  })

  /** The request of a search or an autocomplete in the dialect of the shop. */
  const requestOf = (request: SearchRequest): Omit<ServiceRequest<unknown>, 'read'> => {
    const name = isPreview(request) ? 'autocomplete' : 'search'
    return dialect === 'native'
      ? { path: `/api/search/${name}.json`, query: nativeQuery(config, request) }
      : { method: 'POST', path: `/api/v1/${name}`, body: snapiBody(config, request), retries: 2 }
  }

  return {
    search: async (request, options) => {
      const term = request.term.slice(0, MAX_TERM)
      const read = (body: unknown) => mapSearch(body, request.term, context)
      return withLabels(await search({ ...requestOf({ ...request, term }), read, ...options }))
    },
    suggest: (term, options) =>
      search({
        path: '/api/suggest/query',
        query: { siteId, query: term.slice(0, MAX_TERM), language: site.language, suggestionCount: 4 },
        read: (body) => mapSuggest(body, term, report),
        ...options,
      }),
    popular: (options) =>
      search({
        path: '/api/suggest/trending',
        query: { siteId, limit: LIMIT },
        read: (body) => mapPopular(body, report),
        ...options,
      }),
    recommend: ({ productId, limit = LIMIT }, options: CallOptions) => {
      const read = (body: unknown) => mapRecommend(body, context)
      if (config.recommendations === 'p13n') {
        const body = {
          siteId,
          profiles: [{ tag: profile, limit }],
          ...(productId !== undefined && { products: [productId] }),
        }
        return p13n({ method: 'POST', path: '/v1/recommend', body, retries: 2, read, ...options })
      }
      const query = { tags: profile, limits: limit, product: productId }
      return search({ path: '/boost/{siteId}/recommend', params: { siteId }, query, read, ...options })
    },
    // Searchspring counts a submitted search by its own request.
    log: () => undefined,
  }
}
