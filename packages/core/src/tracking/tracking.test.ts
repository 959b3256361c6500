import { afterEach, expect, test, vi } from 'vitest'
import { createDeferredStore } from '../deferred/createDeferredStore.ts'
import { jacket, openShop, settled, socks } from './tracking.fixture.ts'

afterEach(() => vi.unstubAllGlobals())

const ofAnalytics = { granted: ['analytics'] } as const

test('opening the drawer tells the cart once, with its items, its currency and what they cost', {
  meta: { spec: ['4.cart.open-tracks'] },
}, async () => {
  const { store, dataLayer } = await openShop(ofAnalytics)
  store.overlay.commands.openCart()
  await settled()
  expect(dataLayer).toEqual([
    { ecommerce: null },
    {
      event: 'view_cart',
      ecommerce: {
        currency: 'EUR',
        // 2 × 149.95 + 3 × 10.10
        value: 330.2,
        items: [
          {
            item_id: '11',
            item_name: 'Jacket',
            item_variant: 'Spruce / M',
            price: 149.95,
            discount: 50.05,
            quantity: 2,
          },
          { item_id: '12', item_name: 'Socks', price: 10.1, quantity: 3 },
        ],
      },
    },
  ])
})

test('opening the drawer of an empty cart tells nothing, also while it fills', {
  meta: { spec: ['4.cart.open-tracks'] },
}, async () => {
  const { store, names } = await openShop({ ...ofAnalytics, lines: [] })
  store.overlay.commands.openCart()
  await settled()
  store.cart.commands.add({ variantId: 111 })
  await settled()
  expect(store.cart.getSnapshot().count).toBe(1)
  expect(names()).toEqual(['add_to_cart'])
})

test('one opening is one event, whatever renders and refreshes meanwhile; the next opening is another', {
  meta: { spec: ['4.cart.open-tracks-once'] },
}, async () => {
  const { store, names } = await openShop(ofAnalytics)
  store.overlay.commands.openCart()
  store.overlay.commands.openCart()
  store.cart.commands.refresh()
  store.cart.commands.setQuantity('jacket', 5)
  await settled()
  expect(store.cart.getSnapshot().isSaving).toBe(true)
  expect(names()).toEqual(['view_cart'])
  store.overlay.commands.closePanel()
  store.overlay.commands.openCart()
  await settled()
  expect(names()).toEqual(['view_cart', 'view_cart'])
})

test.each([
  ['after a refusal', true],
  ['before a choice', false],
])('%s no cart leaves the page', { meta: { spec: ['4.cart.open-tracks-once'] } }, async (_, isDecided) => {
  const { store, dataLayer, names } = await openShop({ isDecided })
  store.overlay.commands.openCart()
  await settled()
  expect([dataLayer, names()]).toEqual([[], []])
})

test('a drawer that opens before the cart is there tells it when it comes', {
  meta: { spec: ['4.cart.open-tracks-once'] },
}, async () => {
  let answer = (): void => undefined
  const load = () =>
    new Promise<void>((resolve) => {
      answer = resolve
    })
  const { store, names } = await openShop({ ...ofAnalytics, load })
  store.overlay.commands.openCart()
  store.overlay.commands.closePanel()
  store.overlay.commands.openCart()
  await settled()
  // Whatever else happens meanwhile does not end the wait.
  store.toasts.commands.show({ code: 'network' })
  expect(names()).toEqual([])
  answer()
  await settled()
  expect(names()).toEqual(['view_cart'])
})

test('a drawer that closes before the cart is there tells nothing', async () => {
  let answer = (): void => undefined
  const load = () =>
    new Promise<void>((resolve) => {
      answer = resolve
    })
  const { store, names } = await openShop({ ...ofAnalytics, load })
  store.overlay.commands.openCart()
  await settled()
  store.overlay.commands.closePanel()
  answer()
  await settled()
  expect([store.cart.getSnapshot().status, names()]).toEqual(['filled', []])
})

test('no other panel is the cart', async () => {
  const { store, names } = await openShop(ofAnalytics)
  store.overlay.commands.openSearch()
  store.overlay.commands.openMenu()
  await settled()
  expect(names()).toEqual([])
})

test('a line that the server adds under another variant is not guessed', async () => {
  const { store, names } = await openShop({ ...ofAnalytics, lines: [] })
  store.cart.commands.add({ variantId: 999 })
  await settled()
  expect([store.cart.getSnapshot().count, names()]).toEqual([1, ['view_cart']])
})

test('a removed line is told once, with its item and its quantity', {
  meta: { spec: ['4.cart.remove-tracked'] },
}, async () => {
  const { store, dataLayer } = await openShop(ofAnalytics)
  store.cart.commands.remove('socks')
  store.cart.commands.remove('socks')
  await settled()
  expect(dataLayer).toEqual([
    { ecommerce: null },
    {
      event: 'remove_from_cart',
      ecommerce: {
        currency: 'EUR',
        value: 30.3,
        items: [{ item_id: '12', item_name: 'Socks', price: 10.1, quantity: 3 }],
      },
    },
  ])
})

test('each action is told once under its name, and a visit reads as it went', {
  meta: { spec: ['7.tracking.events'] },
}, async () => {
  const { store, sent, names } = await openShop({ ...ofAnalytics, isSignedIn: true })
  store.search.commands.open()
  store.search.commands.type('jaket')
  store.search.commands.submit()
  store.search.commands.submit()
  await settled()
  store.overlay.commands.openCart()
  await settled()
  store.overlay.commands.closePanel()
  store.cart.commands.remove('jacket')
  await settled()
  store.wishlist.commands.add({ productId: 12, variantId: 121 })
  await settled()
  store.checkout.commands.start()
  store.checkout.commands.start()
  await settled()
  store.toasts.commands.show({ code: 'network' })
  await settled()
  expect(names()).toEqual(['search', 'view_cart', 'remove_from_cart', 'add_to_wishlist', 'begin_checkout'])
  expect(sent).toMatchObject([
    { term: 'jaket' },
    { items: [{ id: '11' }, { id: '12' }] },
    { items: [{ id: '11', quantity: 2 }] },
    { items: [{ id: '12', category: ['Men', 'Socks'], price: 1010, discount: 490, quantity: 1 }] },
    { currency: 'EUR', items: [{ id: '12', quantity: 3 }] },
  ])
})

test('what is added is told with the pieces that were added, not those in the cart', {
  meta: { spec: ['7.tracking.events'] },
}, async () => {
  const { store, sent } = await openShop(ofAnalytics)
  store.cart.commands.add({ variantId: 121, quantity: 2 })
  await settled()
  // The added line opens the drawer, and its event comes before the drawer's.
  expect(sent).toMatchObject([
    { name: 'add_to_cart', currency: 'EUR', items: [{ id: '12', price: 1010, quantity: 2 }] },
    { name: 'view_cart', items: [{ id: '11' }, { id: '12', quantity: 5 }] },
  ])
})

test('a line that moves is added to the wish list and removed from the cart, each once', async () => {
  const { store, sent } = await openShop({ ...ofAnalytics, isSignedIn: true })
  store.cart.commands.moveToWishlist('jacket')
  await settled()
  expect(sent).toMatchObject([
    { name: 'add_to_wishlist', items: [{ id: '11', variant: 'Spruce' }] },
    { name: 'remove_from_cart', items: [{ id: '11', quantity: 2 }] },
  ])
})

test('a wish without a variant is told as the product it is', async () => {
  const { store, sent } = await openShop({ ...ofAnalytics, isSignedIn: true })
  store.wishlist.commands.add({ productId: 11 })
  store.wishlist.commands.add({ productId: 404 })
  await settled()
  expect(sent).toMatchObject([{ name: 'add_to_wishlist', items: [{ id: '11', name: 'Jacket' }] }])
})

test('a visitor who must sign in for a wish has added nothing yet', async () => {
  const { store, names } = await openShop(ofAnalytics)
  store.wishlist.commands.add({ productId: 12 })
  await settled()
  expect(names()).toEqual([])
})

test('a checkout whose address may not be gone to has not begun', async () => {
  const { store, names } = await openShop({ ...ofAnalytics, returnUrl: 'https://evil.example/' })
  store.checkout.commands.start()
  await settled()
  expect([store.checkout.getSnapshot().status, names()]).toEqual(['idle', []])
})

test('over a store that slept the first press is told, with what it added', async () => {
  const { store, names, sent } = await openShop({ ...ofAnalytics, lines: [socks], create: createDeferredStore })
  store.cart.commands.add({ variantId: jacket.variantId ?? 0, quantity: 1 })
  await settled()
  expect(names()).toEqual(['add_to_cart', 'view_cart'])
  expect(sent).toContainEqual(expect.objectContaining({ name: 'add_to_cart', currency: 'EUR' }))
  store.checkout.commands.start()
  await settled()
  expect(names()).toContain('begin_checkout')
})

test('stopped at the moment of an opening it tells nothing', async () => {
  const { store, tracking, names } = await openShop(ofAnalytics)
  store.overlay.commands.openCart()
  tracking.stop()
  await settled()
  expect(names()).toEqual([])
})

test('it listens no longer once it is stopped', async () => {
  const { store, tracking, tool, names } = await openShop()
  store.overlay.commands.openCart()
  await settled()
  tracking.stop()
  store.overlay.commands.closePanel()
  store.overlay.commands.openCart()
  await settled()
  tool.choose('analytics')
  expect([names(), tracking.getSnapshot().waiting]).toEqual([[], 1])
})
