import { expect, test } from 'vitest'
import { cart } from '../domains/cart.ts'
import { overlay } from '../domains/overlay.ts'
import { product } from '../domains/product.ts'
import { search } from '../domains/search.ts'
import { defineSites } from '../shared/defineSite.ts'
import { createTestStore } from './createTestStore.ts'

test('a test store has the listed domains and ports over a shop in memory', async () => {
  const { store, platform } = createTestStore({ domains: [cart, overlay], ports: [product] })
  expect(Object.keys(store).toSorted()).toEqual(['cart', 'gateways', 'on', 'overlay', 'site', 'start', 'stop'])
  expect(Object.keys(store.gateways).toSorted()).toEqual(['cart', 'overlay', 'product'])
  store.start()
  store.cart.commands.add({ variantId: '201' })
  await expect.poll(() => store.cart.getSnapshot().count).toBe(1)
  await expect.poll(() => platform.jar.has('bc_cartId_EU')).toBe(true)
})

test('a second store over the same platform and gateways is the next visit', async () => {
  const first = createTestStore({ domains: [cart] })
  first.store.start()
  first.store.cart.commands.add({ variantId: '201' })
  await expect.poll(() => first.platform.jar.has('bc_cartId_EU')).toBe(true)
  first.store.stop()
  const gateways = { cart: first.store.gateways.cart }
  const { store } = createTestStore({ domains: [cart], platform: first.platform, gateways })
  store.start()
  await expect.poll(() => store.cart.getSnapshot().count).toBe(1)
})

test('a store of an own site has its shop in memory, in the currency of the site', async () => {
  const sites = defineSites([{ locale: 'ja-JP', currency: 'JPY', prefix: '' }])
  const { store, platform } = createTestStore({ site: '', sites, domains: [cart] })
  store.start()
  store.cart.commands.add({ variantId: '201' })
  await expect.poll(() => store.cart.getSnapshot().lines.length).toBe(1)
  expect(store.cart.getSnapshot()).toMatchObject({ currency: 'JPY', currencySymbol: '￥', taxIncluded: true })
  expect(await store.cart.commands.setCountry('JP')).toMatchObject({ ok: true })
  expect(await store.cart.commands.setCountry('KR')).toMatchObject({ ok: false, error: { code: 'REFUSED' } })
  await expect.poll(() => platform.jar.has('bc_cartId_JP')).toBe(true)
  expect(platform.navigation.href()).toBe('https://shop.example/home')
})

test('site, gateways and the data of the shop can be replaced', async () => {
  const { store } = createTestStore({
    site: 'us/en-us',
    domains: [search],
    shop: { products: [] },
  })
  expect(store.site.currency).toBe('USD')
  await expect(store.gateways.search.search({ term: 'fleece' }, {})).resolves.toMatchObject({ total: 0 })
})
