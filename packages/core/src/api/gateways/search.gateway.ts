import type { Client } from 'openapi-fetch'
import type { SearchFilters, SearchSort } from '../../search/results.types.ts'
import type { SearchGateway, SearchRequest } from '../../search/search.types.ts'
import type { Site } from '../../shared/site.ts'
import { answerOf } from '../answerOf.ts'
import type { paths } from '../generated/search.ts'
import { mapRecommendation, mapSearchAnswer, mapSuggestion } from '../mappers/search.mapper.ts'

type SearchQuery = paths['/api/search/search.json']['get']['parameters']['query']

const PAGE_SIZE = 6
const ALTERNATIVES = 4

const sorts: Readonly<Record<SearchSort, Partial<SearchQuery>>> = {
  relevance: {},
  'price-asc': { 'sort.price': 'asc' },
  'price-desc': { 'sort.price': 'desc' },
  newest: { 'sort.created': 'desc' },
}

const filterQuery = ({ category, gender, activity, color, size, onSale }: SearchFilters): Partial<SearchQuery> => ({
  ...(category && { 'filter.category': [...category] }),
  ...(gender && { 'filter.gender': gender.filter((value) => value === 'women' || value === 'men' || value === 'all') }),
  ...(activity && {
    'filter.activity': activity.filter(
      (value) => value === 'running' || value === 'cycling' || value === 'hiking' || value === 'snow',
    ),
  }),
  ...(color && { 'filter.color': [...color] }),
  ...(size && { 'filter.size': [...size] }),
  ...(onSale && { 'filter.on_sale': '1' as const }),
})

/** The name of a site at the search service: its hreflang in lower case. */
export const searchSiteId = ({ hreflang }: Site): string => hreflang.toLowerCase()

/** Search, suggestion, trending and recommendation over HTTP (spec section 7). */
export const createSearchGateway = ({ client, site }: { client: Client<paths>; site: Site }): SearchGateway => {
  const siteId = searchSiteId(site)
  const searchQuery = ({ term, perPage, page, filters, sort }: SearchRequest): SearchQuery => ({
    siteId,
    resultsFormat: 'native',
    resultsPerPage: perPage ?? PAGE_SIZE,
    redirectResponse: 'full',
    'bgfilter.ss_in_stock': '1',
    'bgfilter.is_retired': '0',
    ...(term !== '' && { q: term }),
    ...(page !== undefined && { page }),
    ...filterQuery(filters ?? {}),
    ...sorts[sort ?? 'relevance'],
  })
  return {
    search: async (request, options) => {
      const query = searchQuery(request)
      const answer = await answerOf(client.GET('/api/search/search.json', { params: { query }, ...options }))
      return mapSearchAnswer(answer, request.term, site.currency)
    },
    suggest: async (term, options) => {
      const query = { siteId, query: term, suggestionCount: ALTERNATIVES }
      return mapSuggestion(await answerOf(client.GET('/api/suggest/query', { params: { query }, ...options })), term)
    },
    popular: async (options) => {
      const query = { siteId, limit: PAGE_SIZE }
      const { trending } = await answerOf(client.GET('/api/suggest/trending', { params: { query }, ...options }))
      return trending.queries.map(({ searchQuery }) => searchQuery)
    },
    recommend: async ({ productId, limit }, options) => {
      const query = {
        tags: 'customers-also-viewed' as const,
        limits: limit ?? PAGE_SIZE,
        'filter.ss_in_stock': '1' as const,
        'filter.is_retired': '0' as const,
        ...(productId !== undefined && { product: productId }),
      }
      const params = { path: { siteId }, query }
      const [first] = await answerOf(client.GET('/boost/{siteId}/recommend', { params, ...options }))
      return (first?.results ?? []).flatMap((product) => mapRecommendation(product, site.currency))
    },
    log: (entry) => {
      // Logging never stands in the way of a search.
      client.POST('/log', { body: entry, keepalive: true }).catch(() => undefined)
    },
  }
}
