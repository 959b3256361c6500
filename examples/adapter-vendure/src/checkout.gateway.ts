import { StoreError } from '@cairn/core'
import type { Cart, CartGateway } from '@cairn/core/cart'
import type { CheckoutCart, CheckoutGateway } from '@cairn/core/checkout'

const itemsOf = (items: CheckoutCart['items']): string =>
  JSON.stringify(items.map(({ variantId, quantity }) => [variantId, quantity]).toSorted())

const refuse = (code: 'CONFLICT' | 'REFUSED', detail: string): StoreError => new StoreError(code, detail, { detail })

const checkCart = (cart: Cart | null, { items }: CheckoutCart): void => {
  if (cart === null) throw new StoreError('NOT_FOUND', 'This cart does not exist')
  if (cart.lines.length === 0) throw refuse('REFUSED', 'The cart is empty')
  // The orders of Vendure have no revision, so the goods themselves show whether the shopper saw another cart.
  if (itemsOf(cart.lines) !== itemsOf(items)) throw refuse('CONFLICT', 'The cart has changed in the meantime')
}

/**
 * Creates the checkout. Vendure has no hosted page: the shop has a page of its own, which sets address, shipping method
 * and payment of the same order. `page` is its URL.
 */
export const createVendureCheckout = (cart: CartGateway, page: string): CheckoutGateway => ({
  start: async (request, options) => {
    checkCart(await cart.load(request.cart.id, options), request.cart)
    const query = new URLSearchParams({ checkout: request.key })
    return { kind: 'redirect', url: `${page}?${query}` }
  },
})
