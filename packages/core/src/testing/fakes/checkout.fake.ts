import { METAFIELD_KEY } from '../../checkout/checkout.rules.ts'
import type { CheckoutGateway } from '../../checkout/checkout.types.ts'
import { type Answer, type BackEnd, type FakeCart, findVariant, refusal, type Visit } from './backEnd.ts'
import { openCart, refuseStale } from './cart.fake.ts'
import { refuseUnsellable } from './cart.lines.ts'

const refuseOtherThanList = (value: string): void => {
  const isList = (() => {
    try {
      return Array.isArray(JSON.parse(value))
    } catch {
      return false
    }
  })()
  if (!isList) throw refusal('REFUSED', 'invalid_request', 'The value must be a JSON list')
}

/**
 * Creates the checkout gateway of the fake shop. It stores metafields for the browser's cart and returns checkout URLs
 * that no server handles.
 */
export const createFakeCheckout = (
  backEnd: BackEnd,
  visit: Visit,
  answer: Answer,
  checkoutUrl: string,
): CheckoutGateway => {
  const ownCart = (): FakeCart => openCart(backEnd, visit, visit.cartId ?? '')
  return {
    metafields: (options) => answer(options, () => ownCart().metafields),
    createMetafield: (value, options) =>
      answer(options, () => {
        const cart = ownCart()
        refuseOtherThanList(value)
        if (cart.metafields.some(({ key }) => key === METAFIELD_KEY))
          throw refusal('CONFLICT', 'duplicate_metafield', 'The cart has this metafield already')
        cart.metafields = [...cart.metafields, { id: backEnd.nextId(), key: METAFIELD_KEY, value }]
      }),
    updateMetafield: (id, value, options) =>
      answer(options, () => {
        const cart = ownCart()
        refuseOtherThanList(value)
        if (!cart.metafields.some((field) => field.id === id))
          throw refusal('NOT_FOUND', 'metafield_not_found', 'The cart has no such metafield')
        cart.metafields = cart.metafields.map((field) => (field.id === id ? { ...field, value } : field))
      }),
    start: ({ cartId, revision }, options) =>
      answer(options, () => {
        const cart = openCart(backEnd, visit, cartId)
        refuseStale(cart, revision)
        if (cart.lines.length === 0) throw refusal('REFUSED', 'cart_empty', 'The cart is empty')
        for (const { variantId, quantity } of cart.lines)
          refuseUnsellable(findVariant(backEnd, variantId), quantity, cart.country)
        return `${checkoutUrl}/${crypto.randomUUID()}`
      }),
  }
}
