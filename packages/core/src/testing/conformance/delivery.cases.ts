import type { Cart } from '../../cart/cart.types.ts'
import type { DeliveryAddress, DeliveryGateway, ShippingMethod } from '../../delivery/delivery.types.ts'
import { begin, guestCart, NOBODYS_CART, refusedInWords, reload } from './cart.steps.ts'
import { casesOf, check, equal, isMinor, present, refused } from './check.ts'
import type { CompleteWorld, ConformanceBrowser } from './conformance.types.ts'

const inventedAddress = (country: string): DeliveryAddress => ({
  firstName: 'Ida',
  lastName: 'Gill',
  line1: 'Weg 1',
  line2: null,
  city: 'Ulm',
  postalCode: '89073',
  country,
})

/** Returns an address in that country. */
export const addressIn = ({ addressIn }: CompleteWorld, country: string): DeliveryAddress =>
  (addressIn ?? inventedAddress)(country)

/** Returns the gateway of the port. The suite skips the cases of a world without it. */
export const deliveryOf = ({ gateways }: Pick<ConformanceBrowser, 'gateways'>): DeliveryGateway =>
  present(gateways.delivery, 'the browser has the port')

/** Sends the cart of a guest to an address in a country. */
const sendTo = (world: CompleteWorld, { id: cartId }: Cart, country = world.countries.served) => ({
  cartId,
  email: world.newUserName(),
  shipping: addressIn(world, country),
  billing: null,
})

/** A guest's cart with an address to which the shop ships, and the methods for it. */
const addressedCart = async (world: CompleteWorld) => {
  const { browser, cart } = await guestCart(world)
  const delivery = deliveryOf(browser)
  return { browser, cart, delivery, methods: await delivery.setAddresses(sendTo(world, cart), {}) }
}

/** Returns the most expensive method. A gateway that ignores the choice would answer with another one. */
const lastOf = (methods: readonly ShippingMethod[]): ShippingMethod =>
  present(methods.at(-1), 'there is a method for an address to which the shop ships')

/** The test cases about the addresses and the shipping method of a checkout page of the shop. */
export const deliveryCases = casesOf('delivery', {
  'has methods for an address to which the shop ships, cheapest first': async (world) => {
    const { cart, methods } = await addressedCart(world)
    check(methods.length > 0, `there are ways to send a parcel to ${world.countries.served}`)
    equal(new Set(methods.map(({ id }) => id)).size, methods.length, 'how many ids are different')
    for (const { cost, label } of methods) {
      check(label.trim() !== '', 'a method has a name', label)
      check(isMinor(cost.amount) && cost.amount >= 0, 'a cost is in whole minor units', cost)
      equal(cost.currency, cart.currency, 'the currency of a cost')
    }
    const costs = methods.map(({ cost }) => cost.amount)
    equal(
      costs,
      costs.toSorted((one, other) => one - other),
      'the costs, cheapest first',
    )
  },
  'a chosen method makes the total the goods and the shipping': async (world) => {
    const { browser, cart, delivery, methods } = await addressedCart(world)
    const method = lastOf(methods)
    const { shippingCost, total } = await delivery.setShippingMethod({ cartId: cart.id, methodId: method.id }, {})
    equal([shippingCost.currency, total.currency], [cart.currency, cart.currency], 'the currencies')
    const isCost = isMinor(shippingCost.amount) && shippingCost.amount >= 0
    check(isCost && shippingCost.amount <= method.cost.amount, 'a method costs no more than was offered', shippingCost)
    const { cartAmount, taxIncluded } = await reload(browser, cart)
    const net = cartAmount + shippingCost.amount
    // A back end that adds the tax may tax the goods, so the total is at least the sum.
    check(isMinor(total.amount) && total.amount >= net, `the total contains goods and shipping: ${net}`, total)
    if (taxIncluded) equal(total.amount, net, 'the total of prices with tax')
  },
  'another method can be chosen': async (world) => {
    const { cart, delivery, methods } = await addressedCart(world)
    for (const { id: methodId, cost } of [lastOf(methods), ...methods]) {
      const { shippingCost } = await delivery.setShippingMethod({ cartId: cart.id, methodId }, {})
      check(shippingCost.amount <= cost.amount, 'the last choice counts', shippingCost)
    }
  },
  'an invoice may go to another address': async (world) => {
    const { cart, delivery, methods } = await addressedCart(world)
    const billing = addressIn(world, world.countries.alsoServed)
    const again = await delivery.setAddresses({ ...sendTo(world, cart), billing }, {})
    equal(again, methods, 'the methods, which depend on the shipping address alone')
  },
  'a method that is not offered is REFUSED in words': async (world) => {
    const { cart, delivery } = await addressedCart(world)
    const choice = { cartId: cart.id, methodId: 'nobody-offers-this' }
    await refusedInWords(delivery.setShippingMethod(choice, {}), 'an unknown method')
  },
  'an address to which nothing goes is REFUSED in words or has no methods': async (world) => {
    const { browser, cart } = await guestCart(world)
    const call = deliveryOf(browser).setAddresses(sendTo(world, cart, world.countries.unserved), {})
    const came = await call.catch((cause: unknown) => refusedInWords(Promise.reject(cause), 'an unserved country'))
    if (!(came instanceof Error)) equal(came, [], `the methods for ${world.countries.unserved}`)
  },
  'a guest without an e-mail address is REFUSED in words': async (world) => {
    const { browser, cart } = await guestCart(world)
    const call = deliveryOf(browser).setAddresses({ ...sendTo(world, cart), email: null }, {})
    await refusedInWords(call, 'a guest whom no confirmation reaches')
  },
  'a customer needs no e-mail address': async (world) => {
    const browser = await world.customer()
    const cart = await begin(browser, world.shelf.plenty)
    const methods = await deliveryOf(browser).setAddresses({ ...sendTo(world, cart), email: null }, {})
    check(methods.length > 0, 'there are methods for a customer', methods)
  },
  'no address reaches a cart that nobody has': async (world) => {
    const { browser, cart } = await guestCart(world)
    const call = deliveryOf(browser).setAddresses(sendTo(world, { ...cart, id: NOBODYS_CART }), {})
    await refused(call, 'NOT_FOUND', 'the addresses of an unknown cart')
  },
  'no method reaches a cart that nobody has': async (world) => {
    const { delivery, methods } = await addressedCart(world)
    const choice = { cartId: NOBODYS_CART, methodId: lastOf(methods).id }
    await refused(delivery.setShippingMethod(choice, {}), 'NOT_FOUND', 'the method of an unknown cart')
  },
  "no address reaches another's cart": async (world) => {
    const cart = await begin(await world.customer(), world.shelf.plenty)
    const call = deliveryOf(world.visitor()).setAddresses(sendTo(world, cart), {})
    await refused(call, 'NOT_FOUND', "the addresses of a customer's cart")
  },
  "no method reaches another's cart": async (world) => {
    const cart = await begin(await world.customer(), world.shelf.plenty)
    const { delivery, methods } = await addressedCart(world)
    const choice = { cartId: cart.id, methodId: lastOf(methods).id }
    await refused(delivery.setShippingMethod(choice, {}), 'NOT_FOUND', "the method of a customer's cart")
  },
  'a page that was loaded again knows the addresses and offers the same': async (world) => {
    const { browser, cart, delivery, methods } = await addressedCart(world)
    const choice = { cartId: cart.id, methodId: lastOf(methods).id }
    const first = await delivery.setShippingMethod(choice, {})
    const page = browser.reopen()
    equal(await deliveryOf(page).setShippingMethod(choice, {}), first, 'what the same method costs in the new page')
    equal(await deliveryOf(page).setAddresses(sendTo(world, cart), {}), methods, 'the methods for the same address')
  },
})
