import type { CartMachineTypes } from '../cart/cart.context.ts'
import type { Cart, CartView } from '../cart/cart.types.ts'
import type { CheckedCart } from '../checkout/checkout.machine.ts'
import { setCartCookies } from '../environment/cookies.ts'
import { readCartId } from '../environment/probes.ts'
import type { Environment } from '../platform/environment.types.ts'
import type { DomainOf } from '../shared/domain.ts'
import { StoreError } from '../shared/errors.ts'
import type { Outcome } from '../shared/outcome.ts'

type CartDomain = DomainOf<CartMachineTypes>

/**
 * Throws if the browser blocks cookies, because the checkout finds the cart by its cookie. A blocked cookie causes no
 * error, so the function checks that it can read the cookie that it has set.
 */
const checkCookie = (environment: Environment, cartId: string): void => {
  setCartCookies(environment, cartId)
  if (readCartId(environment) === null)
    throw new StoreError('STORAGE', 'The browser blocks cookies', { problem: 'cookies_blocked' })
}

/**
 * Saves every pending change. Rejects when one fails, because the shopper must not pay for another cart than the
 * displayed one.
 */
export const flushCart = async (
  cart: CartDomain,
  environment: Environment,
  flush: () => Promise<Outcome<unknown>>,
): Promise<void> => {
  const { id } = cart.getSnapshot()
  if (id !== null) checkCookie(environment, id)
  const outcome = await flush()
  if (!outcome.ok) throw outcome.error
}

/** Returns the cart for the checkout. `confirmed` is the last cart that the server sent; null for none. */
const checkedCart = ({ blockers }: CartView, confirmed: Cart | null): CheckedCart =>
  confirmed === null
    ? // Without a cart from the server there is nothing to pay for. The view lists no blockers then, so add `empty` here.
      { cart: null, blockers: ['empty'] }
    : {
        cart: {
          id: confirmed.id,
          revision: confirmed.revision,
          items: confirmed.lines.map(({ sku, variantId, quantity }) => ({ sku, variantId, quantity })),
        },
        blockers,
      }

/** Loads the cart and returns it with its blockers. Rejects with the error of the load. */
export const refreshCart = async (cart: CartDomain): Promise<CheckedCart> => {
  const outcome = await cart.commands.refresh()
  if (!outcome.ok) throw outcome.error
  return checkedCart(cart.getSnapshot(), outcome.value)
}
