import { type Gateways, StoreError } from '@cairn/core'
import type { CartGateway } from '@cairn/core/cart'
import { Toasts } from '../app/shell/Toasts.tsx'
import CartDrawer from '../cart/CartDrawer.tsx'
import { isThere, never, press } from './acting.ts'
import { lineOf, linesOf, wishlistItemOf } from './lines.ts'
import { cartOf, createCartGateway } from './openStage.ts'
import { pageView } from './pageView.tsx'
import type { Part, PartState, Stage } from './states.types.ts'

type CartState = Omit<PartState, 'view'>

/** Returns the given overrides with changes to the cart gateway. */
const withCart =
  (overrides: NonNullable<PartState['overrides']>, change: Partial<CartGateway>): NonNullable<PartState['overrides']> =>
  (data, site) => {
    const known = overrides(data, site)
    const cart = { ...createCartGateway(cartOf(site, known)), ...change }
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

const one: NonNullable<PartState['overrides']> = (data) => ({ lines: linesOf(data, 1) })
const two: NonNullable<PartState['overrides']> = (data) => ({ lines: linesOf(data, 2) })
const lineWith =
  (change: Parameters<typeof lineOf>[2]): NonNullable<PartState['overrides']> =>
  (data) => ({ lines: [lineOf(data, 0, change), lineOf(data, 1)] })
const onlyLineWith =
  (change: Parameters<typeof lineOf>[2]): NonNullable<PartState['overrides']> =>
  (data) => ({ lines: [lineOf(data, 0, change)] })

const bin = 'li [class*="actions"] > button:last-child'
const undoButton = 'li[class*="removed"] button'

const setQuantity =
  (quantity: number) =>
  ({ store }: Stage): void => {
    void store.cart.commands.setQuantity('line-0', quantity)
  }

const hasToast = ({ store }: Stage): boolean => store.toasts.getSnapshot().toasts.length > 0

const withEmptyWishlist =
  (overrides: NonNullable<PartState['overrides']>): NonNullable<PartState['overrides']> =>
  (data, site) => ({
    ...overrides(data, site),
    isSignedIn: true,
    gateways: {
      wishlist: { load: async () => [], add: async () => [wishlistItemOf(data, 0)], remove: async () => [] },
    },
  })

const checkout = (start: Gateways['checkout']['start']): Partial<Gateways> => ({ checkout: { start } })

/** Contents and failures of the cart, which the drawer and the page both show. */
const cartStates: readonly CartState[] = [
  { name: 'unknown', overrides: withCart(one, { load: never }) },
  {
    name: 'unreachable',
    overrides: withCart(one, { load: down }),
    until: ({ store }) => store.cart.getSnapshot().error !== null,
  },
  { name: 'empty', overrides: () => ({ lines: [] }) },
  { name: 'empty-signed-in', overrides: () => ({ lines: [], isSignedIn: true }) },
  { name: 'one', overrides: one },
  { name: 'one-europe', only: 'EU', overrides: one },
  {
    name: 'sales-tax',
    only: 'US',
    overrides: (data) => ({
      lines: linesOf(data, 2),
      cart: { taxes: [{ label: 'Estimated sales tax, CO', amount: 870, isIncluded: false }] },
    }),
  },
  { name: 'many', overrides: (data) => ({ lines: linesOf(data, 8) }) },
  { name: 'many-pieces', overrides: onlyLineWith({ quantity: 120, inventoryLevel: 400 }) },
  {
    name: 'moved',
    overrides: withEmptyWishlist(two),
    act: ({ store }) => void store.cart.commands.moveToWishlist('line-0'),
    until: ({ store }) => store.cart.getSnapshot().moved.length > 0 && store.cart.getSnapshot().lines.length === 1,
  },
  {
    name: 'moved-last',
    overrides: withEmptyWishlist(one),
    act: ({ store }) => void store.cart.commands.moveToWishlist('line-0'),
    until: ({ store }) => store.cart.getSnapshot().status === 'empty',
  },
  { name: 'removed-by-shopper', overrides: two, act: () => press(bin), until: isThere(undoButton) },
  { name: 'removed-last-by-shopper', overrides: one, act: () => press(bin), until: isThere(undoButton) },
  {
    name: 'removed-one',
    only: 'EU',
    overrides: (data, site) => {
      const known = { lines: linesOf(data, 2) }
      const cart = cartOf(site, known)
      const [gone] = known.lines
      return withCart(two, {
        save: async () => ({
          ...cart,
          revision: '2',
          country: 'NO',
          lines: known.lines.slice(1),
          removed: gone ? [{ id: gone.id, name: gone.name }] : [],
        }),
      })(data, site)
    },
    act: ({ store }) => void store.cart.commands.setCountry('IT'),
    until: hasToast,
  },
  {
    name: 'removed-many',
    only: 'EU',
    overrides: (data, site) => {
      const lines = linesOf(data, 4)
      return withCart(() => ({ lines }), {
        save: async () => ({
          ...cartOf(site, { lines: lines.slice(3) }),
          revision: '2',
          country: 'IT',
          removed: lines.slice(0, 3).map(({ id, name }) => ({ id, name })),
        }),
      })(data, site)
    },
    act: ({ store }) => void store.cart.commands.setCountry('IT'),
    until: hasToast,
  },
  { name: 'coming-soon', overrides: lineWith({ isComingSoon: true }) },
  { name: 'retired', overrides: lineWith({ isRetired: true }) },
  { name: 'refused-line', overrides: lineWith({ itemError: 'unavailable' }) },
  {
    name: 'unavailable-many',
    overrides: (data) => ({
      lines: [lineOf(data, 0, { isComingSoon: true }), lineOf(data, 1, { isRetired: true }), lineOf(data, 2)],
    }),
  },
  { name: 'out-of-stock', overrides: lineWith({ inventoryLevel: 0 }) },
  { name: 'nothing-in-stock', overrides: onlyLineWith({ inventoryLevel: 0 }) },
  {
    name: 'blocker-failed',
    overrides: (data) => ({
      lines: linesOf(data, 1),
      blocker: () => {
        throw new Error('The blocker of the state failed')
      },
    }),
  },
  { name: 'few-left', overrides: lineWith({ inventoryLevel: 3 }) },
  { name: 'last-one', overrides: lineWith({ inventoryLevel: 1 }) },
  { name: 'clamped', overrides: lineWith({ inventoryLevel: 3 }), act: setQuantity(12), until: hasToast },
  {
    name: 'saving',
    overrides: withCart(two, { save: never }),
    act: setQuantity(3),
    until: ({ store }) => store.cart.getSnapshot().isSaving,
  },
  {
    name: 'saving-long',
    overrides: withCart(two, { save: never }),
    act: setQuantity(3),
    // The note that the cart is still being saved appears only after three seconds, so skip this delay.
    isHurried: true,
    until: ({ messages }) => document.body.textContent?.includes(messages.cart.saving) ?? false,
  },
  { name: 'not-saved', overrides: withCart(two, { save: broken }), act: setQuantity(3), until: hasToast },
  {
    name: 'sale',
    overrides: lineWith({ listPrice: 24_900, extendedListPrice: 24_900, salePrice: 18_900, extendedPrice: 18_900 }),
  },
  {
    name: 'member-discount',
    overrides: (data) => {
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
    overrides: onlyLineWith({
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
  { name: 'shipping-free', only: 'EU', overrides: (data) => ({ lines: linesOf(data, 3) }) },
  {
    name: 'shipping-priced',
    only: 'EU',
    overrides: onlyLineWith({ salePrice: 4900, extendedPrice: 4900, listPrice: 4900, extendedListPrice: 4900 }),
  },
  {
    name: 'shipping-not-known',
    only: 'EU',
    overrides: (data) => ({ lines: linesOf(data, 1), gateways: { shipping: { options: down } } }),
  },
  {
    name: 'shipping-loading',
    only: 'EU',
    overrides: (data) => ({ lines: linesOf(data, 1), gateways: { shipping: { options: never } } }),
    until: ({ store }) => store.shipping.getSnapshot().isLoading,
  },
  {
    name: 'checkout-starting',
    overrides: (data) => ({ lines: linesOf(data, 1), gateways: checkout(never) }),
    act: ({ store }) => void store.checkout.commands.start(),
    until: ({ store }) => store.checkout.getSnapshot().status === 'preparing',
  },
  {
    name: 'checkout-leaving',
    overrides: (data) => ({
      lines: linesOf(data, 1),
      gateways: checkout(async () => ({ kind: 'redirect', url: '/checkout/1' })),
    }),
    act: ({ store }) => void store.checkout.commands.start(),
    until: ({ store }) => store.checkout.getSnapshot().status === 'leaving',
  },
  {
    // The back end of the reference shop has a checkout page of its own, so the footer stays as it is.
    name: 'checkout-embedded',
    overrides: (data) => ({
      lines: linesOf(data, 1),
      gateways: checkout(async () => ({ kind: 'embedded', clientSecret: 'secret', scriptUrl: '/embed.js' })),
    }),
    act: ({ store }) => void store.checkout.commands.start(),
    until: ({ store }) => store.checkout.getSnapshot().status === 'embedded',
  },
  {
    name: 'checkout-failed',
    overrides: (data) => ({ lines: linesOf(data, 1), gateways: checkout(broken) }),
    act: ({ store }) => void store.checkout.commands.start(),
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
  // Omit `saving-long`: the drawer already shows it, and its note takes three seconds to appear.
  states: cartStates
    .filter(({ name }) => name !== 'saving-long')
    .map((state) => ({
      until: state.name === 'unknown' ? () => true : isKnown,
      ...state,
      isTwin: !['unknown', 'empty', 'one', 'many', 'unavailable-many'].includes(state.name),
      overrides: (data, site) => ({ ...state.overrides?.(data, site), path: '/checkout-cart' }),
      view: async (stage) => (
        <>
          {await pageView(stage)}
          <Toasts />
        </>
      ),
    })),
}
