import { type CallOptions, StoreError } from '@cairn/core'
import type { DeliveryAddress, DeliveryGateway, ShippingMethod } from '@cairn/core/delivery'
import * as z from 'zod/mini'
import { moneyOf } from './amounts.ts'
import { type Medusa, reading } from './connect.ts'
import { type MedusaShippingOption, shippingOption } from './medusa.schema.ts'

const CART = '/store/carts/{cartId}'

const writeAddress = ({ firstName, lastName, line1, line2, region, phone, ...address }: DeliveryAddress) => ({
  first_name: firstName,
  last_name: lastName,
  address_1: line1,
  address_2: line2 ?? '',
  city: address.city,
  province: region ?? '',
  postal_code: address.postalCode,
  country_code: address.country.toLowerCase(),
  phone: phone ?? '',
})

const emailMissing = (): StoreError => {
  const detail = 'Please enter your e-mail address'
  return new StoreError('REFUSED', detail, { detail, problem: 'email_missing' })
}

const readOptions = reading(
  z.object({ shipping_options: z.array(shippingOption) }),
  ({ shipping_options }) => shipping_options,
)

const readOption = reading(z.object({ shipping_option: shippingOption }), ({ shipping_option }) => shipping_option)

const readTotals = reading(
  z.object({ cart: z.object({ currency_code: z.string(), shipping_total: z.number(), total: z.number() }) }),
  ({ cart: { currency_code, shipping_total, total } }) => ({
    shippingCost: moneyOf(shipping_total, currency_code),
    total: moneyOf(total, currency_code),
  }),
)

const nothing = (): null => null

/** Creates the port of the checkout page: addresses and shipping method of a cart. */
export const createDeliveryGateway = ({ call, inTurn, isSignedIn, site }: Medusa): DeliveryGateway => {
  /** The method of an option. A carrier calculates the price of some options for each cart. */
  const methodOf = async (
    { amount, id, name, type }: MedusaShippingOption,
    cartId: string,
    options: CallOptions,
  ): Promise<ShippingMethod> => {
    const path = '/store/shipping-options/{id}/calculate'
    const request = { method: 'POST', path, params: { id }, body: { cart_id: cartId }, read: readOption } as const
    const cost = amount ?? (await call({ ...request, ...options })).amount
    return { id, label: name, description: type?.description || null, cost: moneyOf(cost, site.currency) }
  }

  const loadMethods = async (cartId: string, options: CallOptions): Promise<readonly ShippingMethod[]> => {
    const query = { cart_id: cartId }
    const found = await call({ path: '/store/shipping-options', query, read: readOptions, ...options })
    const methods = await Promise.all(found.map((option) => methodOf(option, cartId, options)))
    return methods.toSorted((one, other) => one.cost.amount - other.cost.amount)
  }

  return {
    setAddresses: ({ cartId, email, shipping, billing }, options) =>
      inTurn(async () => {
        if (!isSignedIn() && !email) throw emailMissing()
        const body = {
          // Medusa knows the address of a customer.
          ...(!isSignedIn() && { email }),
          shipping_address: writeAddress(shipping),
          billing_address: writeAddress(billing ?? shipping),
        }
        await call({ method: 'POST', path: CART, params: { cartId }, body, read: nothing, ...options })
        return loadMethods(cartId, options)
      }),
    setShippingMethod: ({ cartId, methodId }, options) =>
      inTurn(() =>
        call({
          method: 'POST',
          path: `${CART}/shipping-methods`,
          params: { cartId },
          query: { fields: 'id,currency_code,shipping_total,total' },
          body: { option_id: methodId },
          read: readTotals,
          ...options,
        }),
      ),
  }
}
