import { createMemoryPlatform, createStore, defineSite } from '@cairn/core'
import { cart } from '@cairn/core/cart'
import { product } from '@cairn/core/product'
import { search } from '@cairn/core/search'
import { conformanceTable, runConformance } from '@cairn/core/testing'
import { expect, test } from 'vitest'
import { articles } from './articles.ts'
import { createBackEnd } from './backEnd.ts'
import { openWorld } from './conformance.ts'
import { createGateways } from './gateways.ts'

const site = defineSite({ locale: 'de-DE', currency: 'EUR', prefix: '' })

test('keeps the promises of its ports, and names those that it cannot keep', async () => {
  const ports = ['cart', 'product', 'search'] as const
  const results = await runConformance(openWorld(site), { ports })
  expect(results.filter(({ result }) => result === 'failed')).toEqual([])
  const page = conformanceTable('Conformance of the minimal adapter', results)
  await expect(page).toMatchFileSnapshot('../../../docs/adapters/conformance/minimal.md')
})

test('a store shops over it', async () => {
  const gateways = createGateways(createBackEnd(articles), site)
  const platform = createMemoryPlatform({ href: 'https://shop.example/' })
  const store = createStore({ site: '', sites: [site], domains: [cart, search], ports: [product], gateways, platform })
  store.start()
  const page = await store.gateways.product.load('wool-socks', {})
  const [variant] = page?.variants ?? []
  expect(await store.cart.commands.add({ variantId: variant?.id ?? '', quantity: 2 })).toMatchObject({ ok: true })
  expect(store.cart.getSnapshot()).toMatchObject({ count: 2, subtotal: 3980, currencySymbol: '€' })
  const more = await store.cart.commands.add({ variantId: variant?.id ?? '', quantity: 2 })
  expect(more).toMatchObject({ ok: false, error: { code: 'REFUSED', detail: 'Only 3 pieces are left' } })
  expect(store.cart.getSnapshot().count).toBe(2)
  const coupon = await store.cart.commands.change({ kind: 'coupon', code: 'TENTH' })
  expect(coupon).toMatchObject({ ok: false, error: { code: 'REFUSED', problem: 'unsupported' } })
  expect(store.cart.getSnapshot().unsupported).toContain('coupons')
  store.stop()
})

test('a page that is loaded again finds its cart', async () => {
  const gateways = { cart: createGateways(createBackEnd(articles), site).cart }
  const platform = createMemoryPlatform({ href: 'https://shop.example/' })
  const open = () => createStore({ site: '', sites: [site], domains: [cart], gateways, platform })
  const first = open()
  first.start()
  await first.cart.commands.add({ variantId: '1' })
  first.stop()
  const second = open()
  second.start()
  await second.cart.commands.refresh()
  expect(second.cart.getSnapshot().count).toBe(1)
  second.stop()
})
