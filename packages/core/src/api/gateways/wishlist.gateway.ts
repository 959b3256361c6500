import type { Client } from 'openapi-fetch'
import type { Site } from '../../shared/site.ts'
import type { WishlistGateway, WishlistItem } from '../../wishlist/wishlist.types.ts'
import type { components, paths } from '../generated/store.ts'
import { type Call, readLazily } from '../readBody.ts'
import type { ReportBroken } from '../readParts.ts'
import { toWireId } from '../wireId.ts'

export interface WishlistGatewayConfig {
  readonly client: Client<paths>
  readonly site: Site
  readonly report?: ReportBroken | undefined
}

/** Loaded on demand: only signed-in customers have a wish list. */
const mapper = () => import('../mappers/wishlist.mapper.ts')

/** Creates the wish list gateway over HTTP, with prices in the currency of the site. */
export const createWishlistGateway = ({ client, site, report }: WishlistGatewayConfig): WishlistGateway => {
  const query = { site: site.prefix }
  const read = (call: Call<components['schemas']['Wishlist']>): Promise<readonly WishlistItem[]> =>
    readLazily(call, mapper(), ({ mapWishlist }, answer) => mapWishlist(answer, site, report))
  return {
    load: (options) => read(client.GET('/wishlist', { params: { query }, ...options })),
    add: async ({ productId, variantId }, options) => {
      const variant = variantId !== null && { variant_id: toWireId(variantId) }
      const body = { product_id: toWireId(productId), ...variant }
      return read(client.POST('/wishlist/items', { params: { query }, body, keepalive: true, ...options }))
    },
    remove: async (itemId, options) => {
      const params = { path: { wishlistItemId: toWireId(itemId) }, query }
      return read(client.DELETE('/wishlist/items/{wishlistItemId}', { params, ...options }))
    },
  }
}
