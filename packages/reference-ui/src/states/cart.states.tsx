import { type Gateways, StoreError } from '@cairn/core'
import type { CartGateway } from '@cairn/core/cart'
import { Toasts } from '../app/Toasts.tsx'
import CartDrawer from '../cart/CartDrawer.tsx'
import { isThere, never, press } from './acting.ts'
import { lineOf, linesOf, wishOf } from './lines.ts'
import { cartOf, keepCart } from './openStage.ts'
import { pageView } from './pageView.tsx'
import type { Part, PartState, Stage } from './states.types.ts'

type CartState = Omit<PartState, 'view'>

/** The cart of these givens, whose gateway answers differently. */
const withCart =
  (given: NonNullable<PartState['given']>, change: Partial<CartGateway>): NonNullable<PartState['given']> =>
  (data, site) => {
    const known = given(data, site)
    const cart = { ...keepCart(cartOf(site, known)), ...change }
    return { ...known, gateways: { ...known.gateways, cart } }
  }

const down = async (): Promise<never> => {
  throw new StoreError('NETWORK', 'Nothing answers')
}
const broken = async (): Promise<never> => {
  throw new StoreError('SERVER', 'Internal Server Error', {
    status: 500,
    detail: 'Der Warenkorb ist gerade nicht erreichbar.',
  })
}

const one: NonNullable<PartState['given']> = (data) => ({ lines: linesOf(data, 1) })
const two: NonNullable<PartState['given']> = (data) => ({ lines: linesOf(data, 2) })
const lineWith =
  (change: Parameters<typeof lineOf>[2]): NonNullable<PartState['given']> =>
  (data) => ({ lines: [lineOf(data, 0, change), lineOf(data, 1)] })
const onlyLineWith =
  (change: Parameters<typeof lineOf>[2]): NonNullable<PartState['given']> =>
  (data) => ({ lines: [lineOf(data, 0, change)] })

const bin = 'li [class*="actions"] > button:last-child'
const wayBack = 'li[class*="removed"] button'

const setQuantity =
  (quantity: number) =>
  ({ store }: Stage): void =>
    store.cart.commands.setQuantity('line-0', quantity)

const hasToast = ({ store }: Stage): boolean => store.toasts.getSnapshot().toasts.length > 0

const wishing =
  (given: NonNullable<PartState['given']>): NonNullable<PartState['given']> =>
  (data, site) => ({
    ...given(data, site),
    isSignedIn: true,
    gateways: { wishlist: { load: async () => [], add: async () => [wishOf(data, 0)], remove: async () => [] } },
  })

const checkout = (start: () => Promise<string>): Partial<Gateways> => ({
  checkout: {
    metafields: async () => [],
    createMetafield: async () => undefined,
    updateMetafield: async () => undefined,
    start,
  },
})

/** What lies in the cart, and what goes wrong with it; the drawer and the page show the same. */
const cartStates: readonly CartState[] = [
  { name: 'unknown', given: withCart(one, { load: never }) },
  {
    name: 'unreachable',
    given: withCart(one, { load: down }),
    until: ({ store }) => store.cart.getSnapshot().error !== null,
  },
  { name: 'empty', given: () => ({ lines: [] }) },
  { name: 'empty-signed-in', given: () => ({ lines: [], isSignedIn: true }) },
  { name: 'one', given: one },
  { name: 'one-europe', only: 'EU', given: one },
  { name: 'many', given: (data) => ({ lines: linesOf(data, 8) }) },
  { name: 'many-pieces', given: onlyLineWith({ quantity: 120, inventoryLevel: 400 }) },
  {
    name: 'moved',
    given: wishing(two),
    act: ({ store }) => store.cart.commands.moveToWishlist('line-0'),
    until: ({ store }) => store.cart.getSnapshot().moved.length > 0 && store.cart.getSnapshot().lines.length === 1,
  },
  {
    name: 'moved-last',
    given: wishing(one),
    act: ({ store }) => store.cart.commands.moveToWishlist('line-0'),
    until: ({ store }) => store.cart.getSnapshot().status === 'empty',
  },
  { name: 'removed-by-shopper', given: two, act: () => press(bin), until: isThere(wayBack) },
  { name: 'removed-last-by-shopper', given: one, act: () => press(bin), until: isThere(wayBack) },
  {
    name: 'removed-one',
    only: 'EU',
    given: (data, site) => {
      const known = { lines: linesOf(data, 2) }
      const cart = cartOf(site, known)
      const [gone] = known.lines
      return withCart(two, {
        save: async () => ({
          ...cart,
          version: 2,
          country: 'NO',
          lines: known.lines.slice(1),
          removed: gone ? [{ id: gone.id, name: gone.name }] : [],
        }),
      })(data, site)
    },
    act: ({ store }) => store.cart.commands.setCountry('IT'),
    until: hasToast,
  },
  {
    name: 'removed-many',
    only: 'EU',
    given: (data, site) => {
      const lines = linesOf(data, 4)
      return withCart(() => ({ lines }), {
        save: async () => ({
          ...cartOf(site, { lines: lines.slice(3) }),
          version: 2,
          country: 'IT',
          removed: lines.slice(0, 3).map(({ id, name }) => ({ id, name })),
        }),
      })(data, site)
    },
    act: ({ store }) => store.cart.commands.setCountry('IT'),
    until: hasToast,
  },
  { name: 'coming-soon', given: lineWith({ isComingSoon: true }) },
  { name: 'retired', given: lineWith({ isRetired: true }) },
  { name: 'refused-line', given: lineWith({ itemError: 'unavailable' }) },
  {
    name: 'unavailable-many',
    given: (data) => ({
      lines: [lineOf(data, 0, { isComingSoon: true }), lineOf(data, 1, { isRetired: true }), lineOf(data, 2)],
    }),
  },
  { name: 'out-of-stock', given: lineWith({ inventoryLevel: 0 }) },
  { name: 'nothing-in-stock', given: onlyLineWith({ inventoryLevel: 0 }) },
  { name: 'few-left', given: lineWith({ inventoryLevel: 3 }) },
  { name: 'last-one', given: lineWith({ inventoryLevel: 1 }) },
  { name: 'clamped', given: lineWith({ inventoryLevel: 3 }), act: setQuantity(12), until: hasToast },
  {
    name: 'saving',
    given: withCart(two, { save: never }),
    act: setQuantity(3),
    until: ({ store }) => store.cart.getSnapshot().isSaving,
  },
  {
    name: 'saving-long',
    given: withCart(two, { save: never }),
    act: setQuantity(3),
    // The note about it comes after three seconds.
    isHurried: true,
    until: ({ messages }) => document.body.textContent?.includes(messages.cart.saving) ?? false,
  },
  { name: 'not-saved', given: withCart(two, { save: broken }), act: setQuantity(3), until: hasToast },
  {
    name: 'sale',
    given: lineWith({ listPrice: 24_900, extendedListPrice: 24_900, salePrice: 18_900, extendedPrice: 18_900 }),
  },
  {
    name: 'member-discount',
    given: (data) => {
      const lines = linesOf(data, 2)
      const amount = lines.reduce((sum, { extendedPrice }) => sum + extendedPrice, 0)
      return {
        lines,
        cart: { discountAmount: Math.round(amount * 0.3), cartAmount: amount - Math.round(amount * 0.3) },
        isMember: true,
      }
    },
  },
  {
    name: 'without-shipping',
    given: onlyLineWith({
      kind: 'gift-certificate',
      needsShipping: false,
      productId: null,
      slug: null,
      imageUrl: null,
      options: [],
      isTracked: null,
      inventoryLevel: null,
    }),
  },
  { name: 'shipping-free', only: 'EU', given: (data) => ({ lines: linesOf(data, 3) }) },
  {
    name: 'shipping-priced',
    only: 'EU',
    given: onlyLineWith({ salePrice: 4900, extendedPrice: 4900, listPrice: 4900, extendedListPrice: 4900 }),
  },
  {
    name: 'shipping-not-known',
    only: 'EU',
    given: (data) => ({ lines: linesOf(data, 1), gateways: { shipping: { options: down } } }),
  },
  {
    name: 'shipping-loading',
    only: 'EU',
    given: (data) => ({ lines: linesOf(data, 1), gateways: { shipping: { options: never } } }),
    until: ({ store }) => store.shipping.getSnapshot().isLoading,
  },
  {
    name: 'checkout-starting',
    given: (data) => ({ lines: linesOf(data, 1), gateways: checkout(never) }),
    act: ({ store }) => store.checkout.commands.start(),
    until: ({ store }) => store.checkout.getSnapshot().status === 'preparing',
  },
  {
    name: 'checkout-leaving',
    given: (data) => ({ lines: linesOf(data, 1), gateways: checkout(async () => '/checkout/1') }),
    act: ({ store }) => store.checkout.commands.start(),
    until: ({ store }) => store.checkout.getSnapshot().status === 'leaving',
  },
  {
    name: 'checkout-failed',
    given: (data) => ({ lines: linesOf(data, 1), gateways: checkout(broken) }),
    act: ({ store }) => store.checkout.commands.start(),
    until: hasToast,
  },
]

const isKnown = ({ store }: Stage): boolean => !store.cart.getSnapshot().isLoading

export const cartDrawerPart: Part = {
  name: 'cart-drawer',
  states: cartStates.map(({ act, until, ...state }) => ({
    ...state,
    view: () => (
      <>
        <CartDrawer />
        <Toasts />
      </>
    ),
    act: async (stage) => {
      stage.store.overlay.commands.openCart()
      await act?.(stage)
    },
    until: (stage) =>
      isThere('dialog[open], [role="dialog"]')() && (until?.(stage) ?? (state.name === 'unknown' || isKnown(stage))),
  })),
}

export const cartPagePart: Part = {
  name: 'cart-page',
  // Three seconds of waiting for the same note are enough once.
  states: cartStates
    .filter(({ name }) => name !== 'saving-long')
    .map((state) => ({
      until: state.name === 'unknown' ? () => true : isKnown,
      ...state,
      isTwin: !['unknown', 'empty', 'one', 'many', 'unavailable-many'].includes(state.name),
      given: (data, site) => ({ ...state.given?.(data, site), path: '/checkout-cart' }),
      view: async (stage) => (
        <>
          {await pageView(stage)}
          <Toasts />
        </>
      ),
    })),
}
