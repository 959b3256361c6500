// @vitest-environment node
import { siteAt } from '@cairn/core/testing'
import { expect, test } from 'vitest'
import { createMedusaGateways } from './createMedusaGateways.ts'
import { cart, product } from './fixtures.ts'

const URL_OF_MEDUSA = 'https://medusa.example'

type Answers = Readonly<Record<string, { readonly status?: number; readonly body: unknown }>>

const usual: Answers = {
  'GET /store/regions': { body: { regions: [{ id: 'reg_1', countries: [{ iso_2: 'ie' }] }] } },
  'GET /store/products': { body: { products: [product] } },
}

/** Opens the gateways in front of a Medusa that gives these answers by method and path. */
const open = (answers: Answers, token: string | null = null) => {
  const requests: { readonly call: string; readonly url: URL; readonly headers: Headers; readonly body: unknown }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const call = `${request.method} ${url.pathname}`
    const text = await request.text()
    requests.push({ call, url, headers: request.headers, body: text === '' ? null : JSON.parse(text) })
    const { status = 200, body } = { ...usual, ...answers }[call] ?? { status: 404, body: { message: `No ${call}` } }
    return Response.json(body, { status })
  }
  const options = {
    url: URL_OF_MEDUSA,
    publishableKey: 'pk_1',
    site: siteAt('ie/en-ie'),
    fetch,
    getAccessToken: () => token,
  }
  return { gateways: createMedusaGateways(options), requests, calls: () => requests.map(({ call }) => call) }
}

test('a cart begins in the region of the site, and the region is asked for once', async () => {
  const { calls, gateways, requests } = open({ 'POST /store/carts': { body: { cart } } })
  const change = { kind: 'add', key: 'k', variantId: 'variant_1', quantity: 2 } as const
  await gateways.cart.create({ change }, {})
  await gateways.cart.create({ change }, {})
  expect(calls().filter((call) => call === 'GET /store/regions')).toHaveLength(1)
  const sent = requests.find(({ call }) => call === 'POST /store/carts')
  expect(sent?.body).toEqual({ region_id: 'reg_1', items: [{ variant_id: 'variant_1', quantity: 2, metadata: {} }] })
  expect([sent?.headers.get('x-publishable-api-key'), sent?.headers.get('authorization')]).toEqual(['pk_1', null])
})

test('a site whose country is in no region is a CONTRACT error that says so', async () => {
  const { gateways } = open({ 'GET /store/regions': { body: { regions: [] } } })
  await expect(gateways.product.load('x', {})).rejects.toMatchObject({
    code: 'CONTRACT',
    message: 'Medusa has no region with the country IE',
  })
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
  const { gateways, requests } = open({
    [call]: { body: path.startsWith('/line-items') && method === 'DELETE' ? { parent: cart } : { cart } },
  })
  const saved = await gateways.cart.save({ cartId: 'cart_1', revision: null, change }, {})
  expect(saved.id).toBe('cart_1')
  expect(requests[0]).toMatchObject({ call, body })
})

test('properties and data of the team are the metadata of a line', async () => {
  const { gateways, requests } = open({ 'POST /store/carts/cart_1/line-items': { body: { cart } } })
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
  const { gateways, requests } = open({
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
  const { calls, gateways } = open({})
  const save = gateways.cart.save({ cartId: 'cart_1', revision: null, change }, {})
  await expect(save).rejects.toMatchObject({ code: 'REFUSED' })
  expect(calls()).toEqual([])
})

test('changes of a cart wait for each other, and one that fails stops none', async () => {
  const { calls, gateways } = open({
    'DELETE /store/carts/cart_1/line-items/2': { body: { parent: { ...cart, items: [] } } },
  })
  const remove = (lineId: string) =>
    gateways.cart.save({ cartId: 'cart_1', revision: null, change: { kind: 'remove', key: 'k', lineId } }, {})
  const [first, second] = await Promise.allSettled([remove('1'), remove('2')])
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
  expect(calls()).toEqual(['DELETE /store/carts/cart_1/line-items/1', 'DELETE /store/carts/cart_1/line-items/2'])
})

test('a cart that is gone is null, and another failure is an error', async () => {
  expect(await open({}).gateways.cart.load('cart_1', {})).toBeNull()
  const { gateways } = open({ 'GET /store/carts/cart_1': { status: 400, body: { message: 'Not like this' } } })
  await expect(gateways.cart.load('cart_1', {})).rejects.toMatchObject({ code: 'REFUSED', detail: 'Not like this' })
})

test.each([[null], [{}], [{ cart: null }], [{ cart: { ...cart, items: null } }]])(
  'the cart %j is CONTRACT',
  async (body) => {
    const { gateways } = open({ 'GET /store/carts/cart_1': { body } })
    await expect(gateways.cart.load('cart_1', {})).rejects.toMatchObject({ code: 'CONTRACT' })
  },
)

test('what Medusa leaves out is null', async () => {
  const { customer: _, email: __, shipping_address: ___, metadata: ____, ...rest } = cart
  const { gateways } = open({ 'GET /store/carts/cart_1': { body: { cart: { ...rest, items: [] } } } })
  expect(await gateways.cart.load('cart_1', {})).toMatchObject({
    customerId: null,
    email: '',
    country: null,
    note: null,
  })
})

test('an empty cart needs no products', async () => {
  const { calls, gateways } = open({ 'GET /store/carts/cart_1': { body: { cart: { ...cart, items: [] } } } })
  expect((await gateways.cart.load('cart_1', {}))?.lines).toEqual([])
  expect(calls()).toEqual(['GET /store/carts/cart_1'])
})

test('a claim sends the token of the customer, and loads the cart that belongs to them', async () => {
  const answers = {
    'POST /store/customers/me/cart': { body: { cart_id: 'cart_1' } },
    'GET /store/carts/cart_1': { body: { cart: { ...cart, customer: { id: 'cus_1' } } } },
  }
  const { gateways, requests } = open(answers, 'token')
  expect((await gateways.cart.claim('cart_0', {}))?.customerId).toBe('cus_1')
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer token')
  expect(requests[0]?.body).toEqual({ guest_cart_id: 'cart_0' })
  const none = open({ 'POST /store/customers/me/cart': { body: { cart_id: null } } }, 'token')
  expect(await none.gateways.cart.claim(null, {})).toBeNull()
})

test('the account refuses what Medusa would accept or cannot do', async () => {
  const { calls, gateways } = open({})
  const { account } = gateways
  const refusal = { code: 'REFUSED', detail: expect.any(String) }
  await expect(account.updateProfile({ userName: 'new@shop.example' }, {})).rejects.toMatchObject({
    ...refusal,
    problem: 'unsupported',
  })
  await expect(account.updateProfile({ lastName: '  ' }, {})).rejects.toMatchObject(refusal)
  const passwords = { currentPassword: 'a', newPassword: 'long enough', confirmPassword: 'different' }
  await expect(account.changePassword(passwords, {})).rejects.toMatchObject(refusal)
  expect(calls()).toEqual([])
})

test('an address with an account is REFUSED, although Medusa says 401', async () => {
  const body = { message: 'Identity with email already exists' }
  const { gateways } = open({ 'POST /auth/customer/emailpass/register': { status: 401, body } })
  const fields = { userName: 'ada@shop.example', password: 'long enough', firstName: 'Ada', lastName: 'Vale' }
  await expect(gateways.account.signUp(fields, {})).rejects.toMatchObject({ code: 'REFUSED', problem: 'email_taken' })
})

test('a search asks for the prices of what it found, in the order of the hits', async () => {
  const result = {
    hits: [
      { id: 'prod_2', document: {} },
      { id: 'prod_1', document: {} },
    ],
    metadata: { count: 9 },
  }
  const { gateways, requests } = open({
    'POST /store/search': { body: { results: [result] } },
    'GET /store/products': { body: { products: [product, { ...product, id: 'prod_2' }] } },
  })
  const found = await gateways.search.search({ term: 'rain', page: 2, perPage: 4, sort: 'price-asc' }, {})
  expect([found.products.map(({ id }) => id), found.total, found.pages]).toEqual([['prod_2', 'prod_1'], 9, 3])
  expect(requests[0]?.body).toMatchObject({
    entity: 'product',
    filters: { q: 'rain', in_stock: true },
    pagination: { skip: 4, take: 4, order: { price: 'ASC' } },
  })
})

test('a checkout starts on a page of the shop, and its URL does not contain the cart', async () => {
  const { gateways } = open({ 'GET /store/carts/cart_1': { body: { cart } } })
  const request = { cart: { id: 'cart_1', revision: null, items: [] }, key: 'key-1' }
  expect(await gateways.checkout.start(request, {})).toEqual({ kind: 'redirect', url: '/checkout?start=key-1' })
  await expect(open({}).gateways.checkout.start(request, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
