import type { Client } from 'openapi-fetch'
import { splitCategory } from '../../shared/category.ts'
import type { Site } from '../../shared/site.ts'
import type { WishlistGateway, WishlistItem } from '../../wishlist/wishlist.types.ts'
import { readAnswer } from '../answerOf.ts'
import type { components, paths } from '../generated/store.ts'
import { pricesOf } from '../mappers/prices.ts'
import { type ReportBroken, readable } from '../readable.ts'

type Wire = components['schemas']

const mapItem = (item: Wire['WishlistItem']): WishlistItem => ({
  id: item.id,
  productId: item.product_id,
  variantId: item.variant_id,
  slug: item.slug,
  name: item.name,
  category: splitCategory(item.category ?? ''),
  imageUrl: item.image_url || null,
  options: item.options ?? [],
  ...pricesOf(item, item.currency),
  isAvailable: item.available,
  unavailable: item.unavailable,
})

export interface WishlistGatewayConfig {
  readonly client: Client<paths>
  readonly site: Site
  readonly report?: ReportBroken | undefined
}

/** The wish list over HTTP, priced for the site. */
export const createWishlistGateway = ({ client, site, report }: WishlistGatewayConfig): WishlistGateway => {
  const query = { site: site.prefix }
  const mapItems = ({ items }: Wire['Wishlist']): readonly WishlistItem[] => readable(items, mapItem, report)
  return {
    load: (options) => readAnswer(client.GET('/wishlist', { params: { query }, ...options }), mapItems),
    add: ({ productId, variantId }, options) => {
      const body = { product_id: productId, ...(variantId !== null && { variant_id: variantId }) }
      const call = client.POST('/wishlist/items', { params: { query }, body, keepalive: true, ...options })
      return readAnswer(call, mapItems)
    },
    remove: (wishlistItemId, options) => {
      const params = { path: { wishlistItemId }, query }
      const call = client.DELETE('/wishlist/items/{wishlistItemId}', { params, ...options })
      return readAnswer(call, mapItems)
    },
  }
}
