import type { DeliveryAddress } from '@cairn/core/delivery'
import { expect, test } from 'vitest'
import { createVendureDelivery } from './delivery.gateway.ts'
import { GUEST_CART, order, serve } from './vendure.fixture.ts'
import { createVendureApi } from './vendureApi.ts'

const home: DeliveryAddress = {
  firstName: 'Ida',
  lastName: 'Gill',
  line1: 'Weg 1',
  line2: 'Hinterhaus',
  city: 'Ulm',
  postalCode: '89073',
  country: 'DE',
  phone: '555',
}
const office: DeliveryAddress = { ...home, firstName: 'Ada', line2: null, region: 'Bavaria', phone: undefined }

const SAVED = { __typename: 'Order' }
const REFUSED = {
  __typename: 'EmailAddressConflictError',
  errorCode: 'EMAIL_ADDRESS_CONFLICT_ERROR',
  message: 'In use',
}
const method = (id: string, name: string, priceWithTax: number, description = '') => ({
  id,
  name,
  description,
  priceWithTax,
})
const answers = {
  FindCart: { data: { activeOrder: { code: order.code, state: 'AddingItems' } } },
  Resume: { data: { result: {} } },
  SetAddresses: { data: { customer: SAVED, shipping: SAVED, billing: SAVED } },
  ShippingMethods: {
    data: {
      eligibleShippingMethods: [method('2', 'Express', 990, '<p>By 10 o’clock</p>'), method('1', 'Standard', 490)],
    },
  },
  SetShippingMethod: {
    data: { result: { __typename: 'Order', currencyCode: 'EUR', shippingWithTax: 490, totalWithTax: 5372 } },
  },
}

const open = (changed: Partial<Record<keyof typeof answers, unknown>> = {}, token: string | null = null) => {
  const { config, sent, ...served } = serve({ ...answers, ...changed }, { token })
  return { ...served, delivery: createVendureDelivery(createVendureApi(config), config), sent }
}
const addresses = { cartId: GUEST_CART, email: 'ida@shop.example', shipping: home, billing: null }
const choice = { cartId: GUEST_CART, methodId: '1' }

test('the addresses of a guest make a customer, and answer with the methods, cheapest first', async () => {
  const { delivery, sent, token } = open()
  expect(await delivery.setAddresses({ ...addresses, billing: office }, {})).toEqual([
    { id: '1', label: 'Standard', description: null, cost: { amount: 490, currency: 'EUR' } },
    { id: '2', label: 'Express', description: 'By 10 o’clock', cost: { amount: 990, currency: 'EUR' } },
  ])
  expect(sent.map(({ name }) => name)).toEqual(['FindCart', 'SetAddresses', 'ShippingMethods'])
  expect(new Set(sent.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${token}`]))
  const place = { city: 'Ulm', postalCode: '89073', countryCode: 'DE', streetLine1: 'Weg 1' }
  expect(sent[1]?.variables).toEqual({
    customer: { emailAddress: 'ida@shop.example', firstName: 'Ada', lastName: 'Gill' },
    shipping: { ...place, fullName: 'Ida Gill', streetLine2: 'Hinterhaus', province: '', phoneNumber: '555' },
    billing: { ...place, fullName: 'Ada Gill', streetLine2: '', province: 'Bavaria', phoneNumber: '' },
  })
})

test('without an address for the invoice, it goes to the shipping address', async () => {
  const { delivery, sent } = open()
  await delivery.setAddresses(addresses, {})
  expect(sent[1]?.variables.billing).toEqual(sent[1]?.variables.shipping)
})

test('a customer needs no e-mail address, and Vendure gets none', async () => {
  const { delivery, sent } = open({}, 'session')
  await delivery.setAddresses({ ...addresses, cartId: `order.${order.code}`, email: null }, {})
  expect(Object.keys(sent[1]?.variables ?? {})).toEqual(['shipping', 'billing'])
  expect(sent[1]?.authorization).toBe('Bearer session')
})

test('a guest without an e-mail address is refused, and nothing is saved', async () => {
  const { delivery, sent } = open()
  const call = delivery.setAddresses({ ...addresses, email: null }, {})
  await expect(call).rejects.toMatchObject({ code: 'REFUSED', detail: expect.any(String) })
  expect(sent.map(({ name }) => name)).toEqual(['FindCart'])
})

test.each([
  ['the e-mail address', { customer: REFUSED, shipping: SAVED, billing: SAVED }],
  ['the shipping address', { customer: SAVED, shipping: REFUSED, billing: SAVED }],
  ['the address of the invoice', { customer: SAVED, shipping: SAVED, billing: REFUSED }],
])('what Vendure says about %s is for the shopper', async (_, data) => {
  const call = open({ SetAddresses: { data } }).delivery.setAddresses(addresses, {})
  await expect(call).rejects.toMatchObject({ code: 'REFUSED', detail: 'In use' })
})

test('a country that Vendure does not know is refused', async () => {
  const errors = [{ message: 'The countryCode "JP" was not recognized', extensions: { code: 'USER_INPUT_ERROR' } }]
  const call = open({ SetAddresses: { data: null, errors } }).delivery.setAddresses(addresses, {})
  await expect(call).rejects.toMatchObject({ code: 'REFUSED', detail: expect.stringContaining('JP') })
})

test('a chosen method answers with what the shopper pays', async () => {
  const { delivery, sent } = open()
  expect(await delivery.setShippingMethod(choice, {})).toEqual({
    shippingCost: { amount: 490, currency: 'EUR' },
    total: { amount: 5372, currency: 'EUR' },
  })
  expect(sent.at(-1)).toMatchObject({ name: 'SetShippingMethod', variables: { ids: ['1'] } })
})

test('a method that Vendure does not offer is refused in words', async () => {
  const result = { __typename: 'IneligibleShippingMethodError', errorCode: 'INELIGIBLE', message: 'Not available' }
  const call = open({ SetShippingMethod: { data: { result } } }).delivery.setShippingMethod(choice, {})
  await expect(call).rejects.toMatchObject({ code: 'REFUSED', detail: 'Not available', problem: 'INELIGIBLE' })
})

test.each([
  ['a method without a price', { ShippingMethods: { data: { eligibleShippingMethods: [{ id: '1', name: 'A' }] } } }],
  ['an answer about the addresses that says nothing', { SetAddresses: { data: { customer: SAVED, shipping: SAVED } } }],
])('%s is CONTRACT', async (_, changed) => {
  await expect(open(changed).delivery.setAddresses(addresses, {})).rejects.toMatchObject({ code: 'CONTRACT' })
})

test('an order that waits for its payment takes changes again', async () => {
  const { delivery, sent } = open({ FindCart: { data: { activeOrder: { code: 'A', state: 'ArrangingPayment' } } } })
  await delivery.setShippingMethod(choice, {})
  expect(sent.map(({ name }) => name)).toEqual(['FindCart', 'Resume', 'SetShippingMethod'])
})

test.each([
  ['an id of another back end', '00000000-0000-4000-8000-000000000000', answers.FindCart],
  ['a guest without an order', GUEST_CART, { data: { activeOrder: null } }],
  ['an earlier order of the customer', 'order.EARLIER', answers.FindCart],
])('%s is NOT_FOUND, and nothing is changed', async (_, cartId, FindCart) => {
  const { delivery, sent } = open({ FindCart })
  await expect(delivery.setAddresses({ ...addresses, cartId }, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(delivery.setShippingMethod({ ...choice, cartId }, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(sent.filter(({ name }) => name !== 'FindCart')).toEqual([])
})

test('an aborted call sends nothing', async () => {
  const { delivery, sent } = open()
  const call = delivery.setAddresses(addresses, { signal: AbortSignal.abort() })
  await expect(call).rejects.toMatchObject({ code: 'ABORTED' })
  expect(sent).toEqual([])
})
