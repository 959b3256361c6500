import { createStore } from '@cairn/core'
import { cart } from '@cairn/core/cart'
import { overlay } from '@cairn/core/overlay'
import type { Platform } from '@cairn/core/platform'

/** Creates a store with only two domains: `cart`, and `overlay` for the panels. */
export const createCartStore = (site: string, platform?: Platform) =>
  createStore({ site, platform, domains: [cart, overlay] })

/** Calls `show` with the number of pieces in the cart after each change. */
export const showCount = (store: ReturnType<typeof createCartStore>, show: (count: number) => void) =>
  store.cart.subscribe(({ count }) => show(count))
