import { expect, test } from 'vitest'
import { NOW, sessionOf } from '../auth/auth.fixture.ts'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import { storedText } from '../effects/userState.fixture.ts'
import { createFullStore } from '../entries/domains.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { settled } from './shop.fixture.ts'

test('a cart that was bought in another tab becomes empty here when the checkout starts, without an error', async () => {
  const platform = createMemoryPlatform({ href: 'https://shop.example/de/de-de/home' })
  platform.cookies.set('bc_cartId_EU', 'cart-0123456789abcdef')
  let isBought = false
  const asked: string[] = []
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
        start: async () => {
          asked.push('start')
          return { kind: 'redirect', url: 'https://shop.example/checkout/1' }
        },
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

test('the checkout of a customer whose cart is gone starts with the cart that the claim brings', async () => {
  const platform = createMemoryPlatform({ href: 'https://shop.example/de/de-de/home', now: () => NOW })
  platform.cookies.set('bc_cartId_EU', 'cart-0123456789abcdef')
  platform.stored.set('persist:EU', storedText(sessionOf()))
  let isGone = false
  const started: string[] = []
  const store = createFullStore({
    site: 'de/de-de',
    platform,
    gateways: {
      cart: {
        load: async (id) => (isGone && id === 'cart-0123456789abcdef' ? null : cartOf([lineOf('a')], { id })),
        create: async () => cartOf([lineOf('a')]),
        save: async () => cartOf([lineOf('a')]),
        claim: async () => cartOf([lineOf('b')], { id: 'cart-of-the-customer' }),
        release: async () => undefined,
      },
      checkout: {
        start: async ({ cart: { id } }) => {
          started.push(id)
          return { kind: 'redirect', url: 'https://shop.example/checkout/1' }
        },
      },
      country: { detect: async () => 'DE' },
      shipping: { options: async () => [] },
      wishlist: { load: async () => [], add: async () => [], remove: async () => [] },
    },
  })
  store.start()
  await expect.poll(() => store.cart.getSnapshot().lines).toHaveLength(1)
  isGone = true
  expect(await store.checkout.commands.start()).toMatchObject({ ok: true })
  expect(started).toEqual(['cart-of-the-customer'])
  store.stop()
})
