import type { DeliveryAddress } from '@cairn/core/delivery'
import { expect, test } from 'vitest'
import { cart } from './medusa.fixture.ts'
import { serve } from './serve.fixture.ts'

const shipping: DeliveryAddress = {
  firstName: 'Ida',
  lastName: 'Gill',
  line1: 'Dock Road 1',
  line2: null,
  city: 'Galway',
  postalCode: 'H91 X4Y2',
  country: 'IE',
  phone: '555',
}
const addresses = { cartId: 'cart_1', email: 'ida@shop.example', shipping, billing: null }

const shipping_options = [
  { id: 'so_2', name: 'Express', amount: 12, type: { description: 'The next working day' } },
  { id: 'so_1', name: 'Standard', amount: 4.9, type: null },
]
const usual = {
  'POST /store/carts/cart_1': { body: { cart } },
  'GET /store/shipping-options': { body: { shipping_options } },
}

test('the methods of an address come with their cost, cheapest first', async () => {
  const { calls, gateways, requests } = serve(usual)
  expect(await gateways.delivery.setAddresses(addresses, {})).toEqual([
    { id: 'so_1', label: 'Standard', description: null, cost: { amount: 490, currency: 'EUR' } },
    { id: 'so_2', label: 'Express', description: 'The next working day', cost: { amount: 1200, currency: 'EUR' } },
  ])
  expect(calls()).toEqual(['POST /store/carts/cart_1', 'GET /store/shipping-options'])
  const written = {
    first_name: 'Ida',
    last_name: 'Gill',
    address_1: 'Dock Road 1',
    address_2: '',
    city: 'Galway',
    province: '',
    postal_code: 'H91 X4Y2',
    country_code: 'ie',
    phone: '555',
  }
  expect(requests[0]?.body).toEqual({ email: addresses.email, shipping_address: written, billing_address: written })
  expect(requests[1]?.url.searchParams.get('cart_id')).toBe('cart_1')
})

test('the invoice can go elsewhere', async () => {
  const { gateways, requests } = serve(usual)
  const billing = { ...shipping, city: 'Ulm', country: 'DE', region: 'Baden-Württemberg', phone: undefined }
  await gateways.delivery.setAddresses({ ...addresses, billing }, {})
  expect(requests[0]?.body).toMatchObject({
    shipping_address: { city: 'Galway' },
    billing_address: { city: 'Ulm', country_code: 'de', province: 'Baden-Württemberg', phone: '' },
  })
})

test('a guest without an e-mail address is refused, and a customer needs none', async () => {
  const guest = serve(usual)
  const call = guest.gateways.delivery.setAddresses({ ...addresses, email: null }, {})
  await expect(call).rejects.toMatchObject({ code: 'REFUSED', detail: expect.any(String), problem: 'email_missing' })
  expect(guest.calls()).toEqual([])
  const customer = serve(usual, 'token')
  await customer.gateways.delivery.setAddresses({ ...addresses, email: null }, {})
  expect(customer.requests[0]?.body).not.toHaveProperty('email')
})

test('the carrier calculates the cost of a method that has none', async () => {
  const freight = { id: 'so_3', name: 'Freight', amount: null }
  const { gateways, requests } = serve({
    ...usual,
    'GET /store/shipping-options': { body: { shipping_options: [freight] } },
    'POST /store/shipping-options/so_3/calculate': { body: { shipping_option: { ...freight, amount: 80.5 } } },
  })
  const [method] = await gateways.delivery.setAddresses(addresses, {})
  expect(method?.cost).toEqual({ amount: 8050, currency: 'EUR' })
  expect(requests.at(-1)?.body).toEqual({ cart_id: 'cart_1' })
})

test('a chosen method answers with what the shopper pays', async () => {
  const totals = { id: 'cart_1', currency_code: 'eur', shipping_total: 4.9, total: 164.7 }
  const { gateways, requests } = serve({ 'POST /store/carts/cart_1/shipping-methods': { body: { cart: totals } } })
  expect(await gateways.delivery.setShippingMethod({ cartId: 'cart_1', methodId: 'so_1' }, {})).toEqual({
    shippingCost: { amount: 490, currency: 'EUR' },
    total: { amount: 16470, currency: 'EUR' },
  })
  expect(requests[0]?.body).toEqual({ option_id: 'so_1' })
})

test.each([
  ['an address that Medusa refuses', 400, 'REFUSED'],
  ['a cart that nobody has', 404, 'NOT_FOUND'],
])('%s ends the call', async (_, status, code) => {
  const { gateways } = serve({ 'POST /store/carts/cart_1': { status, body: { message: 'Not like this' } } })
  await expect(gateways.delivery.setAddresses(addresses, {})).rejects.toMatchObject({ code, detail: 'Not like this' })
})

test.each([[{ shipping_options: [{ id: 'so_1' }] }], [{}], [null]])('the methods %j are CONTRACT', async (body) => {
  const { gateways } = serve({ ...usual, 'GET /store/shipping-options': { body } })
  await expect(gateways.delivery.setAddresses(addresses, {})).rejects.toMatchObject({ code: 'CONTRACT' })
})
