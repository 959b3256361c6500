import { expect, test } from 'vitest'
import { cart } from '../domains/cart.ts'
import { search } from '../domains/search.ts'
import { createFullStore } from '../entries/domains.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { card } from '../search/search.fixture.ts'
import { createStore } from '../store/createStore.ts'
import { openShop, settled } from '../store/shop.fixture.ts'
import { dehydrate } from './dehydrate.ts'
import { cacheControl, isPrivate, toScriptText } from './page.ts'
import { openRenderedShop, PERSONAL } from './renderedShop.fixture.ts'

test('the payload of a signed-in customer contains no token and no personal data', async () => {
  const { store, session } = await openRenderedShop()
  const views = JSON.stringify([
    store.auth.getSnapshot(),
    store.cart.getSnapshot(),
    store.account.getSnapshot(),
    store.membership.getSnapshot(),
  ])
  // The store knows all of them, so that their absence from the payload proves something.
  for (const value of Object.values(PERSONAL)) expect(views).toContain(value)
  expect(store.wishlist.getSnapshot().items).toHaveLength(1)
  const payload = dehydrate(store)
  const text = JSON.stringify(payload)
  for (const value of Object.values(PERSONAL)) expect(text).not.toContain(value)
  for (const part of session?.accessToken.split('.') ?? ['']) expect(text).not.toContain(part)
  expect(Object.keys(payload.private)).toEqual(['cart', 'country', 'membership', 'search', 'shipping'])
  expect(payload.public).toEqual({})
  expect(JSON.parse(text)).toEqual(payload)
})

test('the page of a customer is not stored in any cache', async () => {
  const payload = dehydrate((await openRenderedShop()).store)
  expect([isPrivate(payload), cacheControl(payload)]).toEqual([true, 'private, no-store'])
})

test('the page of a visitor without a cookie may be stored in a shared cache', async () => {
  const platform = createMemoryPlatform({ href: 'https://shop.example/de/de-de/home' })
  const gateway = {
    search: async () => Promise.reject(new Error('Not in this test')),
    suggest: async () => Promise.reject(new Error('Not in this test')),
    popular: async () => ['fleece'],
    recommend: async () => [card('7')],
    log: () => undefined,
  }
  const store = createStore({ site: 'de/de-de', domains: [cart, search], platform, gateways: { search: gateway } })
  store.start()
  store.search.commands.open()
  expect(await store.cart.commands.refresh()).toEqual({ ok: true, value: null })
  await settled()
  const payload = dehydrate(store)
  expect(payload.private).toEqual({})
  expect(payload.public).toMatchObject({ search: { popular: ['fleece'], isOpen: true } })
  expect(cacheControl(payload)).toBe('public, s-maxage=60, stale-while-revalidate=300')
  expect(cacheControl(payload, 'public, s-maxage=5')).toBe('public, s-maxage=5')
})

test('a shop of all domains sends nothing private about a visitor without a cookie', async () => {
  const shop = await openShop({
    lines: [],
    gateways: { country: { detect: async () => null } },
    cookies: { bc_cartId: '', bc_cartId_EU: '' },
  })
  expect(dehydrate(shop.store)).toEqual({ site: 'de/de-de', private: {}, public: {} })
})

test('a store that has not started sends nothing', () => {
  const store = createFullStore({ site: 'de/de-de', platform: createMemoryPlatform() })
  expect(dehydrate(store)).toEqual({ site: 'de/de-de', private: {}, public: {} })
})

test('no text can end the script element of the payload', () => {
  const payload = { site: 'de/de-de', private: { cart: '</script><!--<script>\u2028\u2029' }, public: {} }
  const text = toScriptText(payload)
  expect(text).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(payload)
})
