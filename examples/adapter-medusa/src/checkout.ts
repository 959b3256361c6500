import type { CallOptions } from '@cairn/core'
import { StoreError } from '@cairn/core'
import type { Order, OrderAddress } from '@cairn/core/account'
import * as z from 'zod/mini'
import { minorOf } from './amounts.ts'
import { type Medusa, reading } from './connect.ts'
import { order as orderSchema, shippingOption } from './medusa.schema.ts'
import { mapOrder, ORDER_FIELDS } from './order.mapper.ts'

/** Takes an order without a payment: the shop sends an invoice, for example. */
const PAYMENT = 'pp_system_default'

const CART = '/store/carts/{cartId}'

/** A way to send the parcel. */
export interface ShippingMethod {
  readonly id: string
  readonly name: string
  /** Minor units; null when the carrier calculates the price later. */
  readonly amount: number | null
}

/** An order, or the cart with the reason why it cannot be bought. */
const completion = z.union([
  z.object({ type: z.literal('order'), order: orderSchema }),
  z.object({ type: z.literal('cart'), error: z.object({ message: z.string() }) }),
])

const nothing = (): null => null

/** The steps of a checkout page. Medusa has no hosted checkout, so the shop shows this page itself. */
export const createMedusaCheckout = ({ call, site }: Medusa) => {
  const readMethods = reading(
    z.object({ shipping_options: z.array(shippingOption) }),
    ({ shipping_options }): readonly ShippingMethod[] =>
      shipping_options.map(({ amount, id, name }) => ({
        id,
        name,
        amount: amount === null ? null : minorOf(amount, site.currency),
      })),
  )
  const readOrder = reading(completion, (body): Order => {
    if (body.type === 'order') return mapOrder(site, body.order)
    const { message } = body.error
    throw new StoreError('REFUSED', message, { detail: message })
  })
  return {
    setAddress: (
      cartId: string,
      { email, address }: { readonly email: string; readonly address: OrderAddress },
      options: CallOptions,
    ): Promise<null> => {
      const shipping_address = {
        first_name: address.firstName,
        last_name: address.lastName,
        address_1: address.line1,
        address_2: address.line2 ?? '',
        city: address.city,
        province: address.region ?? '',
        postal_code: address.postalCode,
        country_code: address.country.toLowerCase(),
      }
      const body = { email, shipping_address }
      return call({ method: 'POST', path: CART, params: { cartId }, body, read: nothing, ...options })
    },
    shippingMethods: (cartId: string, options: CallOptions): Promise<readonly ShippingMethod[]> =>
      call({ path: '/store/shipping-options', query: { cart_id: cartId }, read: readMethods, ...options }),
    chooseShipping: (cartId: string, methodId: string, options: CallOptions): Promise<null> =>
      call({
        method: 'POST',
        path: `${CART}/shipping-methods`,
        params: { cartId },
        body: { option_id: methodId },
        read: nothing,
        ...options,
      }),
    /** Chooses the payment without a provider. */
    preparePayment: async (cartId: string, options: CallOptions): Promise<void> => {
      const id = await call({
        method: 'POST',
        path: '/store/payment-collections',
        body: { cart_id: cartId },
        read: reading(
          z.object({ payment_collection: z.object({ id: z.string() }) }),
          (body) => body.payment_collection.id,
        ),
        ...options,
      })
      await call({
        method: 'POST',
        path: '/store/payment-collections/{id}/payment-sessions',
        params: { id },
        body: { provider_id: PAYMENT },
        read: nothing,
        ...options,
      })
    },
    /** Buys the cart. A repeated call returns the same order. */
    complete: (cartId: string, options: CallOptions): Promise<Order> =>
      call({
        method: 'POST',
        path: `${CART}/complete`,
        params: { cartId },
        query: { fields: ORDER_FIELDS },
        read: readOrder,
        ...options,
      }),
  }
}
