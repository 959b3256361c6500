import type { CartGateway } from '../cart/cart.types.ts'
import { keepCartCookies, readCartId } from './cookies.ts'
import type { Settings } from './settings.ts'

/** One new cart for all tabs of the browser: of two first adds at the same moment the second finds the cart of the first. */
export const sharedCart = (gateway: CartGateway, place: Pick<Settings, 'platform' | 'site'>): CartGateway => ({
  ...gateway,
  create: (request, options) =>
    place.platform.locks.run(`cairn:cart:${place.site.storeSource}`, async () => {
      const known = readCartId(place)
      const cart = known === null ? null : await gateway.load(known, options)
      if (cart !== null) {
        return gateway.save({ cartId: cart.id, version: cart.version, change: request.change }, options)
      }
      const created = await gateway.create(request, options)
      // Before the lock is free, so that the next tab sees it.
      keepCartCookies(place, created.id)
      return created
    }),
})
