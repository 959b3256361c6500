import type { WishlistTypes, WishlistView } from '../../wishlist/wishlist.types.ts'
import { defineLazyDomain } from '../defineLazyDomain.ts'

const initialView = (unsupported: WishlistView['unsupported'] = []): WishlistView => ({
  status: 'unknown',
  items: [],
  productIds: [],
  isSaving: false,
  error: null,
  unsupported,
})

/** The lazy definition of the domain `wishlist`: its state machine loads on demand. */
export const lazyWishlist = defineLazyDomain<WishlistTypes>({
  name: 'wishlist',
  commands: { load: 'load', add: 'load', remove: 'load' },
  initialView: (_, unsupported) => initialView(unsupported),
  emptyView: (_, unsupported) => ({ ...initialView(unsupported), status: 'signed-out' }),
})
