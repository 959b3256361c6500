import { expect, test } from 'vitest'
import { StoreError } from '../shared/errors.ts'
import { openShop, settled } from '../store/shop.fixture.ts'

test('the cart opens with the new line after an add, not before', {
  meta: { spec: ['2.cart.opens-after-add'] },
}, async () => {
  const { store, cart } = await openShop()
  store.cart.commands.add({ variantId: '777' })
  expect(store.overlay.getSnapshot().cartModal).toBe(false)
  await settled()
  expect(store.overlay.getSnapshot().cartModal).toBe(true)
  expect(cart().lines.at(-1)).toMatchObject({ name: 'Added', variantId: '777' })
})

test('a failed add opens nothing', { meta: { spec: ['2.cart.opens-after-add'] } }, async () => {
  const { store, toasts } = await openShop({
    refuse: () => {
      throw new StoreError('REFUSED', 'Sold out', { status: 422, detail: 'Sold out' })
    },
  })
  store.cart.commands.add({ variantId: '777' })
  await settled()
  expect(store.overlay.getSnapshot().panel).toBe('none')
  expect(toasts()).toMatchObject([{ detail: 'Sold out' }])
})

test('opening the drawer with items checks them for retired products, and shows the old lines meanwhile', {
  meta: { spec: ['4.cart.open-checks'] },
}, async () => {
  const { store, cart, loads, retireFirst } = await openShop()
  retireFirst()
  const before = loads()
  store.overlay.commands.openCart()
  expect(cart()).toMatchObject({ isLoading: true, lines: [{ unavailable: null }, { unavailable: null }] })
  await settled()
  expect(cart()).toMatchObject({ blockers: ['retired'], lines: [{ unavailable: 'retired' }, { unavailable: null }] })
  expect(loads()).toBe(before + 1)
})

test('each opening checks the items once; opening an open drawer does not', async () => {
  const { store, loads } = await openShop()
  const { openCart, closePanel } = store.overlay.commands
  const before = loads()
  openCart()
  openCart()
  await settled()
  openCart()
  await settled()
  expect(loads()).toBe(before + 1)
  closePanel()
  openCart()
  closePanel()
  openCart()
  await settled()
  expect(loads()).toBe(before + 2)
})

test('opening the drawer loads nothing while the cart is empty or already loading', async () => {
  const empty = await openShop({ lines: [] })
  const emptyLoads = empty.loads()
  empty.store.overlay.commands.openCart()
  await settled()
  expect(empty.loads()).toBe(emptyLoads)
  const filled = await openShop()
  const before = filled.loads()
  filled.store.cart.commands.remove('socks')
  filled.store.overlay.commands.openCart()
  await settled()
  expect(filled.loads()).toBe(before)
})

test('opening the drawer after an add does not load the cart again', async () => {
  const { store, calls, loads } = await openShop()
  const before = loads()
  store.cart.commands.add({ variantId: '777' })
  await settled()
  expect(store.overlay.getSnapshot().cartModal).toBe(true)
  expect([calls, loads()]).toEqual([['cart add'], before])
})
