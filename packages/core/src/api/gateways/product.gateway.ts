import type { Client } from 'openapi-fetch'
import type { ProductGateway } from '../../product/product.types.ts'
import { StoreError } from '../../shared/errors.ts'
import type { Site } from '../../shared/site.ts'
import { readAnswer } from '../answerOf.ts'
import type { paths } from '../generated/catalogue.ts'
import { mapProduct } from '../mappers/product.mapper.ts'
import type { ReportBroken } from '../readable.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

export interface ProductGatewayConfig {
  readonly client: Client<paths>
  readonly site: Site
  readonly report?: ReportBroken | undefined
}

/** Products over HTTP, in the language and currency of the site. */
export const createProductGateway = ({ client, site, report }: ProductGatewayConfig): ProductGateway => ({
  load: async (slug, options) => {
    if (!SLUG.test(slug)) return null
    const params = { path: { slug }, query: { site: site.prefix } }
    try {
      return await readAnswer(client.GET('/products/{slug}', { params, ...options }), (wire) =>
        mapProduct(wire, report),
      )
    } catch (cause) {
      if (cause instanceof StoreError && cause.code === 'NOT_FOUND') return null
      throw cause
    }
  },
})
