import { StoreError } from '@cairn/core'
import type { CheckoutGateway } from '@cairn/core/checkout'
import * as z from 'zod/mini'
import { type Medusa, reading } from './connect.ts'

const readCount = reading(
  z.object({ cart: z.object({ items: z.array(z.object({ id: z.string() })) }) }),
  ({ cart }) => cart.items.length,
)

/**
 * Medusa has no checkout page, so a checkout starts on a page of the shop, which goes through the steps of
 * `createMedusaCheckout`. The page knows the cart: its id is not in the URL, because it gives access to the cart.
 */
export const createCheckoutGateway = ({ call, checkoutPage }: Medusa): CheckoutGateway => ({
  start: async ({ cart, key }, options) => {
    const query = { fields: 'id,items.id' }
    const params = { cartId: cart.id }
    const count = await call({ path: '/store/carts/{cartId}', params, query, read: readCount, ...options })
    if (count === 0) throw new StoreError('REFUSED', 'The cart is empty', { detail: 'The cart is empty' })
    return { kind: 'redirect', url: `${checkoutPage}?${new URLSearchParams({ start: key })}` }
  },
})
