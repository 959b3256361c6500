import { afterEach, expect, test, vi } from 'vitest'
import { openShop, settled } from './tracking.fixture.ts'

afterEach(() => vi.unstubAllGlobals())

const ofAnalytics = { granted: ['analytics'] } as const

test('opening the drawer reports the cart once, with items, currency and value', {
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

test('opening the drawer of an empty cart reports nothing, even when the cart fills later', {
  meta: { spec: ['4.cart.open-tracks'] },
}, async () => {
  const { store, names } = await openShop({ ...ofAnalytics, lines: [] })
  store.overlay.commands.openCart()
  await settled()
  store.cart.commands.add({ variantId: '111' })
  await settled()
  expect(store.cart.getSnapshot().count).toBe(1)
  expect(names()).toEqual(['add_to_cart'])
})

test('one opening is one event, despite renders and refreshes; the next opening is another event', {
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
])('%s no cart is sent to the data layer', { meta: { spec: ['4.cart.open-tracks-once'] } }, async (_, isDecided) => {
  const { store, dataLayer, names } = await openShop({ isDecided })
  store.overlay.commands.openCart()
  await settled()
  expect([dataLayer, names()]).toEqual([[], []])
})

test('a drawer that opens before the cart is loaded reports the cart once it is loaded', {
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
  // Other store events do not end the wait for the cart.
  store.toasts.commands.show({ code: 'network' })
  expect(names()).toEqual([])
  answer()
  await settled()
  expect(names()).toEqual(['view_cart'])
})

test('a drawer that closes before the cart is loaded reports nothing', async () => {
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

test('opening another panel reports no cart', async () => {
  const { store, names } = await openShop(ofAnalytics)
  store.overlay.commands.openSearch()
  store.overlay.commands.openMenu()
  await settled()
  expect(names()).toEqual([])
})

test('a line that the server adds under another variant is not reported', async () => {
  const { store, names } = await openShop({ ...ofAnalytics, lines: [] })
  store.cart.commands.add({ variantId: '999' })
  await settled()
  expect([store.cart.getSnapshot().count, names()]).toEqual([1, ['view_cart']])
})

test('a removed line is reported once, with its item and its quantity', {
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
