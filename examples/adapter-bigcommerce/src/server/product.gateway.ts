import { createGraphqlCall, numberOf, recordOf, unlessMissing } from '@cairn/core/adapter'
import type { ProductGateway } from '@cairn/core/product'
import { isVisibleProduct, mapProduct } from '../mappers/product.mapper.ts'
import type { Management } from './management.ts'

export interface ProductConfig {
  /** The URL of the storefront of BigCommerce, such as `https://store-abc123.mybigcommerce.com`. */
  readonly storefrontUrl: string
  /** A token of the GraphQL Storefront API. */
  readonly storefrontToken: string
  /** Turns the HTML of a description into text, with the library of your choice. */
  readonly textOfHtml?: ((html: string) => string) | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
}

const DOCUMENT =
  'query ProductOfPath($path: String!) { site { route(path: $path) { node { __typename ... on Product { entityId } } } } }'

const readRoute = (data: unknown): number | null => {
  const { __typename, entityId } = recordOf(recordOf(recordOf(recordOf(data).site).route).node)
  return __typename === 'Product' ? numberOf(entityId) : null
}

/**
 * Creates the gateway of the product page. The catalogue (v3) cannot search by the URL of a product, so GraphQL finds
 * its id. The store must use short URLs, such as `/tarn-anorak/`.
 */
export const createProductGateway = (management: Management, config: ProductConfig): ProductGateway => {
  const { v3, site, report } = management
  const { storefrontUrl, storefrontToken, textOfHtml, fetch } = config
  const graphql = createGraphqlCall({
    url: `${storefrontUrl}/graphql`,
    headers: () => ({ authorization: `Bearer ${storefrontToken}` }),
    fetch,
  })
  return {
    load: async (slug, options) => {
      if (!/^[\w-]+$/.test(slug)) return null
      const variables = { path: `/${slug}/` }
      const id = await graphql({
        kind: 'query',
        name: 'ProductOfPath',
        document: DOCUMENT,
        variables,
        read: readRoute,
        ...options,
      })
      if (id === null) return null
      return unlessMissing(
        v3({
          path: '/catalog/products/{id}',
          params: { id: String(id) },
          query: { include: 'variants,images,custom_fields,options' },
          read: (body) => {
            const { data } = recordOf(body)
            return isVisibleProduct(data) ? mapProduct(data, { site, report, textOfHtml }) : null
          },
          ...options,
        }),
      )
    },
  }
}
