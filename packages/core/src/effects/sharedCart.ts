import type { CartGateway } from '../cart/cart.types.ts'
import { setCartCookies } from '../environment/cookies.ts'
import { readCartId } from '../environment/probes.ts'
import type { Environment } from '../platform/environment.types.ts'

/**
 * Wraps the gateway so that all tabs share one new cart. When two tabs add at the same moment, the second tab adds to
 * the cart that the first tab created.
 */
export const sharedCart = (gateway: CartGateway, environment: Pick<Environment, 'platform' | 'site'>): CartGateway => {
  /** The keys of adds that may have created a cart although their response was lost. */
  const begun = new Set<string>()
  const create: CartGateway['create'] = async ({ change }, options) => {
    const id = readCartId(environment)
    const known = id === null ? null : await gateway.load(id, options)
    if (known !== null && begun.has(change.key)) {
      const own = await gateway.create({ change }, options)
      if (own.id === known.id) return own
      // Another tab stored its cart first, so this browser does not use `own`. Repeat the add in the known cart, with
      // the next number of its key: the cart machine never increases the number of an add.
      const again = { ...change, key: change.key.replace(/\d+$/, (keyNumber) => `${Number(keyNumber) + 1}`) }
      return gateway.save({ cartId: known.id, revision: known.revision, change: again }, options)
    }
    if (known !== null) return gateway.save({ cartId: known.id, revision: known.revision, change }, options)
    begun.add(change.key)
    const cart = await gateway.create({ change }, options)
    // Set the cookies inside the lock, so that the next tab sees them.
    setCartCookies(environment, cart.id)
    return cart
  }
  // `Object.create` keeps the methods of a class; a spread would lose them.
  const shared: CartGateway = Object.create(gateway)
  shared.create = (request, options) =>
    environment.platform.locks.run(`cairn:cart:${environment.site.storeSource}`, () => create(request, options))
  return shared
}
