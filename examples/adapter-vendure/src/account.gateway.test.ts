import { expect, test } from 'vitest'
import { createVendureAccount } from './account.gateway.ts'
import type { VendureOrder } from './account.schema.ts'
import { serve } from './vendure.fixture.ts'
import { createVendureApi } from './vendureApi.ts'

const customer = { id: '7', emailAddress: 'ada@shop.example', firstName: 'Ada', lastName: 'Vale' }
const profile = { customerId: '7', userName: 'ada@shop.example', firstName: 'Ada', lastName: 'Vale' }
const done = { data: { result: { __typename: 'Success' } } }

const open = (...given: Parameters<typeof serve>) => {
  const { config, sent } = serve(...given)
  return { account: createVendureAccount(createVendureApi(config), config), sent }
}

test('a sign-up reads the profile with the new password, and ends that session', async () => {
  const answers = {
    Register: done,
    Login: { data: { result: { __typename: 'CurrentUser' } } },
    Profile: { data: { activeCustomer: customer } },
    Logout: { data: { logout: { success: true } } },
  }
  const { account, sent } = open(answers, { begins: 'new' })
  const { customerId: _, ...fields } = profile
  expect(await account.signUp({ ...fields, password: 'a long password' }, {})).toEqual(profile)
  expect(sent.map(({ name, authorization }) => [name, authorization])).toEqual([
    ['Register', null],
    ['Login', null],
    ['Profile', 'Bearer new'],
    ['Logout', 'Bearer new'],
  ])
})

test('a taken address is refused in words, although Vendure does not say it', async () => {
  const result = { __typename: 'InvalidCredentialsError', errorCode: 'INVALID_CREDENTIALS_ERROR', message: 'No' }
  const { account } = open({ Register: done, Login: { data: { result } } })
  const call = account.signUp(
    { userName: 'a@b.example', password: 'a long password', firstName: 'A', lastName: 'B' },
    {},
  )
  await expect(call).rejects.toMatchObject({ code: 'REFUSED', problem: 'address_taken', detail: expect.any(String) })
})

test.each([
  ['an e-mail address', { userName: 'other@shop.example' }],
  ['an empty name', { firstName: ' ' }],
])('a change of %s is refused before it is sent', async (_, changes) => {
  const { account, sent } = open({}, { token: 'customer' })
  await expect(account.updateProfile(changes, {})).rejects.toMatchObject({ code: 'REFUSED' })
  expect(sent).toEqual([])
})

test('an order of another customer is NOT_FOUND, and a session that has ended is UNAUTHORIZED', async () => {
  const forbidden = { errors: [{ message: 'No', extensions: { code: 'FORBIDDEN' } }], data: { orderByCode: null } }
  const known = open({ OrderByCode: forbidden, Profile: { data: { activeCustomer: customer } } }, { token: 'customer' })
  await expect(known.account.order('X', {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const ended = open({ OrderByCode: forbidden, Profile: { data: { activeCustomer: null } } })
  await expect(ended.account.order('X', {})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('an order has its amounts, its address and its status', async () => {
  const placed: VendureOrder = {
    code: 'ABC',
    state: 'Shipped',
    orderPlacedAt: '2026-11-25T23:18:12.000Z',
    currencyCode: 'EUR',
    subTotal: 5382,
    shipping: 490,
    total: 5872,
    discounts: [{ amount: -598 }],
    customFields: { custom: '{"gift":true}' },
    shippingLines: [{ shippingMethod: { name: 'Standard' } }],
    shippingAddress: {
      fullName: 'Ada de Vale',
      streetLine1: 'Weg 1',
      streetLine2: '',
      city: 'Ulm',
      province: null,
      postalCode: '89073',
      countryCode: 'DE',
    },
    lines: [],
  }
  const orders = {
    data: { activeCustomer: { orders: { totalItems: 11, items: [placed, { ...placed, customFields: null }] } } },
  }
  const { account, sent } = open({ Orders: orders }, { token: 'customer' })
  const page = await account.orders(2, {})
  expect(page).toMatchObject({ page: 2, total: 11 })
  expect(page.orders[0]).toMatchObject({
    number: 'ABC',
    status: 'shipped',
    discount: { amount: 598 },
    total: { amount: 5872, currency: 'EUR' },
    shippingOption: 'Standard',
    custom: { gift: true },
    address: { firstName: 'Ada de', lastName: 'Vale', line2: null, city: 'Ulm' },
  })
  expect(page.orders[0]?.address).not.toHaveProperty('region')
  expect(page.orders[1]).not.toHaveProperty('custom')
  expect(sent[0]?.variables).toMatchObject({ options: { skip: 10, take: 10, sort: { orderPlacedAt: 'DESC' } } })
})
