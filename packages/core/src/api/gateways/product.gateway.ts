import type { Client } from 'openapi-fetch'
import type { ProductGateway } from '../../product/product.types.ts'
import type { Site } from '../../shared/site.ts'
import type { paths } from '../generated/catalogue.ts'
import { readLazily, unlessMissing } from '../readBody.ts'
import type { ReportBroken } from '../readParts.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * Loaded on demand: the server renders the first page with its product, so only client-side navigation needs this
 * mapper.
 */
const mapper = () => import('../mappers/product.mapper.ts')

export interface ProductGatewayConfig {
  readonly client: Client<paths>
  readonly site: Site
  readonly report?: ReportBroken | undefined
}

/** Creates the product gateway over HTTP, with texts and prices in the language and currency of the site. */
export const createProductGateway = ({ client, site, report }: ProductGatewayConfig): ProductGateway => ({
  load: async (slug, options) => {
    if (!SLUG.test(slug)) return null
    const params = { path: { slug }, query: { site: site.prefix } }
    const call = client.GET('/products/{slug}', { params, ...options })
    return unlessMissing(readLazily(call, mapper(), ({ mapProduct }, wire) => mapProduct(wire, site, report)))
  },
})
