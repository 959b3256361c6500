import { createStore, type StoreConfig } from '@cairn/core'
import type { Cart, CartChange, CartGateway, CartLine } from '@cairn/core/cart'
import { createMemoryPlatform } from '@cairn/core/platform'
import { createFakeGateways } from '@cairn/core/testing'
import { StoreProvider } from '@cairn/react'
import { act, render } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { expect } from 'vitest'
import { ShopContext } from '../app/ShopContext.tsx'
import { findSite } from '../app/sites.ts'
import { loadMessages, MessagesProvider } from '../messages/index.ts'

/** The protocol is fetched at the first sign-in of a file, which takes its time on a busy machine. */
const patient = { timeout: 10_000 }

const CART_ID = 'cart-0123456789abcdef'

/** A line of one jacket with plenty in stock, unless it is told otherwise. */
export const lineOf = (id: string, change: Partial<CartLine> = {}): CartLine => ({
  id,
  kind: 'physical',
  productId: 11,
  variantId: 111,
  sku: id,
  name: 'Trail Jacket',
  slug: 'trail-jacket',
  imageUrl: '/media/trail/spruce/front.svg',
  options: [
    { name: 'Color', value: 'Spruce' },
    { name: 'Size', value: 'M' },
  ],
  quantity: 1,
  listPrice: 12_000,
  salePrice: 12_000,
  extendedPrice: 12_000,
  extendedListPrice: 12_000,
  discountAmount: 0,
  couponAmount: 0,
  isMutable: true,
  needsShipping: true,
  isComingSoon: false,
  isRetired: false,
  itemError: null,
  isTracked: true,
  inventoryLevel: 50,
  ...change,
})

/** Keeps one cart, and what was asked of it. */
const keepCart = (cart: Cart, saved: unknown[], beforeSave: (change: CartChange) => Promise<void>): CartGateway => {
  let kept = cart
  const change = (next: Partial<Cart>): Cart => {
    kept = { ...kept, ...next, version: (kept.version ?? 0) + 1 }
    return kept
  }
  return {
    load: async () => kept,
    create: async () => kept,
    claim: async () => kept,
    release: async () => undefined,
    save: async ({ change: wish }) => {
      await beforeSave(wish)
      saved.push(wish)
      if (wish.kind === 'remove') return change({ lines: kept.lines.filter(({ id }) => id !== wish.lineId) })
      if (wish.kind === 'quantity') {
        const { quantity } = wish
        return change({ lines: kept.lines.map((line) => (line.id === wish.lineId ? { ...line, quantity } : line)) })
      }
      // What it once held is known, and gets another number, as at the store server.
      const known = wish.kind === 'add' ? cart.lines.find(({ variantId }) => variantId === wish.variantId) : undefined
      if (wish.kind !== 'add' || known === undefined) return change({})
      return change({ lines: [...kept.lines, { ...known, id: `${known.id} again`, quantity: wish.quantity }] })
    },
  }
}

export interface ShopGiven {
  /** The prefix of the site; `us/en-us` by default. */
  readonly at?: string
  /** The path of the page below the prefix. */
  readonly path?: string
  /** What lies in the cart; none: the browser has no cart. */
  readonly lines?: readonly CartLine[]
  readonly cart?: Partial<Cart>
  /** What the cart waits for before it takes a change; one that is rejected is refused. */
  readonly beforeSave?: (change: CartChange) => Promise<void>
  readonly isSignedIn?: boolean
  /** Of the window in CSS pixels; 1440 by default. */
  readonly width?: number
  readonly gateways?: StoreConfig['gateways']
  readonly country?: StoreConfig['country']
  /** Whether the back end answers at all; if not, the part is shown as it is before the first answers. */
  readonly isAnswering?: boolean
}

/** A part of the shop, in React's strict mode, over a whole store whose back end lives in memory; resolves when the first answers are there. */
export const openShop = async (content: ReactNode, given: ShopGiven = {}) => {
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
  } = given
  const site = findSite(at)
  if (site === undefined) throw new Error(`There is no site at ${at}`)
  const url = new URL(`https://shop.example/${at}${path}`)
  const platform = createMemoryPlatform({ href: url.href })
  if (lines !== undefined) platform.cookies.set(`bc_cartId_${site.storeSource}`, CART_ID)
  const amount = (lines ?? []).reduce((sum, { extendedPrice }) => sum + extendedPrice, 0)
  const saved: unknown[] = []
  const held: Cart = {
    id: CART_ID,
    version: 1,
    customerId: 0,
    channelId: 1,
    email: '',
    currency: site.currency,
    currencySymbol: site.sign,
    locale: '',
    taxIncluded: true,
    country: null,
    lines: lines ?? [],
    baseAmount: amount,
    discountAmount: 0,
    cartAmount: amount,
    coupons: [],
    createdAt: '',
    updatedAt: '',
    removed: [],
    ...cart,
  }
  const messages = await loadMessages(site.hreflang)
  const store = createStore({
    site: at,
    platform,
    ...(country !== undefined && { country }),
    gateways: {
      ...createFakeGateways({ site: at, country: null }),
      ...(lines !== undefined && { cart: keepCart(held, saved, beforeSave) }),
      ...gateways,
    },
  })
  const facts: string[] = []
  store.on('*', ({ type }) => facts.push(type))
  store.start()
  store.overlay.commands.setWidth(width)
  if (isSignedIn) {
    store.auth.commands.signIn()
    await expect.poll(() => platform.visited.length, patient).toBe(1)
    // As a browser that comes back to the page it kept: the provider is one address away from here.
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
    if (given.isAnswering ?? true) await expect.poll(() => store.cart.getSnapshot().isLoading).toBe(false)
  })
  return {
    container,
    facts,
    messages,
    navigated,
    platform,
    saved,
    store,
    url,
    show: (next: ReactNode) => rerender(inShop(next)),
  }
}
