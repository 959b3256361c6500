import type { Store } from '@cairn/core/contracts'
import { readProducts } from '../catalogue/products.repository.ts'
import type { Claims } from '../contract/claims.ts'
import type { Handlers } from '../contract/operations.ts'
import { notFound, unauthorized } from '../contract/problem.ts'
import type { Queries } from '../database/database.ts'
import type { Site } from '../sites/sites.data.ts'
import { siteOf } from '../sites/sites.ts'
import type { Vertical } from '../vertical.ts'
import { addItem, readItems, removeItem } from './wishlist.repository.ts'
import { viewItem } from './wishlist.view.ts'

type WishlistHandlers = Pick<Handlers<Store.operations>, 'getWishlist' | 'addWishlistItem' | 'removeWishlistItem'>

/** The wish list of a customer. The token identifies the customer; the request has no field for it. */
export const wishlist: Vertical = {
  name: 'wishlist',
  rateLimits: { addWishlistItem: 120, removeWishlistItem: 120 },
  operations: ({ database }) => {
    const store: WishlistHandlers = {
      getWishlist: async ({ claims, query }) => answer(database, ownerOf(claims), siteOf(query.site)),

      addWishlistItem: async ({ claims, query, body }) => {
        const owner = ownerOf(claims)
        const site = siteOf(query.site)
        const [record] = await readProducts(database, site, [body.product_id])
        const variantId = body.variant_id ?? 0
        const known = variantId === 0 || record?.variants.some(({ id }) => id === variantId) === true
        if (record === undefined || !known) throw notFound('There is no such product on this site')
        await addItem(database, owner, { productId: body.product_id, variantId })
        return answer(database, owner, site)
      },

      removeWishlistItem: async ({ claims, query, params }) => {
        const owner = ownerOf(claims)
        const site = siteOf(query.site)
        if (!(await removeItem(database, owner, params.wishlistItemId))) {
          throw notFound('This is not on your wish list')
        }
        return answer(database, owner, site)
      },
    }
    return { store }
  },
}

function ownerOf(claims: Claims | undefined): number {
  if (claims === undefined) throw unauthorized()
  return claims.customerId
}

/**
 * Builds the response from the items that this site sells. The other items stay in the database for the sites that sell
 * them.
 */
async function answer(queries: Queries, owner: number, site: Site) {
  const rows = await readItems(queries, owner)
  const records = await readProducts(queries, site, [...new Set(rows.map(({ productId }) => productId))])
  const byId = new Map(records.map((record) => [record.product.id, record]))
  const items = rows.flatMap((row) => {
    const record = byId.get(row.productId)
    return record === undefined ? [] : [viewItem(row, record, site)]
  })
  return { status: 200 as const, body: { id: owner, name: 'Wish list', items } }
}
