import { StoreError } from '@cairn/core'
import type { CheckoutCart, CheckoutGateway } from '@cairn/core/checkout'
import * as z from 'zod/mini'
import { type Medusa, reading } from './connect.ts'
import { checkoutItem } from './medusa.schema.ts'

type Items = readonly Pick<CheckoutCart['items'][number], 'variantId' | 'quantity'>[]

const readItems = reading(
  z.object({ cart: z.object({ items: z.array(checkoutItem) }) }),
  ({ cart }): Items => cart.items.map(({ quantity, variant_id }) => ({ variantId: variant_id, quantity })),
)

/** Writes the items as a text that is equal for equal items in any order. */
const textOf = (items: Items): string =>
  JSON.stringify(items.map(({ quantity, variantId }) => [variantId, quantity]).toSorted())

const refuse = (code: 'CONFLICT' | 'REFUSED', detail: string): StoreError => new StoreError(code, detail, { detail })

/**
 * Medusa has no checkout page, so a checkout starts on a page of the shop, which uses the port `delivery`
 * and `createMedusaPayment`. The page knows the cart: its id is not in the URL, because it gives access to the cart.
 */
export const createCheckoutGateway = ({ call, checkoutPage }: Medusa): CheckoutGateway => ({
  start: async ({ cart, key }, options) => {
    const query = { fields: 'id,items.id,items.variant_id,items.quantity' }
    const params = { cartId: cart.id }
    const items = await call({ path: '/store/carts/{cartId}', params, query, read: readItems, ...options })
    if (items.length === 0) throw refuse('REFUSED', 'The cart is empty')
    // Carts of Medusa have no revision, so the goods themselves show whether the shopper saw another cart.
    if (textOf(items) !== textOf(cart.items)) throw refuse('CONFLICT', 'The cart has changed in the meantime')
    return { kind: 'redirect', url: `${checkoutPage}?${new URLSearchParams({ start: key })}` }
  },
})
