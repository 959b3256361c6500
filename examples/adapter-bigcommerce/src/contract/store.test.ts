import { createMemoryPlatform, createStore } from '@cairn/core'
import { cart } from '@cairn/core/cart'
import type { ConformanceWorld } from '@cairn/core/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startContractServer } from './contractServer.ts'
import { COUPON } from './rendered.ts'
import { openManagementWorld, openStorefrontWorld } from './world.fixture.ts'

let server: Awaited<ReturnType<typeof startContractServer>>
beforeAll(async () => {
  server = await startContractServer()
})
afterAll(() => server.close())

const worlds: Readonly<Record<string, () => ConformanceWorld>> = {
  'the Management API': () => openManagementWorld(server, {}),
  'the Storefront API': () => openStorefrontWorld(server),
}

/** Opens a store with the cart alone over a new browser. */
const open = ({ shelf, visitor }: ConformanceWorld) => {
  const store = createStore({
    site: 'de/de-de',
    domains: [cart],
    gateways: { cart: visitor().gateways.cart },
    platform: createMemoryPlatform({ href: 'https://shop.example/de/de-de' }),
  })
  store.start()
  return { store, shelf }
}

test.each(Object.entries(worlds))('a store shops over %s', async (_name, world) => {
  const { store, shelf } = open(world())
  const { commands, getSnapshot } = store.cart
  expect(await commands.add({ variantId: shelf.plenty.variantId, quantity: 2 })).toMatchObject({ ok: true })
  expect(getSnapshot()).toMatchObject({ count: 2, subtotal: 49_990, unsupported: expect.arrayContaining(['country']) })
  expect(await commands.change({ kind: 'coupon', code: COUPON })).toMatchObject({ ok: true })
  expect(getSnapshot()).toMatchObject({ subtotal: 44_991, coupons: [{ code: COUPON }] })
  expect(await commands.add({ variantId: shelf.soldOut?.variantId ?? '' })).toMatchObject({
    ok: false,
    error: { code: 'REFUSED', detail: 'Col Cap is out of stock.' },
  })
  const custom = await commands.change({ kind: 'custom', name: 'gift', value: true })
  expect(custom).toMatchObject({ ok: false, error: { code: 'REFUSED', problem: 'unsupported' } })
  store.stop()
})

test.each(Object.entries(worlds))(
  'over %s, the cart that is gone with its last line is followed by another one',
  async (_name, world) => {
    const { store, shelf } = open(world())
    const { commands, getSnapshot } = store.cart
    await commands.add({ variantId: shelf.plenty.variantId })
    const first = getSnapshot()
    expect(await commands.remove(first.lines[0]?.id ?? '')).toMatchObject({ ok: true })
    expect(getSnapshot()).toMatchObject({ status: 'empty', count: 0, subtotal: 0 })
    expect(await commands.add({ variantId: shelf.other.variantId })).toMatchObject({ ok: true })
    expect(getSnapshot()).toMatchObject({ status: 'filled', count: 1 })
    expect(getSnapshot().id).not.toBe(first.id)
    store.stop()
  },
)
