import { StoreError } from '@cairn/core'
import { createFakeShop } from '@cairn/core/testing'
import { expect, test } from 'vitest'
import { createRemoteGateways } from '../browser/index.ts'
import type { ServedGateways } from '../served.ts'
import { createGatewayRoute } from './route.ts'

const ORIGIN = 'https://shop.example'

const routeTo = (gateways: Partial<ServedGateways>) => {
  const served: ServedGateways = { ...createFakeShop({ site: 'de/de-de' }).open().gateways, ...gateways }
  return createGatewayRoute({ origin: ORIGIN, gatewaysOf: async () => served })
}

const post = (path: string, values: unknown, headers: Readonly<Record<string, string>> = {}): Request =>
  new Request(`${ORIGIN}${path}`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(values),
  })

const load = (answer: () => Promise<never>) => ({ product: { load: answer } })

test.each([
  ['a call of a page of the shop', post('/shop/product.load', ['none']), 200],
  ['a page of another origin', post('/shop/product.load', ['none'], { origin: 'https://evil.example' }), 403],
  ['a form, which cannot send JSON', post('/shop/product.load', ['none'], { 'content-type': 'text/plain' }), 403],
  ['a call that is not listed', post('/shop/search.log', [{}]), 404],
  ['a member of every object', post('/shop/constructor', []), 404],
  ['a member of a gateway', post('/shop/product.constructor', ['none']), 404],
  ['too few values', post('/shop/product.load', []), 400],
  ['too many values', post('/shop/product.load', ['none', { signal: null }]), 400],
  ['a body that is no JSON', new Request(post('/shop/product.load', ['none']), { body: 'x', method: 'POST' }), 400],
  ['a call by GET', new Request(`${ORIGIN}/shop/product.load`), 404],
])('%s is answered with %i', async (_name, request, status) => {
  expect((await routeTo({})(request))?.status).toBe(status)
})

test('a path of another part of the shop is not answered', async () => {
  expect(await routeTo({})(post('/shopping', []))).toBeNull()
})

test('an answer is not stored by a cache between', async () => {
  const response = await routeTo({})(post('/shop/product.load', ['none']))
  expect([response?.headers.get('cache-control'), await response?.json()]).toEqual(['no-store', { value: null }])
})

test('an error keeps its text for the shopper, and nothing else of BigCommerce', async () => {
  const error = new StoreError('REFUSED', 'You can only purchase 2.', {
    status: 422,
    detail: 'You can only purchase 2.',
    problem: 'limit',
    response: { staff: 'secret' },
    path: '/stores/abc/v3/carts',
  })
  const response = await routeTo(load(() => Promise.reject(error)))(post('/shop/product.load', ['a']))
  expect(response?.status).toBe(422)
  expect(await response?.json()).toEqual({ status: 422, detail: 'You can only purchase 2.', code: 'limit' })
})

test.each([
  [new StoreError('UNAUTHORIZED', 'x'), 401],
  // The token of the shop was rejected, which is no fault of the customer.
  [new StoreError('UNAUTHORIZED', 'x', { status: 401 }), 502],
  [new StoreError('CONFLICT', 'x', { status: 409 }), 409],
  [new StoreError('RATE_LIMITED', 'x', { status: 429 }), 429],
  [new TypeError('a mistake of the server'), 500],
])('%s has the status %i', async (error, status) => {
  const response = await routeTo(load(() => Promise.reject(error)))(post('/shop/product.load', ['a']))
  expect(response?.status).toBe(status)
  expect(await response?.text()).not.toContain('mistake')
})

test('the gateways of the browser make every call of the route', async () => {
  const called: string[] = []
  const { account, cart, checkout, product, shipping, wishlist } = createRemoteGateways({
    url: `${ORIGIN}/shop`,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      called.push(`${new URL(request.url).pathname} ${await request.text()}`)
      return Response.json({ value: null })
    },
    headers: () => ({ authorization: 'Bearer a' }),
  })
  await account.profile({})
  await account.order('7', {})
  await cart.claim(null, {})
  await cart.release('c', {})
  await checkout.start({ cart: { id: 'c', revision: null, items: [] }, key: 'k' }, {})
  await product.load('cap', {})
  await shipping.options('AT', {})
  await wishlist.load({})
  expect(called).toEqual([
    '/shop/account.profile []',
    '/shop/account.order ["7"]',
    '/shop/cart.claim [null]',
    '/shop/cart.release ["c"]',
    '/shop/checkout.start [{"cart":{"id":"c","revision":null,"items":[]},"key":"k"}]',
    '/shop/product.load ["cap"]',
    '/shop/shipping.options ["AT"]',
    '/shop/wishlist.load []',
  ])
})
