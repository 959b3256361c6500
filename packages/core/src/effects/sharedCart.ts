import type { CartGateway } from '../cart/cart.types.ts'
import { setCartCookies } from '../environment/cookies.ts'
import { readCartId } from '../environment/probes.ts'
import type { Environment } from '../platform/environment.types.ts'

/** One new cart for all tabs of the browser: of two first adds at the same moment the second finds the cart of the first. */
export const sharedCart = (gateway: CartGateway, place: Pick<Environment, 'platform' | 'site'>): CartGateway => {
  /** Adds that were sent to begin a cart, and may have done so although no answer came. */
  const begun = new Set<string>()
  const create: CartGateway['create'] = async ({ change }, options) => {
    const id = readCartId(place)
    const known = id === null ? null : await gateway.load(id, options)
    if (known !== null && begun.has(change.key)) {
      const own = await gateway.create({ change }, options)
      if (own.id === known.id) return own
      // Another tab was faster: the cart that was begun here is held by nobody, so its pieces are wanted in the other one.
      const again = { ...change, key: `${change.key}-again` }
      return gateway.save({ cartId: known.id, version: known.version, change: again }, options)
    }
    if (known !== null) return gateway.save({ cartId: known.id, version: known.version, change }, options)
    begun.add(change.key)
    const cart = await gateway.create({ change }, options)
    // Before the lock is free, so that the next tab sees it.
    setCartCookies(place, cart.id)
    return cart
  }
  // Not a copy, which would lose the methods of a class.
  const shared: CartGateway = Object.create(gateway)
  shared.create = (request, options) =>
    place.platform.locks.run(`cairn:cart:${place.site.storeSource}`, () => create(request, options))
  return shared
}
