import { createStore } from '@cairn/core'
import { cart } from '@cairn/core/cart'
import { overlay } from '@cairn/core/overlay'
import type { Platform } from '@cairn/core/platform'

/** Creates a store of the cart and the panels. */
export const createCartStore = (site: string, platform?: Platform) =>
  createStore({ site, platform, domains: [cart, overlay] })

/** Shows the number of pieces in the cart; an add opens the panel of the cart. */
export const showCount = (store: ReturnType<typeof createCartStore>, show: (count: number) => void) =>
  store.cart.subscribe(({ count }) => show(count))
