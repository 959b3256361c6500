import type { CheckoutGateway, StartedCheckout } from '../../checkout/checkout.types.ts'
import { type Answer, type BackEnd, findVariant, refusal, type Visit } from './backEnd.ts'
import { openCart, refuseStale } from './cart.fake.ts'
import { quantityOf, refuseUnsellable } from './cart.lines.ts'

/** Creates the checkout gateway of the fake shop. It returns checkout URLs that no server handles. */
export const createFakeCheckout = (
  backEnd: BackEnd,
  visit: Visit,
  answer: Answer,
  checkoutUrl: string,
): CheckoutGateway => ({
  start: ({ cart: { id, revision }, key }, options) =>
    answer(options, () => {
      const cart = openCart(backEnd, visit, id)
      const known = backEnd.checkouts.get(key)
      if (known !== undefined) return known
      refuseStale(backEnd, cart, revision)
      if (cart.lines.length === 0) throw refusal('REFUSED', 'cart_empty', 'The cart is empty')
      for (const { variantId } of cart.lines)
        refuseUnsellable(findVariant(backEnd, variantId), quantityOf(cart.lines, variantId), cart.country)
      const checkout: StartedCheckout = { kind: 'redirect', url: `${checkoutUrl}/${crypto.randomUUID()}` }
      backEnd.checkouts.set(key, checkout)
      return checkout
    }),
})
