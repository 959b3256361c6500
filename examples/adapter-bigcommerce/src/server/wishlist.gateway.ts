import type { CallOptions } from '@cairn/core'
import { StoreError, UNEXPECTED_ERROR } from '@cairn/core'
import type { WishlistGateway, WishlistItem } from '@cairn/core/wishlist'
import { readVariantId } from '../mappers/ids.ts'
import { type ListedItem, mapWishlist, readWishlists } from '../mappers/wishlist.mapper.ts'
import { loadCatalogue } from './catalogue.ts'
import type { Management } from './management.ts'
import { neededCustomer } from './neededCustomer.ts'

const missing = (): StoreError =>
  new StoreError('NOT_FOUND', UNEXPECTED_ERROR, { path: '/wishlists/{list}/items/{item}' })

/** Splits the id of an item into those of its list and of the item in it. */
const splitId = (id: string) => {
  const [list = '', item = ''] = id.split('-')
  return { list, item }
}

const isSame = (one: Omit<ListedItem, 'id'>, other: ListedItem): boolean =>
  one.productId === other.productId && one.variantId === other.variantId

/** Creates the gateway of the wish list over the wish lists (v3) of the customer, with the products of the catalogue. */
export const createWishlistGateway = (management: Management): WishlistGateway => {
  const { v3, site, report } = management
  const none = () => undefined

  const listed = async (options: CallOptions): Promise<readonly ListedItem[]> => {
    const query = { customer_id: neededCustomer(management), limit: 50 }
    return v3({ path: '/wishlists', query, read: (body) => readWishlists(body, report), ...options })
  }

  const show = async (options: CallOptions): Promise<readonly WishlistItem[]> => {
    const items = await listed(options)
    const catalogue = await loadCatalogue(
      management,
      items.map(({ productId }) => productId),
      options,
    )
    return mapWishlist(items, { site, catalogue, report })
  }

  return {
    load: show,
    add: async ({ productId, variantId }, options) => {
      const customer_id = Number(neededCustomer(management))
      const key = variantId === null ? null : readVariantId(variantId)
      const item = { productId, variantId: key === null ? null : String(key.variantId) }
      // BigCommerce does not check the product, and would list an item that no page can show.
      if (!(await loadCatalogue(management, [productId], options)).has(productId)) throw missing()
      const items = await listed(options)
      if (items.some((each) => isSame(item, each))) return show(options)
      const part = { product_id: Number(productId), ...(key !== null && { variant_id: key.variantId }) }
      const [first] = items
      if (first === undefined) {
        const body = { customer_id, name: 'Wish list', is_public: false, items: [part] }
        await v3({ method: 'POST', path: '/wishlists', body, read: none, ...options })
      } else {
        const { list } = splitId(first.id)
        const body = { items: [part] }
        await v3({ method: 'POST', path: '/wishlists/{list}/items', params: { list }, body, read: none, ...options })
      }
      return show(options)
    },
    remove: async (itemId, options) => {
      const items = await listed(options)
      const item = items.find(({ id }) => id === itemId)
      if (item === undefined) throw missing()
      // Two tabs may have added the same item, which is shown once and so is removed wherever it is.
      for (const { id } of items.filter((each) => isSame(item, each))) {
        const call = { path: '/wishlists/{list}/items/{item}', params: splitId(id), read: none, ...options }
        await v3({ ...call, method: 'DELETE' })
      }
      return show(options)
    },
  }
}
