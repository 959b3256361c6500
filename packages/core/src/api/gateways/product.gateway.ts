import type { Client } from 'openapi-fetch'
import type { ProductGateway } from '../../product/product.types.ts'
import { StoreError } from '../../shared/errors.ts'
import type { Site } from '../../shared/site.ts'
import { readAnswer } from '../answerOf.ts'
import type { paths } from '../generated/catalogue.ts'
import { mapProduct } from '../mappers/product.mapper.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Products over HTTP, in the language and currency of the site. */
export const createProductGateway = ({ client, site }: { client: Client<paths>; site: Site }): ProductGateway => ({
  load: async (slug, options) => {
    if (!SLUG.test(slug)) return null
    const params = { path: { slug }, query: { site: site.prefix } }
    try {
      return await readAnswer(client.GET('/products/{slug}', { params, ...options }), mapProduct)
    } catch (cause) {
      if (cause instanceof StoreError && cause.code === 'NOT_FOUND') return null
      throw cause
    }
  },
})
