import type { SearchConfig } from '../../platform/environment.types.ts'
import { siteAt } from '../../shared/sites.ts'
import { createGatewayClients } from '../gatewayClients.fixture.ts'
import { createSearchGateway } from './search.gateway.ts'

type Answer = (url: URL) => unknown

/** Creates the search gateway over a mock network: `answer` returns a `Response`, or a value that is sent as JSON. */
export const openSearchGateway = (answer: Answer, prefix = 'at/de-at', config: SearchConfig = {}) => {
  const requests: Request[] = []
  const clients = createGatewayClients({
    origin: 'https://shop.example',
    pause: async () => undefined,
    fetch: async (input) => {
      const request = new Request(input)
      requests.push(request)
      const body = answer(new URL(request.url))
      return body instanceof Response ? body : Response.json(body)
    },
  })
  const site = siteAt(prefix)
  const gateway = createSearchGateway({ ...config, client: clients.search, site })
  const urls = () => requests.map(({ url }) => new URL(url))
  return {
    gateway,
    site,
    requests,
    urls,
    queries: () => urls().map(({ searchParams }) => Object.fromEntries(searchParams)),
  }
}

/** A search response for `jacket`, with results and optionally a redirect. */
export const searchAnswer = (result: Readonly<Record<string, unknown>> = {}, redirect = '') => ({
  responseId: 'a1',
  pagination: { totalResults: 12, begin: 1, end: 1, currentPage: 1, totalPages: 2, perPage: 6 },
  sorting: { options: [] },
  results: [
    {
      id: '588171',
      uid: '41',
      sku: 'RIDGE-SHELL',
      name: 'Ridge &amp; Fell&trade; Shell',
      url: '/ridge-shell',
      price: '80',
      msrp: '100',
      imageUrl: '/media/product.webp',
      thumbnailImageUrl: '/media/small.webp',
      intellisuggestData: 'x',
      slug: 'ridge-shell',
      category: 'Men . Jackets',
      selectedVariant: { vId: '77', price: '100', salePrice: '80', imageUrl: '/media/variant.webp' },
      ...result,
    },
  ],
  facets: [],
  merchandising: { redirect, content: {}, experiments: [], personalized: false },
})

/**
 * A recommendation response for the same product as {@link searchAnswer}. The format differs: prices are numbers, text
 * is not escaped, and the fields are nested.
 */
export const recommendAnswer = (attributes: Readonly<Record<string, unknown>> = {}) => [
  {
    responseId: 'b2',
    profile: { tag: 'customers-also-viewed' },
    results: [
      {
        id: '588171',
        score: 0,
        mappings: {
          core: {
            uid: '41',
            sku: 'RIDGE-SHELL',
            name: 'Ridge & Fell™ Shell',
            url: '/ridge-shell',
            price: 80,
            msrp: 100,
            imageUrl: '/media/product.webp',
          },
        },
        attributes: {
          slug: 'ridge-shell',
          category: 'Men . Jackets',
          selectedVariant: { vId: 77, price: 100, salePrice: 80, imageUrl: '/media/variant.webp' },
          ...attributes,
        },
      },
    ],
  },
]
