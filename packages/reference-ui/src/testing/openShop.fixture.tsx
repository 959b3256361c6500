import type { Cart, CartChange, CartGateway, CartLine } from '@cairn/core/cart'
import { createFullStore, type FullConfig } from '@cairn/core/domains'
import { createMemoryPlatform } from '@cairn/core/platform'
import { createCart, createCartLine, createFakeGateways } from '@cairn/core/testing'
import { StoreProvider } from '@cairn/react'
import { act, render } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { expect } from 'vitest'
import { ShopContext } from '../app/shop/ShopContext.tsx'
import { findSite } from '../app/shop/sites.ts'
import { loadMessages, MessagesProvider } from '../messages/index.ts'

/**
 * Longer timeout for a sign-in. The first sign-in of a test file imports the code of the sign-in protocol, which takes
 * time on a busy machine.
 */
const patient = { timeout: 10_000 }

const CART_ID = 'cart-0123456789abcdef'

/** Returns a cart line with one jacket, which has plenty of stock. `change` overrides single fields. */
export const lineOf = (id: string, change: Partial<CartLine> = {}): CartLine =>
  createCartLine({
    id,
    productId: '11',
    variantId: '111',
    sku: id,
    name: 'Trail Jacket',
    slug: 'trail-jacket',
    imageUrl: '/media/trail/spruce/front.svg',
    options: [
      { name: 'Color', value: 'Spruce' },
      { name: 'Size', value: 'M' },
    ],
    listPrice: 12_000,
    salePrice: 12_000,
    extendedPrice: 12_000,
    extendedListPrice: 12_000,
    inventoryLevel: 50,
    ...change,
  })

/** Returns a cart gateway that holds one cart in memory and records the saved changes. */
const createCartGateway = (
  cart: Cart,
  saved: unknown[],
  beforeSave: (change: CartChange) => Promise<void>,
): CartGateway => {
  let current = cart
  const change = (next: Partial<Cart>): Cart => {
    current = { ...current, ...next, revision: `${Number(current.revision) + 1}` }
    return current
  }
  return {
    load: async () => current,
    create: async () => current,
    claim: async () => current,
    release: async () => undefined,
    save: async ({ change: cartChange }) => {
      await beforeSave(cartChange)
      saved.push(cartChange)
      if (cartChange.kind === 'remove')
        return change({ lines: current.lines.filter(({ id }) => id !== cartChange.lineId) })
      if (cartChange.kind === 'quantity') {
        const { quantity } = cartChange
        return change({
          lines: current.lines.map((line) => (line.id === cartChange.lineId ? { ...line, quantity } : line)),
        })
      }
      // Adding a product of the initial cart again creates a line with a new id, as in the store server.
      const known =
        cartChange.kind === 'add' ? cart.lines.find(({ variantId }) => variantId === cartChange.variantId) : undefined
      if (cartChange.kind !== 'add' || known === undefined) return change({})
      return change({ lines: [...current.lines, { ...known, id: `${known.id} again`, quantity: cartChange.quantity }] })
    },
  }
}

export interface ShopOverrides {
  /** Prefix of the site. Default `us/en-us`. */
  readonly at?: string
  /** Path of the page below the prefix. Default `/home`. */
  readonly path?: string
  /** Lines of the initial cart; omitted if the browser has no cart. */
  readonly lines?: readonly CartLine[]
  readonly cart?: Partial<Cart>
  /** The gateway awaits this before it saves a change. A rejection fails the save. */
  readonly beforeSave?: (change: CartChange) => Promise<void>
  readonly isSignedIn?: boolean
  /** Width of the viewport in CSS pixels. Default 1440. */
  readonly width?: number
  readonly gateways?: FullConfig['gateways']
  readonly country?: FullConfig['country']
  /** Whether the back end responds. If false, the content renders as it is before the first response. */
  readonly isReachable?: boolean
}

/**
 * Renders content in React's strict mode with a complete store and an in-memory back end. Resolves when the first
 * responses have arrived.
 */
export const openShop = async (content: ReactNode, overrides: ShopOverrides = {}) => {
  const {
    at = 'us/en-us',
    path = '/home',
    lines,
    cart = {},
    beforeSave = async () => undefined,
    isSignedIn = false,
    width = 1440,
    gateways = {},
    country,
  } = overrides
  const site = findSite(at)
  if (site === undefined) throw new Error(`There is no site at ${at}`)
  const url = new URL(`https://shop.example/${at}${path}`)
  const platform = createMemoryPlatform({ href: url.href })
  if (lines !== undefined) platform.cookies.set(`bc_cartId_${site.storeSource}`, CART_ID)
  const saved: unknown[] = []
  const initialCart = createCart({
    id: CART_ID,
    currency: site.currency,
    currencySymbol: site.sign,
    lines: lines ?? [],
    ...cart,
  })
  const messages = await loadMessages(site.hreflang)
  const store = createFullStore({
    site: at,
    platform,
    ...(country !== undefined && { country }),
    gateways: {
      ...createFakeGateways({ site: at, country: null }),
      ...(lines !== undefined && { cart: createCartGateway(initialCart, saved, beforeSave) }),
      ...gateways,
    },
  })
  const events: string[] = []
  store.on('*', ({ type }) => events.push(type))
  store.start()
  store.overlay.commands.setWidth(width)
  if (isSignedIn) {
    store.auth.commands.signIn()
    await expect.poll(() => platform.visited.length, patient).toBe(1)
    // Simulate the return from the identity provider, which has a different origin: the browser restores this page from
    // the back/forward cache.
    platform.comeBack()
    await store.auth.commands.complete(platform.visited.pop() ?? '')
    await expect.poll(() => store.auth.getSnapshot().isAuthenticated, patient).toBe(true)
    platform.visited.length = 0
  }
  const navigated: string[] = []
  const shop = { site, url, isNavigating: false, navigate: (target: string) => void navigated.push(target) }
  const inShop = (children: ReactNode) => (
    <StrictMode>
      <StoreProvider store={store}>
        <ShopContext value={shop}>
          <MessagesProvider messages={messages}>{children}</MessagesProvider>
        </ShopContext>
      </StoreProvider>
    </StrictMode>
  )
  const { container, rerender } = render(inShop(content))
  await act(async () => {
    await expect.poll(() => store.auth.getSnapshot().status).toBe(isSignedIn ? 'authenticated' : 'anonymous')
    if (overrides.isReachable ?? true) await expect.poll(() => store.cart.getSnapshot().isLoading).toBe(false)
  })
  return {
    container,
    events,
    messages,
    navigated,
    platform,
    saved,
    store,
    url,
    show: (next: ReactNode) => rerender(inShop(next)),
  }
}
