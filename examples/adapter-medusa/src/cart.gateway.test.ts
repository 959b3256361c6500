import { expect, test } from 'vitest'
import { cart } from './medusa.fixture.ts'
import { serve } from './serve.fixture.ts'

test('a cart begins in the region of the site, and the region is asked for once', async () => {
  const { calls, gateways, requests } = serve({ 'POST /store/carts': { body: { cart } } })
  const change = { kind: 'add', key: 'k', variantId: 'variant_1', quantity: 2 } as const
  await gateways.cart.create({ change }, {})
  await gateways.cart.create({ change }, {})
  expect(calls().filter((call) => call === 'GET /store/regions')).toHaveLength(1)
  const sent = requests.find(({ call }) => call === 'POST /store/carts')
  expect(sent?.body).toEqual({ region_id: 'reg_1', items: [{ variant_id: 'variant_1', quantity: 2, metadata: {} }] })
  expect([sent?.headers.get('x-publishable-api-key'), sent?.headers.get('authorization')]).toEqual(['pk_1', null])
})

test.each([
  [
    'quantity',
    { kind: 'quantity', key: 'k', lineId: 'l/1', quantity: 3 },
    'POST',
    '/line-items/l%2F1',
    { quantity: 3 },
  ],
  ['remove', { kind: 'remove', key: 'k', lineId: 'l1' }, 'DELETE', '/line-items/l1', null],
  ['country', { kind: 'country', key: 'k', country: 'DE' }, 'POST', '', { shipping_address: { country_code: 'de' } }],
  ['coupon', { kind: 'coupon', key: 'k', code: 'A' }, 'POST', '/promotions', { promo_codes: ['A'] }],
  [
    'no coupon',
    { kind: 'coupon', key: 'k', code: 'A', isRemoved: true },
    'DELETE',
    '/promotions',
    { promo_codes: ['A'] },
  ],
  ['note', { kind: 'note', key: 'k', text: 'Ring twice' }, 'POST', '', { metadata: { note: 'Ring twice' } }],
  [
    'custom',
    { kind: 'custom', key: 'k', name: 'gift', value: { to: 'Bo' } },
    'POST',
    '',
    { metadata: { gift: { to: 'Bo' } } },
  ],
  ['no custom', { kind: 'custom', key: 'k', name: 'gift', value: null }, 'POST', '', { metadata: { gift: '' } }],
] as const)('the change %s reaches its own route', async (_name, change, method, path, body) => {
  const call = `${method} /store/carts/cart_1${path}`
  const { gateways, requests } = serve({
    [call]: { body: path.startsWith('/line-items') && method === 'DELETE' ? { parent: cart } : { cart } },
  })
  const saved = await gateways.cart.save({ cartId: 'cart_1', revision: null, change }, {})
  expect(saved.id).toBe('cart_1')
  expect(requests[0]).toMatchObject({ call, body })
})

test('properties and data of the team are the metadata of a line', async () => {
  const { gateways, requests } = serve({ 'POST /store/carts/cart_1/line-items': { body: { cart } } })
  const change = {
    kind: 'add',
    key: 'k',
    variantId: 'v',
    quantity: 1,
    properties: { Text: 'Ada' },
    custom: { gift: 1 },
  } as const
  await gateways.cart.save({ cartId: 'cart_1', revision: null, change }, {})
  expect(requests[0]?.body).toMatchObject({ metadata: { gift: 1, properties: { Text: 'Ada' } } })
})

test.each([
  [{ Text: 'Bo' }, { Text: 'Bo' }],
  [{}, ''],
])('the properties %j of a line keep its quantity', async (properties, sent) => {
  const { gateways, requests } = serve({
    'GET /store/carts/cart_1': { body: { cart } },
    'POST /store/carts/cart_1/line-items/cali_1': { body: { cart } },
  })
  const change = { kind: 'lineProperties', key: 'k', lineId: 'cali_1', properties } as const
  await gateways.cart.save({ cartId: 'cart_1', revision: null, change }, {})
  expect(requests[1]?.body).toEqual({ quantity: 2, metadata: { properties: sent } })
  const gone = gateways.cart.save({ cartId: 'cart_1', revision: null, change: { ...change, lineId: 'other' } }, {})
  await expect(gone).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each([
  [{ kind: 'giftCard', key: 'k', code: '1234' }],
  [{ kind: 'custom', key: 'k', name: 'note', value: 'x' }],
  [{ kind: 'add', key: 'k', variantId: 'v', quantity: 1, custom: { properties: 1 } }],
] as const)('the change %j is REFUSED and not sent', async (change) => {
  const { calls, gateways } = serve({})
  const save = gateways.cart.save({ cartId: 'cart_1', revision: null, change }, {})
  await expect(save).rejects.toMatchObject({ code: 'REFUSED' })
  expect(calls()).toEqual([])
})

test('changes of a cart wait for each other, and one that fails stops none', async () => {
  const { calls, gateways } = serve({
    'DELETE /store/carts/cart_1/line-items/2': { body: { parent: { ...cart, items: [] } } },
  })
  const remove = (lineId: string) =>
    gateways.cart.save({ cartId: 'cart_1', revision: null, change: { kind: 'remove', key: 'k', lineId } }, {})
  const [first, second] = await Promise.allSettled([remove('1'), remove('2')])
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
  expect(calls()).toEqual(['DELETE /store/carts/cart_1/line-items/1', 'DELETE /store/carts/cart_1/line-items/2'])
})

test('a cart that is gone is null, and another failure is an error', async () => {
  expect(await serve({}).gateways.cart.load('cart_1', {})).toBeNull()
  const { gateways } = serve({ 'GET /store/carts/cart_1': { status: 400, body: { message: 'Not like this' } } })
  await expect(gateways.cart.load('cart_1', {})).rejects.toMatchObject({ code: 'REFUSED', detail: 'Not like this' })
})

test.each([[null], [{}], [{ cart: null }], [{ cart: { ...cart, items: null } }]])(
  'the cart %j is CONTRACT',
  async (body) => {
    const { gateways } = serve({ 'GET /store/carts/cart_1': { body } })
    await expect(gateways.cart.load('cart_1', {})).rejects.toMatchObject({ code: 'CONTRACT' })
  },
)

test('what Medusa leaves out is null', async () => {
  const { customer: _, email: __, shipping_address: ___, metadata: ____, ...rest } = cart
  const { gateways } = serve({ 'GET /store/carts/cart_1': { body: { cart: { ...rest, items: [] } } } })
  expect(await gateways.cart.load('cart_1', {})).toMatchObject({
    customerId: null,
    email: '',
    country: null,
    note: null,
  })
})

test('an empty cart needs no products', async () => {
  const { calls, gateways } = serve({ 'GET /store/carts/cart_1': { body: { cart: { ...cart, items: [] } } } })
  expect((await gateways.cart.load('cart_1', {}))?.lines).toEqual([])
  expect(calls()).toEqual(['GET /store/carts/cart_1'])
})

test('a claim sends the token of the customer, and loads the cart that belongs to them', async () => {
  const answers = {
    'POST /store/customers/me/cart': { body: { cart_id: 'cart_1', reduced: [] } },
    'GET /store/carts/cart_1': { body: { cart: { ...cart, customer: { id: 'cus_1' } } } },
  }
  const { gateways, requests } = serve(answers, 'token')
  expect(await gateways.cart.claim('cart_0', {})).toMatchObject({ customerId: 'cus_1', notices: [] })
  const claim = requests.find(({ call }) => call === 'POST /store/customers/me/cart')
  expect(claim?.headers.get('authorization')).toBe('Bearer token')
  expect(claim?.body).toEqual({ guest_cart_id: 'cart_0', region_id: 'reg_1' })
  const none = serve({ 'POST /store/customers/me/cart': { body: { cart_id: null, reduced: [] } } }, 'token')
  expect(await none.gateways.cart.claim(null, {})).toBeNull()
})

test('what does not fit into the cart of the customer is a notice', async () => {
  const reduced = [
    { variant_id: 'variant_1', wanted: 5, granted: 2 },
    { variant_id: 'variant_2', wanted: 1, granted: 0 },
  ]
  const { gateways } = serve({
    'POST /store/customers/me/cart': { body: { cart_id: 'cart_1', reduced } },
    'GET /store/carts/cart_1': { body: { cart } },
  })
  expect((await gateways.cart.claim('cart_0', {}))?.notices).toEqual([
    { code: 'quantity-reduced', lineId: 'cali_1', text: null, wanted: 5, granted: 2 },
    { code: 'line-removed', lineId: null, text: null, wanted: 1, granted: 0 },
  ])
})
