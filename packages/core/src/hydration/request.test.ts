import { expect, test, vi } from 'vitest'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import type { Cart, CartGateway } from '../cart/cart.types.ts'
import { cart } from '../domains/cart.ts'
import { createRequestPlatform } from '../platform/request.ts'
import { StoreError } from '../shared/errors.ts'
import { createStore } from '../store/createStore.ts'
import { dehydrate } from './dehydrate.ts'
import { cacheControl } from './page.ts'

const refused = async () => {
  throw new StoreError('REFUSED', 'A server only reads')
}

/** Renders a page for a visitor with these cookies, as docs/server-rendering.md describes. */
const serve = async (cookie: string, load: (id: string) => Promise<Cart | null>) => {
  const gateway: CartGateway = {
    load: vi.fn(load),
    create: vi.fn(refused),
    save: vi.fn(refused),
    claim: vi.fn(refused),
    release: vi.fn(refused),
  }
  const headers = new Headers()
  const request = new Request('https://shop.example/de/de-de', { headers: { cookie } })
  const platform = createRequestPlatform(request, headers)
  const store = createStore({ site: 'de/de-de', domains: [cart], platform, gateways: { cart: gateway } })
  const loading = store.cart.commands.refresh()
  store.start()
  const outcome = await loading
  const payload = dehydrate(store)
  store.stop()
  return { gateway, headers, outcome, payload }
}

test('the cart of the cookie is loaded with one request, and only read', async () => {
  const { gateway, payload } = await serve('bc_cartId_EU=cart-7', async (id) =>
    cartOf([lineOf('jacket', { quantity: 2 })], { id, currency: 'EUR' }),
  )
  expect(gateway.load).toHaveBeenCalledOnce()
  for (const call of ['create', 'save', 'claim', 'release'] as const) expect(gateway[call]).not.toHaveBeenCalled()
  expect(payload.private).toMatchObject({ cart: { id: 'cart-7', lines: [{ id: 'jacket', quantity: 2 }] } })
  expect(cacheControl(payload)).toBe('private, no-store')
})

test('without a cookie nothing is requested, nothing is set, and the page is public', async () => {
  const { gateway, headers, outcome, payload } = await serve('', refused)
  expect([outcome, payload.private, [...headers]]).toEqual([{ ok: true, value: null }, {}, []])
  expect(gateway.load).not.toHaveBeenCalled()
  expect(cacheControl(payload)).toMatch(/^public,/)
})

test('a server that does not answer leaves the cart to the browser', async () => {
  const { outcome, payload } = await serve('bc_cartId_EU=cart-7', async () => {
    throw new StoreError('NETWORK', 'No answer')
  })
  expect([outcome.ok, payload.private]).toEqual([false, {}])
})

test('the cookie of a cart that is gone is removed, and the response is not stored', async () => {
  const { headers, payload } = await serve('bc_cartId_EU=cart-7', async () => null)
  expect(payload.private).toEqual({})
  expect(headers.getSetCookie()).toContain('bc_cartId_EU=; Path=/; SameSite=Lax; Max-Age=0; Secure')
  expect(headers.get('cache-control')).toBe('private, no-store')
})
