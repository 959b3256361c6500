import type { AnyStateMachine, EventFrom, EventObject, InputFrom } from 'xstate'
import { accountMachine } from '../account/index.ts'
import { CALLBACK, CHANNELS, NOW, ORIGIN, sessionOf } from '../auth/auth.fixture.ts'
import { authMachine } from '../auth/index.ts'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import { cartMachine } from '../cart/index.ts'
import { cart as checkoutCart } from '../checkout/checkout.fixture.ts'
import { checkoutMachine } from '../checkout/index.ts'
import { countryMachine } from '../country/index.ts'
import { membershipMachine } from '../membership/index.ts'
import { NO_MEMBERSHIP } from '../membership/status.rules.ts'
import { overlayMachine } from '../overlay/index.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import type { Platform } from '../platform/platform.types.ts'
import { searchMachine } from '../search/index.ts'
import { card, results, suggestion } from '../search/search.fixture.ts'
import { StoreError } from '../shared/errors.ts'
import { siteAt, sites } from '../shared/sites.ts'
import { shippingMachine } from '../shipping/index.ts'
import { createFakeGateways } from '../testing/index.ts'
import { toastsMachine } from '../toasts/index.ts'
import { wishlistMachine } from '../wishlist/index.ts'
import { itemOf } from '../wishlist/wishlist.fixture.ts'

export const refuse = (): never => {
  throw new Error('A transition has a side effect')
}

/** Returns a port whose methods all throw, at any depth. A machine may still pass the port on. */
const refusing = <Port extends object>(port: Port): Port =>
  new Proxy(port, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'object' && member !== null ? refusing(member) : refuse
    },
  })

export interface Sample {
  readonly machine: AnyStateMachine
  readonly input: unknown
  readonly events: readonly EventObject[]
  /** The outputs of the machine's invoked actors, by actor name. */
  readonly outputs: Readonly<Record<string, readonly unknown[]>>
}

const sampleOf = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  events: readonly EventFrom<Machine>[],
  outputs: Sample['outputs'] = {},
): Sample => ({ machine, input, events, outputs })

const gateways = createFakeGateways({ site: 'de/de-de' })
const platform: Platform = refusing(createMemoryPlatform())
const site = siteAt('de/de-de')
const profile = { bigCommCustomerID: 42, userName: 'ada@walker.example', firstName: 'Ada', lastName: 'Walker' }
const membership = { ...NO_MEMBERSHIP, isActive: true, bigCommCustomerGroupID: 7 }
const line = lineOf('a', { variantId: 1, productId: 11, inventoryLevel: 3, isTracked: true })
const filled = cartOf([line], { country: 'DE' })
const replaced = cartOf([line], { id: 'cart-2', removed: [{ id: 'b', name: 'Stove' }] })
export const errors = (['NETWORK', 'CONFLICT', 'NOT_FOUND', 'REFUSED', 'STORAGE'] as const).map(
  (code) => new StoreError(code, code),
)
const call = { id: 'call' }
const pkce = { code_challenge: 'challenge', code_verifier: 'verifier', state: 'state' }
const signedIn = { session: sessionOf(), returnTo: '/de/de-de/p/fleece', intent: null, now: NOW }

/**
 * For each machine: its input, the events of each type, and the outputs of each actor. There are several events or
 * outputs of a kind if the chart distinguishes them.
 */
export const samples: Readonly<Record<string, Sample>> = {
  account: sampleOf(
    accountMachine,
    { gateway: refusing(gateways.account) },
    [
      { type: 'account.load', call },
      { type: 'account.refresh' },
      { type: 'orders.loadMore', call },
      { type: 'account.save', change: { kind: 'profile.updated', save: refuse }, call },
      { type: 'account.reset' },
      { type: 'account.restore', profile },
    ],
    {
      loadAccount: [{ profile, orders: { orders: [], page: 1, total: 4 } }],
      loadOrders: [{ orders: [], page: 2, total: 4 }],
      saveChange: [{ kind: 'profile.updated', profile }],
    },
  ),
  auth: sampleOf(
    authMachine,
    { gateway: refusing(gateways.auth), platform, site, channels: CHANNELS, origin: ORIGIN },
    [
      { type: 'auth.restore', session: null, now: NOW },
      { type: 'auth.restore', session: sessionOf(), now: NOW },
      { type: 'auth.restore', session: sessionOf({ channel: 2 }), now: NOW },
      { type: 'auth.restore', session: sessionOf({ exp: NOW / 1000 - 1 }), now: NOW },
      { type: 'auth.adopt', session: null, now: NOW },
      { type: 'auth.adopt', session: sessionOf({ bigCommCustomerID: 7 }), now: NOW },
      { type: 'auth.adopt', session: sessionOf({ channel: 2 }), now: NOW },
      { type: 'auth.signIn', options: {} },
      { type: 'auth.complete', href: CALLBACK },
      { type: 'auth.complete', href: `${CALLBACK}?code=code&state=state` },
      { type: 'auth.signOut' },
      { type: 'auth.reject' },
      { type: 'auth.check', now: NOW },
      { type: 'auth.check', now: NOW + 7_200_000 },
      { type: 'auth.returned' },
      { type: 'auth.setIntent', intent: { kind: 'wishlist.add', productId: 11, variantId: 1 } },
      { type: 'auth.setIntent', intent: null },
      { type: 'auth.restoreFailed', error: new StoreError('NETWORK', 'NETWORK') },
    ],
    {
      beginSignIn: [{ href: `${ORIGIN}/as/authorization.oauth2`, pkce }],
      completeSignIn: [signedIn, { ...signedIn, session: sessionOf({ channel: 2 }) }],
    },
  ),
  cart: sampleOf(
    cartMachine,
    { gateway: refusing(gateways.cart) },
    [
      { type: 'cart.start', changeId: 'id-1', cartId: null, country: 'DE' },
      { type: 'cart.start', changeId: 'id-2', cartId: 'cart-1', country: 'AT', wasChosen: true },
      { type: 'cart.refresh', call },
      { type: 'cart.claim' },
      { type: 'cart.release', cartId: 'cart-1' },
      { type: 'cart.release' },
      { type: 'cart.adopt', cartId: 'cart-2' },
      { type: 'cart.adopt', cartId: 'cart-1', news: 'any' },
      { type: 'cart.adopt', cartId: 'cart-1', news: { cartId: 'cart-1', version: 7 } },
      { type: 'cart.flush' },
      { type: 'line.add', changeId: 'id-3', variantId: 1, quantity: 1, name: 'Tent', call },
      { type: 'line.setQuantity', changeId: 'id-4', lineId: 'a', quantity: 2, call },
      { type: 'line.setQuantity', changeId: 'id-5', lineId: 'a', quantity: '99' },
      { type: 'line.remove', changeId: 'id-6', lineId: 'a', call },
      { type: 'line.remove', changeId: 'id-7', lineId: 'a', isMove: true },
      { type: 'line.move', lineId: 'a', call },
      { type: 'line.moveFailed', lineId: 'a', error: new StoreError('SERVER', 'SERVER') },
      { type: 'country.set', changeId: 'id-8', country: 'FR', call },
      { type: 'moved.clear' },
      { type: 'quantity.debounced', changeId: 'id-4' },
    ],
    { loadCart: [filled, null], claimCart: [filled, null], saveChange: [filled, replaced] },
  ),
  checkout: sampleOf(
    checkoutMachine,
    { gateway: refusing(gateways.checkout) },
    [
      { type: 'checkout.start', key: 'id-1', call },
      { type: 'checkout.accept', returnUrl: `${ORIGIN}/checkout/1` },
      { type: 'checkout.cartReady', key: 'id-1', cart: checkoutCart },
      { type: 'checkout.cartReady', key: 'id-1', cart: { ...checkoutCart, blockers: ['retired'] } },
      { type: 'checkout.cartReady', key: 'id-0', cart: checkoutCart },
      { type: 'checkout.cartFailed', key: 'id-1', error: new StoreError('ABORTED', 'ABORTED') },
      { type: 'checkout.return' },
      { type: 'checkout.refuse', error: new StoreError('UNSAFE_URL', 'refused') },
    ],
    {
      syncMetafield: [undefined],
      startCheckout: [`${ORIGIN}/checkout/1`],
    },
  ),
  country: sampleOf(
    countryMachine,
    { gateway: refusing(gateways.country), platform, site, sites },
    [
      { type: 'country.start', remembered: null, hasStayed: false },
      { type: 'country.start', remembered: 'US', hasStayed: false },
      { type: 'country.start', remembered: 'US', hasStayed: true },
      { type: 'country.stay' },
      { type: 'country.goTo', to: siteAt('fr/fr-fr'), href: `${ORIGIN}/fr/fr-fr` },
      { type: 'country.goTo', to: siteAt('us/en-us'), href: `${ORIGIN}/us/en-us` },
      { type: 'country.goTo', to: siteAt('de/de-de'), href: `${ORIGIN}/de/de-de` },
    ],
    { detect: ['US', null].map((country) => ({ country, hasStayed: false })) },
  ),
  membership: sampleOf(
    membershipMachine,
    { gateway: refusing(gateways.membership) },
    [
      { type: 'membership.load', call },
      { type: 'membership.refresh' },
      { type: 'membership.verify', code: 'CODE', call },
      { type: 'membership.reset' },
      { type: 'membership.restore', membership },
    ],
    {
      load: [
        { membership, expired: false },
        { membership, expired: true },
      ],
      verify: [{ membership, message: 'Welcome' }],
    },
  ),
  overlay: sampleOf(overlayMachine, undefined, [
    ...(['search', 'cart', 'menu'] as const).flatMap((panel) => [
      { type: 'panel.open' as const, panel },
      { type: 'panel.toggle' as const, panel },
    ]),
    ...(['login', 'country', 'country-selector'] as const).map((dialog) => ({ type: 'dialog.open' as const, dialog })),
    { type: 'megaMenu.open' },
    { type: 'megaMenu.close' },
    {
      type: 'product.open',
      product: {
        id: 11,
        slug: 'trail-jacket',
        name: 'Trail Jacket',
        imageUrl: null,
        variantId: null,
        price: null,
        regularPrice: null,
      },
    },
    { type: 'panel.close' },
    { type: 'dialog.close' },
    { type: 'page.left' },
    { type: 'window.resized', width: 390 },
    { type: 'window.resized', width: 1440 },
    { type: 'motion.set', isReduced: true },
    { type: 'closing.ended', name: 'cart' },
  ]),
  search: sampleOf(
    searchMachine,
    { gateway: refusing(gateways.search), locale: 'de', storeSource: 'EU' },
    [
      { type: 'search.open' },
      { type: 'search.close' },
      { type: 'search.type', term: 'fl' },
      { type: 'search.type', term: 'fleece' },
      { type: 'search.clear' },
      { type: 'search.submit' },
      { type: 'search.trigger' },
    ],
    {
      listPopular: [['fleece']],
      recommend: [[card(7)]],
      suggest: [suggestion('fleece'), suggestion('yellw', 'yellow')],
      find: [results('fleece'), results('fleece', { redirect: '/de/de-de/fleece' })],
    },
  ),
  shipping: sampleOf(
    shippingMachine,
    { gateway: refusing(gateways.shipping), currency: 'EUR' },
    [
      { type: 'shipping.start', country: 'DE' },
      {
        type: 'shipping.setSubject',
        subject: { baseAmount: 1000, subtotal: 900, currency: 'EUR', needsShipping: true },
      },
      { type: 'shipping.setCountry', country: 'DE' },
      { type: 'shipping.setCountry', country: null },
      { type: 'shipping.refresh' },
    ],
    { loadOptions: [[]] },
  ),
  toasts: sampleOf(toastsMachine, undefined, [
    { type: 'toast.show', toast: { code: 'network' } },
    { type: 'toast.dismiss', id: 1 },
    { type: 'toasts.pause' },
    { type: 'toasts.resume' },
  ]),
  wishlist: sampleOf(
    wishlistMachine,
    { gateway: refusing(gateways.wishlist) },
    [
      { type: 'wishlist.signedIn' },
      { type: 'wishlist.signedOut' },
      { type: 'wishlist.load' },
      { type: 'wishlist.add', item: { productId: 11, variantId: 1 } },
      { type: 'wishlist.remove', itemId: 110 },
    ],
    { loadList: [[itemOf(11)]], saveChange: [[itemOf(11)]] },
  ),
}
