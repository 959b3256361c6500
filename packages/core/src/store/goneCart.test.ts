import { expect, test } from 'vitest'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import { createFullStore } from '../entries/domains.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { settled } from './shop.fixture.ts'

test('a cart that was bought in another tab becomes empty here when the checkout starts, without an error', async () => {
  const platform = createMemoryPlatform({ href: 'https://shop.example/de/de-de/home' })
  platform.cookies.set('bc_cartId_EU', 'cart-0123456789abcdef')
  let isBought = false
  const asked: string[] = []
  const ask = (what: string) => async () => {
    asked.push(what)
    return []
  }
  const store = createFullStore({
    site: 'de/de-de',
    platform,
    gateways: {
      cart: {
        load: async (id) => (isBought ? null : cartOf([lineOf('a')], { id })),
        create: async () => cartOf([lineOf('a')]),
        save: async () => cartOf([lineOf('a')]),
        claim: async () => null,
        release: async () => undefined,
      },
      checkout: {
        metafields: ask('note'),
        createMetafield: async () => undefined,
        updateMetafield: async () => undefined,
        start: async () => 'https://shop.example/checkout/1',
      },
      country: { detect: async () => 'DE' },
      shipping: { options: async () => [] },
      wishlist: { load: async () => [], add: async () => [], remove: async () => [] },
    },
  })
  store.start()
  await settled()
  expect(store.cart.getSnapshot().lines).toHaveLength(1)
  isBought = true
  store.checkout.commands.start()
  await settled()
  expect(store.cart.getSnapshot().status).toBe('empty')
  expect(store.checkout.getSnapshot()).toMatchObject({ status: 'idle', isStarting: false, error: null })
  expect([asked, store.toasts.getSnapshot().toasts, platform.visited]).toEqual([[], [], []])
  store.stop()
})
