import { expect, expectTypeOf, test } from 'vitest'
import { delivery } from '../domains/delivery.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createStore } from '../store/createStore.ts'
import type { DeliveryGateway, ShippingMethod } from './delivery.types.ts'

const site = 'de/de-de'
const platform = createMemoryPlatform({ href: 'https://shop.example/de/de-de' })

const address = {
  firstName: 'Ida',
  lastName: 'Gill',
  line1: 'Weg 1',
  line2: null,
  city: 'Ulm',
  postalCode: '89073',
  country: 'DE',
}
const request = { cartId: 'cart-1', email: 'ida@shop.example', shipping: address, billing: null }
const standard: ShippingMethod = {
  id: '1',
  label: 'Standard',
  description: null,
  cost: { amount: 490, currency: 'EUR' },
}
const totals = { shippingCost: standard.cost, total: { amount: 5490, currency: 'EUR' } }

const open = (gateway?: DeliveryGateway) =>
  createStore({ site, platform, domains: [], ports: [delivery], gateways: { delivery: gateway } }).gateways.delivery

test('a store that lists the port has no gateway for it unless the shop has one', () => {
  expect(open()).toBeNull()
  expectTypeOf(open()).toEqualTypeOf<DeliveryGateway | null>()
})

test('a page saves the addresses and chooses a method through the gateway of the shop', async () => {
  const gateway = open({ setAddresses: async () => [standard], setShippingMethod: async () => totals })
  expect(await gateway?.setAddresses(request, {})).toEqual([standard])
  expect(await gateway?.setShippingMethod({ cartId: 'cart-1', methodId: '1' }, {})).toEqual(totals)
})

test('an answer with a wrong shape is CONTRACT and names the field', async () => {
  const methods: readonly ShippingMethod[] = JSON.parse('[{ "id": 7, "label": "Standard", "description": null }]')
  const gateway = open({ setAddresses: async () => methods, setShippingMethod: async () => totals })
  await expect(gateway?.setAddresses(request, {})).rejects.toMatchObject({
    code: 'CONTRACT',
    path: 'delivery.setAddresses',
    cause: { issues: [{ path: [0, 'id'], message: 'An id must be a text' }, { path: [0, 'cost'] }] },
  })
})
