import type { WishlistTypes, WishlistView } from '../../wishlist/wishlist.types.ts'
import { defineLazyDomain } from '../defineLazyDomain.ts'

const initial: WishlistView = { status: 'unknown', items: [], productIds: [], isSaving: false, error: null }

/** The domain `wishlist` without its machine. */
export const lazyWishlist = defineLazyDomain<WishlistTypes>({
  name: 'wishlist',
  commands: { load: 'load', add: 'load', remove: 'load' },
  initialView: () => initial,
  emptyView: () => ({ ...initial, status: 'signed-out' }),
})
