import type { Cart, CartGateway } from '@cairn/core/cart'
import type { AllPorts } from '@cairn/core/domains'
import { createLazyStore } from '@cairn/core/lazy'
import { allLazyDomains } from '@cairn/core/lazy/domains'
import { createMemoryPlatform } from '@cairn/core/platform'
import { createCart, createCartLine, createFakeGateways } from '@cairn/core/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const CART_ID = 'cart-0123456789abcdef'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Opens the shop with a cart on the server, and counts its loads. */
const open = async (lines: Cart['lines'] = [createCartLine({ id: 'a' })]) => {
  const platform = createMemoryPlatform({ href: 'https://shop.example/de/de-de/checkout-cart' })
  platform.cookies.set('bc_cartId_EU', CART_ID)
  const cart = createCart({ id: CART_ID, lines })
  const load = vi.fn<CartGateway['load']>(async () => cart)
  const fakes = createFakeGateways({ site: 'de/de-de', country: null })
  const store = createLazyStore<typeof allLazyDomains, AllPorts>({
    site: 'de/de-de',
    domains: allLazyDomains,
    load: () => import('./machines.ts'),
    platform,
    gateways: { ...fakes, cart: { ...fakes.cart, load } },
  })
  store.start()
  await vi.waitFor(() => expect(store.cart.getSnapshot()).toMatchObject({ id: CART_ID, isLoading: false }))
  load.mockClear()
  const comeBack = async () => {
    platform.becomeHidden()
    platform.becomeVisible()
    // The browser sends the focus of the window too.
    platform.becomeVisible()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { store, platform, load, comeBack }
}

test('a cart whose order was placed in another tab is empty after the return', async () => {
  const { store, load, comeBack } = await open()
  load.mockResolvedValue(null)
  await comeBack()
  expect(store.cart.getSnapshot()).toMatchObject({ status: 'empty', count: 0 })
  expect(load).toHaveBeenCalledTimes(1)
  expect(store.toasts.getSnapshot().toasts).toEqual([])
})

test('an error of the refresh is not shown, and the cart stays', async () => {
  const { store, load, comeBack } = await open()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await comeBack()
  expect(store.cart.getSnapshot().count).toBe(1)
  expect(store.toasts.getSnapshot().toasts).toEqual([])
})

test('several returns within 30 s cause one request at once and one at the end of the pause', async () => {
  const { load, comeBack } = await open()
  for (let returns = 0; returns < 3; returns += 1) {
    await comeBack()
    await vi.advanceTimersByTimeAsync(5000)
  }
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('a hidden tab and a stopped store send no request', async () => {
  const { store, platform, load, comeBack } = await open()
  platform.becomeHidden()
  await comeBack()
  await comeBack()
  platform.becomeHidden()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  store.stop()
  await comeBack()
  expect(load).toHaveBeenCalledTimes(1)
})

test('an empty cart is not requested', async () => {
  const { load, comeBack } = await open([])
  await comeBack()
  expect(load).not.toHaveBeenCalled()
})

test('a cart with an unsaved quantity is not requested', async () => {
  const { store, platform, load } = await open()
  void store.cart.commands.setQuantity('a', 2)
  expect(store.cart.getSnapshot().isSaving).toBe(true)
  platform.becomeVisible()
  await vi.advanceTimersByTimeAsync(100)
  expect(load).not.toHaveBeenCalled()
})
