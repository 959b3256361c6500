import type { ProductGateway } from '@cairn/core/product'
import { type Medusa, mapping } from './connect.ts'
import { mapProduct } from './product.mapper.ts'
import { readProductsOf } from './products.ts'

export const createProductGateway = (medusa: Medusa): ProductGateway => ({
  load: async (slug, options) => {
    const [product] = await readProductsOf(medusa, { handle: slug, limit: 1 }, options)
    return product === undefined ? null : mapping(() => mapProduct(medusa.site, product))
  },
})
