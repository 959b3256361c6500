import type { WishlistTypes, WishlistView } from '../../wishlist/wishlist.types.ts'
import { defineLazyDomain } from '../defineLazyDomain.ts'

const initial: WishlistView = { status: 'unknown', items: [], productIds: [], isSaving: false, error: null }

/** The lazy definition of the domain `wishlist`: its state machine loads on demand. */
export const lazyWishlist = defineLazyDomain<WishlistTypes>({
  name: 'wishlist',
  commands: { load: 'load', add: 'load', remove: 'load' },
  initialView: () => initial,
  emptyView: () => ({ ...initial, status: 'signed-out' }),
})
