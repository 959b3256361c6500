import { describe, expect, test, vi } from 'vitest'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import { auth } from '../domains/auth.ts'
import { cart } from '../domains/cart.ts'
import { checkout } from '../domains/checkout.ts'
import { overlay } from '../domains/overlay.ts'
import { product } from '../domains/product.ts'
import { search } from '../domains/search.ts'
import { defineEffect, type Effect } from '../kit/defineEffect.ts'
import type { TypesOf } from '../kit/definition.types.ts'
import { lazyCart } from '../lazy/domains/cart.lazy.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import type { StoreError } from '../shared/errors.ts'
import { siteAt } from '../shared/sites.ts'
import { createFakeGateways, createTestStore } from '../testing/index.ts'
import type { StoreConfig } from './config.types.ts'
import { createStore } from './createStore.ts'
import { createPageGateways } from './gateways.ts'
import { settled } from './shop.fixture.ts'

const site = 'de/de-de'
const gateways = createFakeGateways({ site })
const platform = () => createMemoryPlatform({ href: `https://shop.example/${site}/home` })

/** Creates a store of the cart and overlay domains. The cart of its mock back end has one line. */
const open = (effects: Readonly<Record<string, Effect | false>> = {}, minimum = 0) => {
  const filled = cartOf([lineOf('a', { variantId: '1' })], { currency: 'EUR', cartAmount: 1000 })
  const carts = {
    load: async () => filled,
    create: async () => filled,
    save: async () => filled,
    claim: async () => null,
    release: async () => undefined,
  }
  const store = createStore({
    site,
    domains: [cart, overlay],
    platform: platform(),
    gateways: { cart: Object.assign(carts, { isChecked: true }) },
    effects,
    blockers: { cart: ({ subtotal }) => (subtotal < minimum ? ['minimum-order'] : []) },
  })
  store.start()
  return store
}

const addAndSettle = async (store: ReturnType<typeof open>) => {
  store.cart.commands.add({ variantId: '1' })
  await settled()
  return store.overlay.getSnapshot().panel
}

test('a store has exactly the domains of its list', () => {
  const store = createStore({
    site,
    domains: [auth, cart, search],
    platform: platform(),
    gateways: { cart: gateways.cart },
  })
  expect(Object.keys(store)).toEqual(['auth', 'cart', 'search', 'gateways', 'site', 'start', 'stop', 'on'])
})

test('a store of some domains works: an add opens the drawer, without auth', async () => {
  expect(await addAndSettle(open())).toBe('cart')
})

test('a shop switches a named effect off', async () => {
  expect(await addAndSettle(open({ 'overlay.openCartAfterAdd': false }))).toBe('none')
})

test('a shop replaces an effect, and adds one of its own that runs before listeners', async () => {
  const seen: string[] = []
  const openMenu = defineEffect<[TypesOf<typeof cart>, TypesOf<typeof overlay>]>({
    requires: ['cart', 'overlay'],
    on: { 'line.added': (_, { domains }) => domains.overlay.commands.openMenu() },
  })
  const note = defineEffect<[TypesOf<typeof cart>]>({
    requires: ['cart'],
    on: { 'line.added': () => void seen.push('effect') },
  })
  const store = open({ 'overlay.openCartAfterAdd': openMenu, 'mine.note': note })
  store.on('line.added', () => seen.push('listener'))
  expect(await addAndSettle(store)).toBe('menu')
  expect(seen).toEqual(['effect', 'listener'])
})

test('a blocker of the shop is a reason in the view of the cart', async () => {
  const store = open({}, 5000)
  await addAndSettle(store)
  expect(store.cart.getSnapshot().blockers).toEqual(['minimum-order'])
})

test('a blocker that throws blocks the checkout, and onError receives the error', async () => {
  const errors: StoreError[] = []
  const failure = new TypeError('The rule failed')
  const { store } = createTestStore({
    domains: [cart],
    blockers: {
      cart: () => {
        throw failure
      },
    },
    onError: (error) => errors.push(error),
  })
  store.start()
  await store.cart.commands.add({ variantId: '101' })
  expect(store.cart.getSnapshot().blockers).toEqual(['blocker-failed'])
  await settled()
  expect(errors[0]).toMatchObject({ code: 'UNEXPECTED', cause: failure })
})

test('without onError the error of a blocker goes to the page', async () => {
  const reportError = vi.fn()
  vi.stubGlobal('reportError', reportError)
  const failing = (): never => {
    throw new TypeError('The rule failed')
  }
  const { store } = createTestStore({ domains: [cart], blockers: { cart: failing } })
  store.start()
  await store.cart.commands.add({ variantId: '101' })
  expect(store.cart.getSnapshot().blockers).toEqual(['blocker-failed'])
  await settled()
  expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ code: 'UNEXPECTED' }))
  vi.unstubAllGlobals()
})

test('an effect of a domain does not exist in a store without the other domains that it requires', async () => {
  const handle = vi.fn()
  const effect: Effect = { requires: ['cart', 'wishlist'], handle, start: handle }
  const store = createStore({
    site,
    domains: [{ ...cart, effects: [effect] }],
    platform: platform(),
    gateways: { cart: gateways.cart },
  })
  store.start()
  await store.cart.commands.add({ variantId: '1' })
  expect(handle).not.toHaveBeenCalled()
})

test('private events reach effects and no listener', async () => {
  const store = createStore({ site, domains: [auth, cart], platform: platform(), gateways: { cart: gateways.cart } })
  const seen: string[] = []
  store.on('*', ({ type }) => seen.push(type))
  store.auth.on('*', ({ type }) => seen.push(type))
  store.start()
  await settled()
  expect(seen.filter((type) => type.startsWith('@'))).toEqual([])
})

/** The configuration as a shop without TypeScript may pass it. */
interface PlainConfig {
  readonly domains?: unknown
  readonly [option: string]: unknown
}

const mistakes: readonly (readonly [name: string, config: PlainConfig, message: string])[] = [
  [
    'two domains of one name',
    { domains: [cart, overlay, cart] },
    'Two domains are named "cart". Rename one, or list it',
  ],
  ['a reserved name', { domains: [{ ...cart, name: 'start' }] }, '"start" is a name of the store itself. Rename the'],
  [
    'a required domain that is missing',
    { domains: [checkout, auth] },
    '"checkout" requires "cart". Add it to "domains" (checkout, auth).',
  ],
  [
    'a misspelt import of a domain',
    { domains: [cart, undefined] },
    '"domains" contains undefined, which has no "create". Use one such as cart of "@cairn/core/cart".',
  ],
  ['the name of a domain in its place', { domains: ['cart'] }, '"domains" contains "cart", which has no "create".'],
  ['a lazy definition', { domains: [lazyCart] }, '"domains" contains cart, which has no "create".'],
  ['no domains', {}, '"domains" contains undefined, which has no "create".'],
  ['a misspelt import of a port', { domains: [cart], ports: [undefined] }, '"ports" contains undefined, which has no'],
  [
    'an unknown option',
    { domains: [cart], allowedOrigin: [] },
    'Unknown option "allowedOrigin". Nearest: "allowedOrigins"',
  ],
  ['a misspelt list of domains', { domain: [cart] }, 'Unknown option "domain". Nearest: "domains"'],
  [
    'a gateway of an unknown domain',
    { domains: [cart], gateways: { carts: {} } },
    'Unknown domain in "gateways" or "blockers": "carts". Nearest: "cart".',
  ],
  [
    'a blocker of an unknown domain',
    { domains: [cart, overlay], blockers: { crat: () => [] } },
    'Unknown domain in "gateways" or "blockers": "crat". Nearest: "cart", "overlay".',
  ],
  [
    'a misspelt effect',
    { domains: [cart, overlay], effects: { 'overlay.openCartAfterAd': false } },
    'Unknown effect "overlay.openCartAfterAd". Nearest: "overlay.openCartAfterAdd"',
  ],
  [
    'a protected effect',
    { domains: [auth, cart], effects: { 'cart.release': false } },
    'Unknown effect "cart.release". Nearest: "cart.refreshWhenOpened"',
  ],
  [
    'a known effect of a domain that is not in the list',
    { domains: [cart], effects: { 'overlay.openCartAfterAdd': false } },
    'Unknown effect "overlay.openCartAfterAdd"',
  ],
  ['a domain in place of the list', { domains: cart }, '"domains" is no array. Write domains: [cart].'],
  ['a port in place of the list', { domains: [cart], ports: product }, '"ports" is no array. Write ports: [product].'],
  [
    'an unknown member of identity',
    { domains: [auth], identity: { isuer: 'https://id.example' } },
    'Unknown member of "identity": "isuer". Nearest: "issuer"',
  ],
  [
    'an unknown service',
    { domains: [cart], apis: { catalog: '/catalogue' } },
    'Unknown member of "apis": "catalog". Nearest: "catalogue"',
  ],
  [
    'an unknown member of country',
    { domains: [cart], country: { partnerURL: 'https://cn.example' } },
    'Unknown member of "country": "partnerURL". Nearest: "partnerUrl"',
  ],
  [
    'an unknown member of search',
    { domains: [cart], search: { stockField: 'stock' } },
    'Unknown member of "search": "stockField". Nearest: "inStockField"',
  ],
  [
    'an unknown member of reviews',
    { domains: [cart], reviews: { apKey: 'a' } },
    'Unknown member of "reviews": "apKey". Nearest: "appKey"',
  ],
  [
    'a channel of an unknown store',
    { domains: [cart], channels: { EU: [1], USA: [2] } },
    'Unknown store in "channels": "USA". Nearest: "US"',
  ],
  [
    'a text in place of an object',
    { domains: [cart], apis: '/api' },
    '"apis" is no object. It may have store, account, search, catalogue, content, reviews.',
  ],
  [
    'an origin, which the platform gives',
    { domains: [cart], origin: 'https://shop.example' },
    '. The origin is that of "platform".',
  ],
  [
    'a host in place of an origin',
    { domains: [cart], allowedOrigins: ['checkout.example'] },
    '"allowedOrigins" contains "checkout.example". Write an origin: "https://shop.example".',
  ],
  ['a site of another spelling', { domains: [cart], site: 'de-de' }, 'Unknown site "de-de". Nearest: "de/de-de"'],
  [
    'a blocker of a domain that cannot be blocked',
    { domains: [cart, overlay], blockers: { overlay: () => ['never'] } },
    '"blockers" contains "overlay", which nothing can block. Blockable: "cart".',
  ],
  [
    'a blocker that is no function',
    { domains: [cart], blockers: { cart: ['minimum-order'] } },
    `"blockers" contains "cart", which is no function. Write cart: (view) => ['reason'].`,
  ],
  [
    'a gateway of a domain that has none',
    { domains: [cart, overlay], gateways: { overlay: {} } },
    '"gateways" contains "overlay", but this domain has no gateway. Leave it out.',
  ],
  [
    'an effect of a domain that is not in the list',
    { domains: [cart, overlay], effects: { 'mine.rule': { requires: ['carts'], handle: () => undefined } } },
    'Unknown domain that the effect "mine.rule" requires: "carts". Nearest: "cart", "overlay". Add it to "domains", or leave the effect out.',
  ],
  [
    'an effect that is none',
    { domains: [cart], effects: { 'mine.rule': () => undefined } },
    '"effects" contains mine.rule, which has no "handle". Use one such as defineEffect({ requires, on }).',
  ],
]

describe.each([
  ['createStore', (config: PlainConfig) => createStore({ site, platform: platform(), ...config } as never)],
  ['createTestStore', (config: PlainConfig) => createTestStore(config as never)],
])('%s', (_, create) => {
  test.each(mistakes)('refuses %s, and names what is right', (__, config, message) => {
    const run = () => create(config)
    expect(run).toThrow(RangeError)
    expect(run).toThrow(message)
  })
})

test.each([
  ['a production build', () => vi.stubEnv('NODE_ENV', 'production')],
  ['a page without a bundler, which has no process', () => vi.stubGlobal('process', undefined)],
])('in %s a store ignores an unknown name, but refuses an origin that is none', (_, stub) => {
  const config: PlainConfig = { site, domains: [cart], platform: platform(), allowedOrigin: [] }
  const attempt = (options: PlainConfig): unknown => {
    stub()
    try {
      return createStore(options as never)
    } catch (error) {
      return error
    } finally {
      vi.unstubAllEnvs()
      vi.unstubAllGlobals()
    }
  }
  expect(attempt(config)).toHaveProperty('cart')
  expect(attempt({ ...config, allowedOrigins: ['checkout.example'] })).toBeInstanceOf(RangeError)
  expect(attempt({ ...config, site: 'de-de' })).toEqual(new RangeError('There is no site with the prefix de-de'))
})

test.each([
  ['a host in place of an origin', { origin: 'shop.example' }, '"origin" contains "shop.example". Write an origin:'],
  ['an unknown service', { apis: { catalog: '/c' } }, 'Unknown member of "apis": "catalog". Nearest: "catalogue"'],
])('createPageGateways refuses %s, and names what is right', (_, config, message) => {
  const complete = { site: siteAt(site), origin: 'https://shop.example', fetch, ...config }
  expect(() => createPageGateways(complete as never)).toThrow(RangeError)
  expect(() => createPageGateways(complete as never)).toThrow(message)
})

test('every option of the types is known', () => {
  const options: Readonly<Record<Exclude<keyof StoreConfig, 'domains' | 'platform' | 'site'>, undefined>> = {
    allowedOrigins: undefined,
    apis: undefined,
    authCookie: undefined,
    blockers: undefined,
    channels: undefined,
    checkAnswers: undefined,
    clock: undefined,
    country: undefined,
    custom: undefined,
    customerGroups: undefined,
    effects: undefined,
    gateways: undefined,
    identity: undefined,
    initial: undefined,
    inspect: undefined,
    onError: undefined,
    onNetworkError: undefined,
    ports: undefined,
    reviews: undefined,
    search: undefined,
    sites: undefined,
  }
  const config: PlainConfig = { site, domains: [cart], platform: platform(), ...options }
  expect(() => createStore(config as never)).not.toThrow()
})

test('the compiler refuses a list that lacks a required domain, a reserved name, and a blocker of a domain that nothing can block', () => {
  // @ts-expect-error checkout requires the cart
  expect(() => createStore({ site, domains: [auth, checkout], platform: platform() })).toThrow(RangeError)
  const start = { ...overlay, name: 'start' as const }
  // @ts-expect-error the store itself has a member of that name
  expect(() => createStore({ site, domains: [start], platform: platform() })).toThrow(RangeError)
  const blockers = { overlay: (): readonly string[] => [] }
  // @ts-expect-error nothing blocks the overlay
  expect(() => createStore({ site, domains: [overlay], platform: platform(), blockers })).toThrow(RangeError)
})
