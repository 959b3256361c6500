import {
  type AnyStateMachine,
  type EventFrom,
  type EventObject,
  type InputFrom,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate'
import { accountMachine } from '../account/index.ts'
import { CALLBACK, CHANNELS, NOW, ORIGIN, sessionOf } from '../auth/auth.fixture.ts'
import { authMachine } from '../auth/index.ts'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import { cartMachine } from '../cart/index.ts'
import { cart as checkoutCart } from '../checkout/checkout.fixture.ts'
import { checkoutMachine } from '../checkout/index.ts'
import { countryMachine } from '../country/index.ts'
import { membershipMachine } from '../membership/index.ts'
import { NO_MEMBERSHIP } from '../membership/membership.rules.ts'
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
import type { Gateways } from './gateways.ts'
import type { Settings } from './settings.ts'
import { storeMachine } from './store.machine.ts'

const refuse = (): never => {
  throw new Error('A transition has a side effect')
}

/** The same port, each of whose calls throws. */
const refusing = <Port extends object>(port: Port): Port => new Proxy(port, { get: () => refuse })

/** A platform that can be read; each write throws. */
const readOnlyPlatform = (): Platform => {
  const platform = createMemoryPlatform({ href: `${ORIGIN}/de/de-de/home`, now: () => NOW })
  return {
    ...platform,
    storage: { ...platform.storage, set: refuse, remove: refuse },
    cookies: { ...platform.cookies, set: refuse, remove: refuse },
    navigation: { ...platform.navigation, assign: refuse, replace: refuse, reload: refuse },
    tabs: { ...platform.tabs, post: refuse },
    locks: { run: refuse },
    fetch: refuse,
  }
}

interface Sample {
  readonly machine: AnyStateMachine
  readonly input: unknown
  readonly events: readonly EventObject[]
  /** What its actors answer, by their name in the machine. */
  readonly outputs: Readonly<Record<string, readonly unknown[]>>
}

const sampleOf = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  events: readonly EventFrom<Machine>[],
  outputs: Sample['outputs'] = {},
): Sample => ({ machine, input, events, outputs })

const gateways = createFakeGateways({ site: 'de/de-de' })
const platform = readOnlyPlatform()
const site = siteAt('de/de-de')
let keys = 0
const createKey = () => {
  keys += 1
  return `key-${keys}`
}

const profile = { bigCommCustomerID: 42, userName: 'ada@walker.example', firstName: 'Ada', lastName: 'Walker' }
const membership = { ...NO_MEMBERSHIP, isActive: true, bigCommCustomerGroupID: 7 }
const line = lineOf('a', { variantId: 1, productId: 11, inventoryLevel: 3, isTracked: true })
const filled = cartOf([line], { country: 'DE' })
const replaced = cartOf([line], { id: 'cart-2', removed: [{ id: 'b', name: 'Stove' }] })
const errors = (['NETWORK', 'CONFLICT', 'NOT_FOUND', 'REFUSED', 'STORAGE'] as const).map(
  (code) => new StoreError(code, code),
)
const pkce = { code_challenge: 'challenge', code_verifier: 'verifier', state: 'state' }
const signedIn = { session: sessionOf(), returnTo: '/de/de-de/p/fleece', intent: null }

/** For each machine its input, an event of each type, and an answer of each actor; two where the chart distinguishes them. */
export const samples: Readonly<Record<string, Sample>> = {
  account: sampleOf(
    accountMachine,
    { gateway: refusing(gateways.account) },
    [
      { type: 'account.load' },
      { type: 'account.refresh' },
      { type: 'orders.loadMore' },
      { type: 'account.save', change: { kind: 'profile.updated', save: refuse } },
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
      { type: 'auth.restore', session: null },
      { type: 'auth.restore', session: sessionOf() },
      { type: 'auth.restore', session: sessionOf({ channel: 2 }) },
      { type: 'auth.restore', session: sessionOf({ exp: NOW / 1000 - 1 }) },
      { type: 'auth.adopt', session: null },
      { type: 'auth.adopt', session: sessionOf({ bigCommCustomerID: 7 }) },
      { type: 'auth.adopt', session: sessionOf({ channel: 2 }) },
      { type: 'auth.signIn', options: {} },
      { type: 'auth.complete', href: CALLBACK },
      { type: 'auth.complete', href: `${CALLBACK}?code=code&state=state` },
      { type: 'auth.signOut' },
      { type: 'auth.reject' },
      { type: 'auth.check' },
      { type: 'auth.returned' },
    ],
    {
      beginSignIn: [{ href: `${ORIGIN}/as/authorization.oauth2`, pkce }],
      completeSignIn: [signedIn, { ...signedIn, session: sessionOf({ channel: 2 }) }],
    },
  ),
  cart: sampleOf(
    cartMachine,
    { gateway: refusing(gateways.cart), createKey },
    [
      { type: 'cart.start', cartId: null, country: 'DE' },
      { type: 'cart.start', cartId: 'cart-1', country: 'AT', wasChosen: true },
      { type: 'cart.refresh' },
      { type: 'cart.claim' },
      { type: 'cart.release', cartId: 'cart-1' },
      { type: 'cart.release' },
      { type: 'cart.adopt', cartId: 'cart-2' },
      { type: 'cart.settle' },
      { type: 'line.add', variantId: 1, quantity: 1, name: 'Tent' },
      { type: 'line.setQuantity', lineId: 'a', quantity: 2 },
      { type: 'line.setQuantity', lineId: 'a', quantity: '99' },
      { type: 'line.remove', lineId: 'a' },
      { type: 'line.remove', lineId: 'a', isMove: true },
      { type: 'line.move', lineId: 'a' },
      { type: 'country.set', country: 'FR' },
      { type: 'moved.clear' },
      { type: 'quantity.rested', key: 'key-1' },
    ],
    { loadCart: [filled, null], claimCart: [filled, null], saveChange: [filled, replaced] },
  ),
  checkout: sampleOf(
    checkoutMachine,
    { gateway: refusing(gateways.checkout), cartPort: { settle: refuse, refresh: refuse }, createKey },
    [
      { type: 'checkout.start' },
      { type: 'checkout.return' },
      { type: 'checkout.refuse', error: new StoreError('UNSAFE_URL', 'refused') },
    ],
    {
      settleCart: [checkoutCart, { ...checkoutCart, blockers: ['empty'] }],
      syncMetafield: [undefined],
      refreshCart: [checkoutCart, { ...checkoutCart, blockers: ['retired'] }],
      startCheckout: [`${ORIGIN}/checkout/1`],
    },
  ),
  country: sampleOf(
    countryMachine,
    { gateway: refusing(gateways.country), platform, site, sites },
    [
      { type: 'country.start' },
      { type: 'country.stay' },
      { type: 'country.goTo', prefix: 'fr/fr-fr' },
      { type: 'country.goTo', prefix: 'us/en-us' },
      { type: 'country.goTo', prefix: 'de/de-de' },
    ],
    { detect: ['US', null] },
  ),
  membership: sampleOf(
    membershipMachine,
    { gateway: refusing(gateways.membership) },
    [
      { type: 'membership.load' },
      { type: 'membership.refresh' },
      { type: 'membership.verify', code: 'CODE' },
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
    { gateway: refusing(gateways.shipping) },
    [
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
      { type: 'wishlist.add', wish: { productId: 11, variantId: 1 } },
      { type: 'wishlist.remove', itemId: 110 },
    ],
    { loadList: [[itemOf(11)]], saveChange: [[itemOf(11)]] },
  ),
}

const refusingGateways: Gateways = {
  ...gateways,
  ...Object.fromEntries(Object.entries(gateways).map(([name, port]) => [name, refusing(port)])),
}

const settings: Settings = {
  site,
  sites,
  origin: ORIGIN,
  platform,
  gateways: refusingGateways,
  channels: CHANNELS,
  country: {},
  customerGroups: [],
  allowedOrigins: [],
  onNetworkError: 'clear',
  onError: refuse,
  identity: {},
  authCookie: 'gore_auth',
}

/** Makes the transitions of the machine that starts all others: on its event, then on its timers, whose number it gives. */
export const exploreStore = (): number => {
  const machine: AnyStateMachine = storeMachine
  const [initial] = initialTransition(machine, { settings, cartPort: { settle: refuse, refresh: refuse } })
  const [lost] = transition(machine, initial, { type: 'session.lost' })
  const timers = lost._nodes.flatMap(({ after }) => after.map(({ eventType: type }) => ({ type })))
  for (const timer of timers) transition(machine, lost, timer)
  return timers.length
}

type Snapshot = SnapshotFrom<AnyStateMachine>

/** The samples of an event that a state handles: of the shopper, of an actor that it invokes, or of a timer. */
const eventsFor = ({ events, outputs }: Sample, { _nodes: nodes }: Snapshot): EventObject[] => {
  const invoked = nodes.flatMap(({ invoke }) => invoke)
  const answers = invoked.flatMap(({ id, src }) => [
    ...(outputs[String(src)] ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    ...errors.map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
  ])
  const timers = nodes.flatMap(({ after }) => after.map(({ eventType: type }) => ({ type })))
  return [...events, ...answers, ...timers]
}

/** The context without ports and without ids, which differ in each run. */
const fingerprint = ({ value, context }: Snapshot): string => {
  const { gateway: _gateway, platform: _platform, cartPort: _cartPort, site: _site, sites: _sites, ...rest } = context
  return JSON.stringify([value, rest]).replaceAll(/key-\d+/g, 'key')
}

/** States of the same name that are tried, each with another context. */
const MAX_CONTEXTS = 50

export interface Exploration {
  /** `state event` for each event that was given to a resting state. */
  readonly pairs: ReadonlySet<string>
  /** The actions of the machine that a transition has asked for. */
  readonly actions: ReadonlySet<string>
}

/** Finds the states of a machine by pure transitions and gives each of them every event. */
export const explore = (sample: Sample): Exploration => {
  const actions = new Set<string>()
  const pairs = new Set<string>()
  const machine = sample.machine.provide({})
  const named: Record<string, unknown> = machine.implementations.actions
  Object.assign(machine.implementations, {
    actions: new Proxy(named, {
      get: (all, name) => {
        actions.add(String(name))
        return Reflect.get(all, name)
      },
    }),
  })
  const contexts = new Map<string, number>()
  const known = new Set<string>()
  const queue: Snapshot[] = []
  const visit = (snapshot: Snapshot): void => {
    const state = JSON.stringify(snapshot.value)
    const print = fingerprint(snapshot)
    const count = contexts.get(state) ?? 0
    if (known.has(print) || count >= MAX_CONTEXTS) return
    known.add(print)
    contexts.set(state, count + 1)
    queue.push(snapshot)
  }
  visit(initialTransition(machine, sample.input)[0])
  for (const snapshot of queue) {
    for (const event of eventsFor(sample, snapshot)) {
      for (const { path, type } of snapshot._nodes) if (type === 'atomic') pairs.add(`${path.join('.')} ${event.type}`)
      visit(transition(machine, snapshot, event)[0])
    }
  }
  return { pairs, actions }
}
