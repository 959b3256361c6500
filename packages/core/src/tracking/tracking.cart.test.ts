import { afterEach, expect, test, vi } from 'vitest'
import { created, createFullLazyStore } from '../lazy/fullLazyStore.fixture.ts'
import { jacket, openShop, settled, socks } from './tracking.fixture.ts'

afterEach(() => vi.unstubAllGlobals())

const ofAnalytics = { granted: ['analytics'] } as const

test('each action is reported once under its name, in the order of the visit', {
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
  store.wishlist.commands.add({ productId: '12', variantId: '121' })
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

test('an added line is reported with the added quantity, not with that of the cart', {
  meta: { spec: ['7.tracking.events'] },
}, async () => {
  const { store, sent } = await openShop(ofAnalytics)
  store.cart.commands.add({ variantId: '121', quantity: 2 })
  await settled()
  // The added line opens the drawer, so add_to_cart comes before view_cart.
  expect(sent).toMatchObject([
    { name: 'add_to_cart', currency: 'EUR', items: [{ id: '12', price: 1010, quantity: 2 }] },
    { name: 'view_cart', items: [{ id: '11' }, { id: '12', quantity: 5 }] },
  ])
})

test('a higher quantity is reported as added, a lower one as removed, each with the difference only', {
  meta: { spec: ['7.tracking.events'] },
}, async () => {
  const { store, sent, leavePage } = await openShop(ofAnalytics)
  for (const quantity of [5, 1, 1]) {
    store.cart.commands.setQuantity('jacket', quantity)
    leavePage()
    await settled()
  }
  expect(sent).toMatchObject([
    { name: 'add_to_cart', currency: 'EUR', items: [{ id: '11', variant: 'Spruce / M', price: 14_995, quantity: 3 }] },
    { name: 'remove_from_cart', currency: 'EUR', items: [{ id: '11', quantity: 4 }] },
  ])
})

test('a line that moves to the wish list is reported as added there and removed from the cart, each once', async () => {
  const { store, sent } = await openShop({ ...ofAnalytics, isSignedIn: true })
  store.cart.commands.moveToWishlist('jacket')
  await settled()
  expect(sent).toMatchObject([
    { name: 'add_to_wishlist', items: [{ id: '11', variant: 'Spruce' }] },
    { name: 'remove_from_cart', items: [{ id: '11', quantity: 2 }] },
  ])
})

test('a wish-list item without a variant is reported as its product', async () => {
  const { store, sent } = await openShop({ ...ofAnalytics, isSignedIn: true })
  store.wishlist.commands.add({ productId: '11' })
  store.wishlist.commands.add({ productId: '404' })
  await settled()
  expect(sent).toMatchObject([{ name: 'add_to_wishlist', items: [{ id: '11', name: 'Jacket' }] }])
})

test('a guest who must sign in first has added no wish-list item yet', async () => {
  const { store, names } = await openShop(ofAnalytics)
  store.wishlist.commands.add({ productId: '12' })
  await settled()
  expect(names()).toEqual([])
})

test('a checkout with an unsafe address is not reported', async () => {
  const { store, names } = await openShop({ ...ofAnalytics, returnUrl: 'https://evil.example/' })
  store.checkout.commands.start()
  await settled()
  expect([store.checkout.getSnapshot().status, names()]).toEqual(['idle', []])
})

test('with a lazy store the first add to the cart is reported, with its items', async () => {
  const { store, names, sent } = await openShop({ ...ofAnalytics, lines: [socks], create: createFullLazyStore })
  store.cart.commands.add({ variantId: jacket.variantId ?? '0', quantity: 1 })
  await created()
  await settled()
  expect(names()).toEqual(['add_to_cart', 'view_cart'])
  expect(sent).toContainEqual(expect.objectContaining({ name: 'add_to_cart', currency: 'EUR' }))
  store.checkout.commands.start()
  await settled()
  expect(names()).toContain('begin_checkout')
})

test('a stop right after the drawer opens reports nothing', async () => {
  const { store, tracking, names } = await openShop(ofAnalytics)
  store.overlay.commands.openCart()
  tracking.stop()
  await settled()
  expect(names()).toEqual([])
})

test('after a stop nothing is reported', async () => {
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
