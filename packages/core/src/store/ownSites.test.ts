import { expect, test } from 'vitest'
import { cart } from '../domains/cart.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { defineSites } from '../shared/defineSite.ts'
import { createStore } from './createStore.ts'
import { openBrowser, settled, storedUser } from './session.fixture.ts'

const sites = defineSites([
  { locale: 'ja-JP', currency: 'JPY', prefix: '' },
  { locale: 'ko-KR', currency: 'KRW', storeSource: 'korea' },
])

test('a shop of two own stores keeps a cart and a session for each, named after the store', async () => {
  const browser = openBrowser({ prefix: '', sites, stored: { 'persist:JP': storedUser({ channel: 1 }) } })
  const { store } = await browser.openPage()
  // The token names channel 1, which belongs to the store EU. This shop does not have that store, so the channel is
  // unknown, and an unknown channel does not end the session.
  expect(store.auth.getSnapshot().isAuthenticated).toBe(true)
  store.cart.commands.add({ variantId: 'gid://shop/Variant/7' })
  await settled()
  const { id, currency, currencySymbol } = store.cart.getSnapshot()
  expect(browser.platform.cookies.get('bc_cartId_JP')).toBe(id)
  expect([currency, currencySymbol]).toEqual(['USD', '$'])
  expect(store.shipping.getSnapshot().isEstimated).toBe(true)
  expect(store.country.getSnapshot()).toMatchObject({ canPickCountry: false })
  const korea = await browser.openPage('kr/ko-kr')
  expect(korea.store.cart.getSnapshot()).toMatchObject({ id: null, currency: 'KRW', currencySymbol: '₩' })
  expect(korea.store.auth.getSnapshot().isAuthenticated).toBe(false)
})

test.each([
  ['korea', undefined],
  ['KR-1', { korea: ['KR-1'] }],
])('the session of the channel %s of another own store ends', async (channel, channels) => {
  const stored = { 'persist:JP': storedUser({ channel }) }
  const browser = openBrowser({ prefix: '', sites, stored, channels })
  const { store } = await browser.openPage()
  expect(store.auth.getSnapshot().isAuthenticated).toBe(false)
})

test('a store without a configuration, without a platform outside a browser, or of an unclear site says what it needs', () => {
  const create = (...values: readonly unknown[]) => Reflect.apply(createStore, null, values)
  const needs = 'A store needs { site, domains }, and outside a browser { platform: createMemoryPlatform() }.'
  expect(() => create()).toThrow(needs)
  expect(() => create({ site: 'de/de-de' })).toThrow(needs)
  expect(() => create({ site: 'de/de-de', domains: [cart] })).toThrow(needs)
  const platform = createMemoryPlatform()
  expect(() => create({ domains: [cart], platform })).toThrow('Unknown site "undefined"')
  expect(() => create({ site: 'kr', sites, domains: [cart], platform })).toThrow('Nearest: "", "kr/ko-kr"')
  const twice = [...sites, ...sites]
  expect(() => create({ site: 'kr/ko-kr', sites: twice, domains: [cart], platform })).toThrow(
    'Two sites have the prefix "kr/ko-kr". Give one of them another "prefix".',
  )
})
