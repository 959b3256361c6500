import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeStore, startFakeStore } from './testing/fakeStore.ts'
import { type OpenStorefront, openStorefront } from './testing/openStorefront.ts'

let store: FakeStore
let shop: OpenStorefront

beforeEach(async () => {
  store = await startFakeStore()
  shop = await openStorefront(store.url)
})
afterEach(() => Promise.all([shop.close(), store.close()]))

it('tells the store server where the visitor came in, and believes no one who says so', async () => {
  const response = await shop.get('/api/echo', { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '1.2.3.4' })
  const { headers } = await response.json()
  expect(headers).toMatchObject({
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '127.0.0.1',
  })
})

it('passes body, cookies and redirects on as they are', async () => {
  const posted = await fetch(`${shop.url}/api/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'bc_cartId=1' },
    body: '{"quantity": 2}',
  })
  expect(await posted.json()).toMatchObject({
    method: 'POST',
    body: { quantity: 2 },
    headers: { cookie: 'bc_cartId=1' },
  })
  const redirected = await shop.get('/as/leave')
  expect([redirected.status, redirected.headers.get('location')]).toEqual([303, '/interaction/1'])
  expect(redirected.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/'])
})

it('says in the form that was asked for that the store server is away, and recovers by itself', async () => {
  const port = Number(new URL(store.url).port)
  await store.close()
  const api = await shop.get('/api/echo', { accept: 'text/html' })
  expect([api.status, api.headers.get('content-type')]).toEqual([503, 'application/problem+json; charset=utf-8'])
  expect(await api.json()).toMatchObject({ status: 503, code: 'store_unreachable' })
  const page = await shop.get('/checkout/1', { accept: 'text/html' })
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await page.text()).toContain('<h1>We will be right back</h1>')
  const product = await shop.get('/us/en-us/trail-jacket')
  expect([product.status, product.headers.get('retry-after')]).toEqual([503, '5'])

  store = await startFakeStore(port)
  expect((await shop.get('/api/echo')).status).toBe(200)
  expect((await shop.get('/us/en-us/trail-jacket')).status).toBe(200)
})

it('asks only once for what the store server refuses', async () => {
  const response = await shop.get('/api/busy')
  expect(response.status).toBe(503)
  expect(store.busyAsked).toBe(1)
})
