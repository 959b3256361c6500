import type { Client } from 'openapi-fetch'
import type { SearchConfig } from '../../platform/environment.types.ts'
import type { SearchFilters, SearchSort } from '../../search/results.types.ts'
import type { SearchGateway, SearchRequest } from '../../search/search.types.ts'
import type { CallOptions } from '../../shared/call.ts'
import type { Site } from '../../shared/site.ts'
import type { paths } from '../generated/search.ts'
import { readLazily, unlessMissing } from '../readBody.ts'
import type { ReportBroken } from '../readParts.ts'
import { toWireId } from '../wireId.ts'

type SearchQuery = paths['/api/search/search.json']['get']['parameters']['query']

const PAGE_SIZE = 6
const ALTERNATIVES = 4

const sorts: Readonly<Record<SearchSort, Partial<SearchQuery>>> = {
  relevance: {},
  'price-asc': { 'sort.price': 'asc' },
  'price-desc': { 'sort.price': 'desc' },
  newest: { 'sort.created': 'desc' },
}

const filterQuery = ({ onSale, price, ...lists }: SearchFilters): Partial<SearchQuery> => {
  const filters = { ...lists, on_sale: onSale ? '1' : undefined, 'price.low': price?.low, 'price.high': price?.high }
  return Object.fromEntries(Object.entries(filters).map(([field, value]) => [`filter.${field}`, value]))
}

/** Returns the id of a site at the search service: its hreflang in lower case. */
const searchSiteId = ({ hreflang }: Site): string => hreflang.toLowerCase()

/** Loaded on demand: no search request is sent before the search panel or a results page opens. */
const mapper = () => import('../mappers/search.mapper.ts')

interface SearchGatewayOptions extends SearchConfig {
  readonly client: Client<paths>
  readonly site: Site
  readonly report?: ReportBroken | undefined
}

/** Creates the gateway for search, suggestions, popular searches and recommendations over HTTP (spec section 7). */
export const createSearchGateway = ({
  client,
  site,
  report,
  inStockField = 'ss_in_stock',
  retiredField = 'is_retired',
  trendingSiteId = site.trendingSiteId,
}: SearchGatewayOptions): SearchGateway => {
  const siteId = searchSiteId(site)
  const searchQuery = ({ term, perPage, page, filters, sort, exact }: SearchRequest): SearchQuery => ({
    siteId,
    resultsFormat: 'native',
    resultsPerPage: perPage ?? PAGE_SIZE,
    redirectResponse: 'full',
    ...{ [`bgfilter.${inStockField}` as const]: '1' as const, [`bgfilter.${retiredField}` as const]: '0' as const },
    ...(term !== '' && { q: term }),
    ...(exact && { exact: '1' as const }),
    ...(page !== undefined && { page }),
    ...filterQuery(filters ?? {}),
    ...sorts[sort ?? 'relevance'],
  })
  const trendingOf = (id: string, options: CallOptions): Promise<readonly string[]> => {
    const query = { siteId: id, limit: PAGE_SIZE }
    const call = client.GET('/api/suggest/trending', { params: { query }, ...options })
    return readLazily(call, mapper(), ({ mapTrending }, answer) => mapTrending(answer, report))
  }
  return {
    search: (request, options) => {
      const query = searchQuery(request)
      const call = client.GET('/api/search/search.json', { params: { query }, ...options })
      return readLazily(call, mapper(), ({ mapSearchAnswer }, answer) =>
        mapSearchAnswer(answer, request.term, site.currency, report),
      )
    },
    suggest: (term, options) => {
      const query = { siteId, query: term, suggestionCount: ALTERNATIVES }
      const call = client.GET('/api/suggest/query', { params: { query }, ...options })
      return readLazily(call, mapper(), ({ mapSuggestion }, answer) => mapSuggestion(answer, term, report))
    },
    popular: async (options) => {
      const own = (await unlessMissing(trendingOf(siteId, options))) ?? []
      return own.length > 0 || trendingSiteId === undefined || siteId === trendingSiteId
        ? own
        : trendingOf(trendingSiteId, options)
    },
    recommend: async ({ productId, limit }, options) => {
      const query = {
        tags: 'customers-also-viewed' as const,
        limits: limit ?? PAGE_SIZE,
        ...{ [`filter.${inStockField}` as const]: '1' as const, [`filter.${retiredField}` as const]: '0' as const },
        ...(productId !== undefined && { product: toWireId(productId) }),
      }
      const params = { path: { siteId }, query }
      const call = client.GET('/boost/{siteId}/recommend', { params, ...options })
      return readLazily(call, mapper(), ({ mapRecommendations }, answer) =>
        mapRecommendations(answer, site.currency, report),
      )
    },
    log: (entry) => {
      // A failed log request must not disturb the search.
      client.POST('/log', { body: entry, keepalive: true }).catch(() => undefined)
    },
  }
}
