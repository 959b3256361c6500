import type { DeliveryAddress, DeliveryGateway, ShippingMethod } from '../../delivery/delivery.types.ts'
import { type Answer, type BackEnd, type FakeCart, findVariant, refusal, type Visit } from './backEnd.ts'
import { openCart } from './cart.fake.ts'
import { viewCart } from './cart.lines.ts'
import { optionsFor, servedCountries } from './shipping.fake.ts'

const refuseIncomplete = ({ firstName, lastName, line1, city, postalCode, country }: DeliveryAddress): void => {
  if ([firstName, lastName, line1, city, postalCode, country].some((field) => field.trim() === ''))
    throw refusal('REFUSED', 'invalid_address', 'This address is incomplete')
}

/** Returns the shipping methods of a cart for its address, cheapest first. */
const methodsFor = (backEnd: BackEnd, cart: FakeCart): readonly ShippingMethod[] => {
  const country = cart.shippingAddress?.country
  const isServed = country !== undefined && servedCountries(backEnd).includes(country)
  const canGo = cart.lines.every(
    ({ variantId }) => !findVariant(backEnd, variantId)?.product.unshippableTo.includes(country ?? ''),
  )
  if (!isServed || !canGo) return []
  const { cartAmount, currency } = viewCart(backEnd, cart)
  return optionsFor(country)
    .filter(({ minimumSubtotal }) => cartAmount >= minimumSubtotal)
    .map(({ id, name, rate }) => ({ id, label: name, description: null, cost: { amount: rate ?? 0, currency } }))
    .toSorted((one, other) => one.cost.amount - other.cost.amount)
}

/** Creates the gateway of the port `delivery` of the fake shop, in memory. */
export const createFakeDelivery = (backEnd: BackEnd, visit: Visit, answer: Answer): DeliveryGateway => ({
  setAddresses: ({ cartId, email, shipping, billing }, options) =>
    answer(options, () => {
      const cart = openCart(backEnd, visit, cartId)
      if (cart.customerId === null && !email)
        throw refusal('REFUSED', 'email_missing', 'Please enter your e-mail address')
      for (const address of [shipping, billing ?? shipping]) refuseIncomplete(address)
      cart.shippingAddress = shipping
      return methodsFor(backEnd, cart)
    }),
  setShippingMethod: ({ cartId, methodId }, options) =>
    answer(options, () => {
      const cart = openCart(backEnd, visit, cartId)
      const method = methodsFor(backEnd, cart).find(({ id }) => id === methodId)
      if (method === undefined)
        throw refusal('REFUSED', 'unknown_shipping_method', 'This shipping method is not offered')
      const { amount, currency } = method.cost
      return { shippingCost: method.cost, total: { amount: viewCart(backEnd, cart).cartAmount + amount, currency } }
    }),
})
