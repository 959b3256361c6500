import { type CallOptions, StoreError } from '@cairn/core'
import type { Order } from '@cairn/core/account'
import * as z from 'zod/mini'
import { type Medusa, reading } from './connect.ts'
import { order as orderSchema } from './medusa.schema.ts'
import { mapOrder, ORDER_FIELDS } from './order.mapper.ts'

/** Takes an order without a payment: the shop sends an invoice, for example. */
const PROVIDER = 'pp_system_default'

/** An order, or the cart with the reason why it cannot be bought. */
const completion = z.union([
  z.object({ type: z.literal('order'), order: orderSchema }),
  z.object({ type: z.literal('cart'), error: z.object({ message: z.string() }) }),
])

const readCollectionId = reading(
  z.object({ payment_collection: z.object({ id: z.string() }) }),
  ({ payment_collection }) => payment_collection.id,
)

const nothing = (): null => null

/**
 * Creates the last steps of a checkout page, after those of the port `delivery`. The port has no payment, because each
 * provider has a form of its own.
 */
export const createMedusaPayment = ({ call, inTurn, site }: Medusa) => {
  const readOrder = reading(completion, (body): Order => {
    if (body.type === 'order') return mapOrder(site, body.order)
    const { message } = body.error
    throw new StoreError('REFUSED', message, { detail: message })
  })
  const prepare = async (cartId: string, options: CallOptions): Promise<void> => {
    const body = { cart_id: cartId }
    const path = '/store/payment-collections'
    const id = await call({ method: 'POST', path, body, read: readCollectionId, ...options })
    await call({
      method: 'POST',
      path: `${path}/{id}/payment-sessions`,
      params: { id },
      body: { provider_id: PROVIDER },
      read: nothing,
      ...options,
    })
  }
  return {
    /** Chooses the payment without a provider. */
    prepare: (cartId: string, options: CallOptions): Promise<void> => inTurn(() => prepare(cartId, options)),
    /** Buys the cart. A repeated call returns the same order. */
    complete: (cartId: string, options: CallOptions): Promise<Order> =>
      inTurn(() =>
        call({
          method: 'POST',
          path: '/store/carts/{cartId}/complete',
          params: { cartId },
          query: { fields: ORDER_FIELDS },
          read: readOrder,
          ...options,
        }),
      ),
  }
}
