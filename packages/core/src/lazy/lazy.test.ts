import { expect, test, vi } from 'vitest'
import { unwrap } from '../shared/outcome.fixture.ts'
// The page gateways load this mapper on demand. Importing it here makes it available without a wait.
import '../api/mappers/content.mapper.ts'
import { cart } from '../domains/cart.ts'
import { checkout } from '../domains/checkout.ts'
import { overlay } from '../domains/overlay.ts'
import { createFullStore } from '../entries/domains.ts'
import { allLazyDomains } from '../entries/lazy/domains.ts'
import type { IdentityConfig } from '../platform/identity.types.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { StoreError } from '../shared/errors.ts'
import { createLazyStore } from './createLazyStore.ts'
import { createLoadedStore } from './createLoadedStore.ts'
import { lazyCart } from './domains/cart.lazy.ts'
import { lazyCheckout } from './domains/checkout.lazy.ts'
import { lazyOverlay } from './domains/overlay.lazy.ts'
import { allDefinitions, created, createFullLazyStore } from './fullLazyStore.fixture.ts'

const names = allLazyDomains.map(({ name }) => name)
const sleep = () => new Promise((resolve) => setTimeout(resolve, 5))

/** Waits until the machines have loaded and the store has started. */
const settled = async () => {
  await sleep()
  await created()
}

const open = ({
  at = 'de/de-de',
  detected = 'DE' as string | null,
  cookies = {} as Readonly<Record<string, string>>,
  stored = {} as Readonly<Record<string, string>>,
  failures = 0,
  identity = {} as IdentityConfig,
} = {}) => {
  const platform = createMemoryPlatform({ href: `https://shop.example/${at}/home` })
  for (const [name, value] of Object.entries(cookies)) platform.cookies.set(name, value)
  for (const [name, value] of Object.entries(stored)) platform.storage.set(name, value)
  const asked: string[] = []
  const loads: string[] = []
  const config = {
    site: at,
    platform,
    identity,
    gateways: {
      country: {
        detect: async () => {
          asked.push('country')
          return detected
        },
      },
    },
  }
  const store = createFullLazyStore(config, async () => {
    loads.push('machines')
    if (loads.length <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return allDefinitions
  })
  return { store, platform, asked, loads, config }
}

test('at rest it shows what the machines would to a visitor with nothing', async () => {
  const { store, config, loads } = open()
  const real = createFullStore({ ...config, platform: createMemoryPlatform({ href: 'https://shop.example/de/de-de' }) })
  store.start()
  real.start()
  await settled()
  // The schemas that check the response of a custom gateway load first, so wait for the result.
  await expect.poll(() => real.country.getSnapshot().detected).toBe('DE')
  // Skip shipping: the real machine requests the shipping cost at once. The lazy domain does not, because pages show
  // the cost only with a cart.
  const shown = names.filter((name) => name !== 'shipping')
  expect(shown.map((name) => store[name].getSnapshot())).toEqual(shown.map((name) => real[name].getSnapshot()))
  expect(store.shipping.getSnapshot().country).toBe('DE')
  expect(loads).toEqual([])
  real.stop()
})

test('its commands keep their identity when the machines load', async () => {
  const { store } = open()
  const { openCart } = store.overlay.commands
  await store.preload()
  expect(store.overlay.commands.openCart).toBe(openCart)
})

test('commands wait for the machines and are carried out in their order, none twice', async () => {
  const { store, loads } = open()
  store.start()
  const opened: string[] = []
  store.on('panel.opened', ({ panel }) => opened.push(panel))
  store.overlay.commands.openCart()
  store.overlay.commands.openSearch()
  await vi.waitFor(() => expect(opened).toEqual(['cart', 'search']))
  expect(loads).toEqual(['machines'])
  expect(store.overlay.getSnapshot().panel).toBe('search')
})

test('a listener receives every change, before and after the machines load', async () => {
  const { store } = open()
  const seen: string[] = []
  const subscription = store.overlay.subscribe(({ panel, breakpoint }) => seen.push(`${panel} ${breakpoint}`))
  store.start()
  store.overlay.commands.setWidth(400)
  store.overlay.commands.openMenu()
  await settled()
  subscription.unsubscribe()
  store.overlay.commands.closePanel()
  expect([...new Set(seen)]).toEqual(['none mobile', 'menu mobile'])
})

test('the width of the window loads nothing and is known to the machines when they load', async () => {
  const { store, loads } = open()
  store.start()
  store.overlay.commands.setWidth(400)
  await settled()
  expect(loads).toEqual([])
  await store.preload()
  expect(store.overlay.getSnapshot().breakpoint).toBe('mobile')
})

test('a mega menu loads nothing, dims the page at once and stays open when the machines load', {
  meta: { spec: ['3.product.state'] },
}, async () => {
  const { store, loads } = open()
  store.start()
  const { setMegaMenu } = store.overlay.commands
  setMegaMenu(true)
  expect(store.overlay.getSnapshot()).toMatchObject({ panel: 'mega-menu', bgOverlay: true })
  setMegaMenu(false)
  expect(store.overlay.getSnapshot()).toMatchObject({ panel: 'none', bgOverlay: false })
  setMegaMenu(true)
  await settled()
  expect(loads).toEqual([])
  await store.preload()
  expect(store.overlay.getSnapshot()).toMatchObject({ panel: 'mega-menu', bgOverlay: true })
})

test.each([
  ['the page is left', (store: ReturnType<typeof open>['store']) => store.overlay.commands.leavePage()],
  ['the layout changes', (store: ReturnType<typeof open>['store']) => store.overlay.commands.setWidth(390)],
])('a mega menu that is open when %s is closed, before it wakes and after', async (_, happen) => {
  const { store } = open()
  store.start()
  // `happen` calls `leavePage` or `setWidth` a second time. The store keeps only the last call of each command, and
  // runs the kept calls in the order in which they were made.
  store.overlay.commands.leavePage()
  store.overlay.commands.setWidth(1440)
  store.overlay.commands.setMegaMenu(true)
  store.overlay.commands.setWidth(1280)
  expect(store.overlay.getSnapshot().panel).toBe('mega-menu')
  happen(store)
  expect(store.overlay.getSnapshot()).toMatchObject({ panel: 'none', bgOverlay: false })
  await store.preload()
  expect(store.overlay.getSnapshot().panel).toBe('none')
})

test.each([
  ['a cart', { cookies: { bc_cartId_EU: '0123456789abcdef' } }],
  ['a session', { stored: { 'persist:EU': '{}' } }],
  ['a session on the server', { cookies: { has_session: '1' }, identity: { session: 'cookie' } as const }],
  ['the way back from the checkout', { cookies: { signed_in: 'true' } }],
])('it wakes by itself for a visitor with %s', async (_, circumstances) => {
  const { store, loads } = open(circumstances)
  store.start()
  await settled()
  expect(loads).toEqual(['machines'])
})

test('without its cookie a session on the server loads nothing', async () => {
  const { store, loads } = open({ identity: { session: 'cookie' }, stored: { 'persist:EU': '{}' } })
  store.start()
  await settled()
  expect(loads).toEqual([])
})

test('the machines load to offer another site, and the country is requested once', async () => {
  const { store, loads, asked, platform } = open({ detected: 'FR' })
  store.start()
  await vi.waitFor(() => expect(store.country.getSnapshot().suggestion?.countryName).toBe('France'))
  expect(loads).toEqual(['machines'])
  expect(asked).toEqual(['country'])
  expect(store.overlay.getSnapshot().dialog).toBe('country')
  expect(platform.cookies.get('current_country')).toBe('FR')
})

test.each([
  ['is at home', {}, { current_country: 'DE' }],
  ['has chosen to stay', { navigatedomain: '0' }, { current_country: 'FR' }],
])('it sleeps on for a visitor who %s, without asking', async (_, stored, cookies) => {
  const { store, loads, asked } = open({ stored, cookies })
  store.start()
  await settled()
  expect([loads, asked]).toEqual([[], []])
  expect(store.country.getSnapshot().detected).toBe(cookies.current_country)
})

test('a message of another tab loads the machines', async () => {
  const { store, loads, platform } = open()
  store.start()
  platform.receiveFromOtherTab({ type: 'cart', cartId: 'x', version: 2 })
  await settled()
  expect(loads).toEqual(['machines'])
})

test('a page that comes back as it was left may have filled a cart on the next one', async () => {
  const { store, loads, platform } = open()
  store.start()
  await settled()
  expect(loads).toEqual([])
  platform.comeBack()
  await settled()
  expect(loads).toEqual(['machines'])
})

test('commands end with the error when the machines cannot be loaded, so that a second press does not run them twice', async () => {
  const { store } = open({ failures: 1 })
  store.start()
  store.overlay.commands.openCart()
  const outcomes = await Promise.all([
    store.auth.commands.complete('https://shop.example/de/de-de/auth-callback'),
    store.cart.commands.add({ variantId: '7', name: 'Trail Jacket' }),
    store.cart.commands.add({ variantId: '8' }),
  ])
  for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: false, error: { code: 'NETWORK' } })
  expect(store.toasts.getSnapshot().toasts.map(({ code }) => code)).toEqual(['network'])
  const opened: string[] = []
  store.on('panel.opened', ({ panel }) => opened.push(panel))
  store.overlay.commands.openSearch()
  await vi.waitFor(() => expect(opened).toEqual(['search']))
  expect(store.cart.getSnapshot().isLoading).toBe(false)
  expect(store.toasts.getSnapshot().toasts).toEqual([])
})

test('a configuration of which no store can be made is reported to the page, ends the commands, and is tried again', async () => {
  const reportError = vi.fn()
  vi.stubGlobal('reportError', reportError)
  const refused = new TypeError('Invalid URL')
  let attempts = 0
  const platform = createMemoryPlatform({ href: 'https://shop.example/de/de-de/home' })
  const store = createFullLazyStore({ site: 'de/de-de', platform }, async () => ({
    ...allDefinitions,
    get cart() {
      attempts += 1
      if (attempts === 1) throw refused
      return cart
    },
  }))
  store.start()
  expect(await store.cart.commands.add({ variantId: '7' })).toMatchObject({
    ok: false,
    error: { code: 'UNEXPECTED', cause: refused },
  })
  expect(reportError.mock.calls).toEqual([[refused]])
  expect(store.toasts.getSnapshot().toasts.map(({ code }) => code)).toEqual(['unexpected'])
  store.overlay.commands.openSearch()
  await settled()
  expect(store.overlay.getSnapshot().panel).toBe('search')
  vi.unstubAllGlobals()
})

test('that the machines cannot be fetched is said for 5 s, longer under the pointer, and not after it was dismissed', async () => {
  vi.useFakeTimers()
  const { store, loads } = open({ failures: 5 })
  const shown = () => store.toasts.getSnapshot().toasts.map(({ code }) => code)
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  store.start()
  const { pause, resume, dismiss } = store.toasts.commands
  store.overlay.commands.openCart()
  await pass(4999)
  expect(shown()).toEqual(['network'])
  await pass(1)
  expect(shown()).toEqual([])
  store.overlay.commands.openCart()
  await pass(10)
  pause()
  await pass(60_000)
  expect(shown()).toEqual(['network'])
  resume()
  await pass(5000)
  expect(shown()).toEqual([])
  store.overlay.commands.openCart()
  await pass(10)
  dismiss(0)
  expect(shown()).toEqual([])
  // None of these commands loads the machines.
  expect(loads).toHaveLength(3)
  vi.useRealTimers()
})

test('no toast says that the machines cannot be loaded when each waiting caller shows the error', async () => {
  const { store } = open({ failures: 3 })
  store.start()
  expect(await store.cart.commands.add({ variantId: '7' }, { toast: false })).toMatchObject({
    error: { code: 'NETWORK' },
  })
  expect(store.toasts.getSnapshot().toasts).toEqual([])
  await Promise.all([store.cart.commands.add({ variantId: '7' }, { toast: false }), store.cart.commands.refresh()])
  expect(store.toasts.getSnapshot().toasts.map(({ code }) => code)).toEqual(['network'])
})

test('a command resolves with the answer of the loaded machine', async () => {
  const { store } = open()
  store.start()
  const answer = unwrap(store.auth.commands.complete('https://shop.example/de/de-de/auth-callback'))
  await expect(answer).rejects.toBeInstanceOf(StoreError)
})

test('a command that throws ends with its error and holds back no other call', async () => {
  const reportError = vi.fn()
  vi.stubGlobal('reportError', reportError)
  const { store } = open()
  store.start()
  const mistake: unknown = undefined
  // Plain JavaScript can call a command with anything.
  const broken = Reflect.apply(store.wishlist.commands.add, undefined, [mistake])
  const refreshed = store.cart.commands.refresh()
  expect(await broken).toMatchObject({ ok: false, error: { code: 'UNEXPECTED' } })
  expect(await refreshed).toEqual({ ok: true, value: null })
  expect(reportError).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

test('an ended subscription to events receives nothing when the machines load', async () => {
  const { store } = open()
  store.start()
  const received: string[] = []
  store.on('*', ({ type }) => received.push(type)).unsubscribe()
  store.overlay.commands.openCart()
  await settled()
  expect(received).toEqual([])
})

test('gateways are there without the machines', async () => {
  const { platform } = open()
  const store = createFullLazyStore({
    site: 'de/de-de',
    platform: { ...platform, fetch: async () => Response.json([]) },
  })
  await expect(store.gateways.content.promoMessages({})).resolves.toEqual([])
})

test('an unknown site is refused', () => {
  expect(() => createFullLazyStore({ site: 'xx/yy', platform: createMemoryPlatform() })).toThrow(RangeError)
})

test('an invalid allowed origin is refused at once, not when the machines load', () => {
  const config = { site: 'de/de-de', platform: createMemoryPlatform(), allowedOrigins: ['http://localhost:5273/'] }
  expect(() => createFullLazyStore(config)).toThrow(
    '"allowedOrigins" contains "http://localhost:5273/". Write an origin:',
  )
})

test('without toasts a failed load goes to onError', async () => {
  const errors: string[] = []
  const store = createLazyStore({
    site: 'de/de-de',
    platform: createMemoryPlatform(),
    domains: [lazyCart],
    load: async () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    },
    onError: ({ code }) => errors.push(code),
  })
  store.start()
  store.cart.commands.add({ variantId: '7' })
  await settled()
  expect(errors).toEqual(['NETWORK'])
})

/** Creates a lazy store as a shop without TypeScript does. */
const createPlain = (config: object, load: () => unknown) =>
  createLazyStore({ site: 'de/de-de', platform: createMemoryPlatform(), load, ...config } as never)

test.each([
  [
    'a misspelt import of a domain',
    { domains: [lazyCart, undefined] },
    '"domains" contains undefined, which has no "initialView".',
  ],
  [
    'the definition with the machine',
    { domains: [cart] },
    '"domains" contains cart, which has no "initialView". Use one such as lazyCart of',
  ],
  [
    'no domains',
    {},
    '"domains" contains undefined, which has no "initialView". Use one such as lazyCart of "@cairn/core/lazy/cart".',
  ],
  ['a domain in place of the list', { domains: lazyCart }, '"domains" is no array. Write domains: [cart].'],
  [
    'an unknown option',
    { domains: [lazyCart], allowedOrigin: [] },
    'Unknown option "allowedOrigin". Nearest: "allowedOrigins"',
  ],
  [
    'an unknown member of identity',
    { domains: [lazyCart], identity: { isuer: 'https://id.example' } },
    'Unknown member of "identity": "isuer". Nearest: "issuer"',
  ],
  ['a site of another spelling', { domains: [lazyCart], site: 'de-de' }, 'Unknown site "de-de". Nearest: "de/de-de"'],
  ['two domains of one name', { domains: [lazyCart, lazyCart] }, 'Two domains are named "cart".'],
  [
    'a reserved name',
    { domains: [{ ...lazyCart, name: 'start' }] },
    '"start" is a name of the store itself. Rename the domain.',
  ],
  [
    'an unknown policy',
    { domains: [{ ...lazyCart, commands: { ...lazyCart.commands, add: 'later' } }] },
    'Unknown policy of the command "cart.add": "later". Nearest: "local", "load", "keep-last".',
  ],
  [
    'a missing "load"',
    { domains: [lazyCart], load: undefined },
    `"load" is no function. Write load: () => import('./machines.ts').`,
  ],
])('a lazy store refuses %s at once, and names what is right', (_, config, message) => {
  const create = () => createPlain(config, async () => ({ createLoadedStore, cart }))
  expect(create).toThrow(RangeError)
  expect(create).toThrow(message)
})

const { add: _, ...withoutAdd } = lazyCart.commands
const mistakes: readonly (readonly [name: string, config: object, module: object, message: string])[] = [
  [
    'a module without "createLoadedStore"',
    { domains: [lazyCart] },
    { cart, createLoadedStore: undefined },
    'The module of "load" does not export "createLoadedStore". Export it from "@cairn/core/lazy/loaded".',
  ],
  [
    'a required domain that is missing',
    { domains: [lazyCheckout] },
    { checkout },
    '"checkout" requires "cart". Add it to "domains" (checkout).',
  ],
  [
    'a misspelt effect',
    { domains: [lazyCart], effects: { 'cart.refreshWhenOpen': false } },
    { cart },
    'Unknown effect "cart.refreshWhenOpen". Nearest: "cart.refreshWhenOpened"',
  ],
  [
    'a gateway of an unknown domain',
    { domains: [lazyCart], gateways: { carts: {} } },
    { cart },
    'Unknown domain in "gateways" or "blockers": "carts". Nearest: "cart".',
  ],
  [
    'a gateway of a domain that has none',
    { domains: [lazyOverlay], gateways: { overlay: {} } },
    { overlay },
    '"gateways" contains "overlay", but this domain has no gateway.',
  ],
  [
    'a blocker that is no function',
    { domains: [lazyCart], blockers: { cart: 'minimum-order' } },
    { cart },
    '"blockers" contains "cart", which is no function.',
  ],
  [
    'an effect of a domain that is not in the list',
    { domains: [lazyCart], effects: { 'mine.rule': { requires: ['carts'], handle: () => undefined } } },
    { cart },
    'Unknown domain that the effect "mine.rule" requires: "carts". Nearest: "cart".',
  ],
  [
    'a domain that the module does not export',
    { domains: [lazyCart] },
    { carts: cart },
    'The module of "load" does not export the domain "cart". Export its definition by that name. It exports carts.',
  ],
  [
    'a lazy definition in the module',
    { domains: [lazyCart] },
    { cart: lazyCart },
    'The module of "load" does not export the domain "cart".',
  ],
  [
    'another domain under the name',
    { domains: [lazyCart] },
    { cart: checkout },
    'The module of "load" does not export the domain "cart".',
  ],
  [
    'a command that the machine lacks',
    { domains: [{ ...lazyCart, commands: { ...lazyCart.commands, adds: 'load' } }] },
    { cart },
    'Unknown command in the lazy definition of "cart": "adds". Nearest: "add"',
  ],
  [
    'a command without a policy',
    { domains: [{ ...lazyCart, commands: withoutAdd }] },
    { cart },
    `The lazy definition of "cart" names no policy for "add". Add one: add: 'load'.`,
  ],
]

test.each(mistakes)(
  'a lazy store reports %s when it loads, and names what is right',
  async (__, config, module, message) => {
    const reportError = vi.fn()
    vi.stubGlobal('reportError', reportError)
    const store = createPlain(config, async () => ({ createLoadedStore, ...module }))
    await expect(store.preload()).rejects.toThrow(RangeError)
    await expect(store.preload()).rejects.toThrow(message)
    expect(reportError).toHaveBeenCalledTimes(2)
    vi.unstubAllGlobals()
  },
)

test.each([
  ['does not export a name', new SyntaxError("The requested module './cart.js' does not provide an export named 'x'")],
  ['uses an unknown name', new ReferenceError('defineDomian is not defined')],
  ['calls what is no function', new TypeError('defineDomain(...) is not a function')],
])('a module that %s is reported to the page as a mistake', async (__, mistake) => {
  const reportError = vi.fn()
  vi.stubGlobal('reportError', reportError)
  const store = createPlain({ domains: [lazyCart] }, () => Promise.reject(mistake))
  await expect(store.preload()).rejects.toMatchObject({ code: 'NETWORK', cause: mistake })
  expect(reportError.mock.calls).toEqual([[mistake]])
  vi.unstubAllGlobals()
})

test.each([
  'Failed to fetch dynamically imported module: https://shop.example/machines.js',
  'error loading dynamically imported module: https://shop.example/machines.js',
  'Importing a module script failed.',
  'Loading chunk 5 failed.',
  'Unable to preload CSS for /assets/machines.css',
])('a module that cannot be fetched is no mistake: %s', async (message) => {
  const reportError = vi.fn()
  vi.stubGlobal('reportError', reportError)
  const store = createPlain({ domains: [lazyCart] }, () => Promise.reject(new TypeError(message)))
  await expect(store.preload()).rejects.toMatchObject({ code: 'NETWORK' })
  expect(reportError).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

test('the compiler refuses a list that lacks a required domain', () => {
  const load = async () => ({ createLoadedStore, checkout })
  // @ts-expect-error checkout requires the cart
  createLazyStore({ site: 'de/de-de', platform: createMemoryPlatform(), domains: [lazyCheckout], load })
})

test('the domains of a loaded store are created in several tasks, so that an input waits for a few of them only', async () => {
  let task = 0
  let timer = setTimeout(function next() {
    task += 1
    timer = setTimeout(next)
  })
  const tasks: number[] = []
  const counted = ([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || !('create' in value)) return [name, value]
    const { create } = value
    const count = (...values: readonly unknown[]) => {
      tasks.push(task)
      return typeof create === 'function' ? create(...values) : undefined
    }
    return [name, { ...value, create: count }]
  }
  const platform = createMemoryPlatform({ href: 'https://shop.example/de/de-de/home' })
  const store = createFullLazyStore({ site: 'de/de-de', platform }, async () => ({
    ...allDefinitions,
    ...Object.fromEntries(Object.entries(allDefinitions).map(counted)),
  }))
  await store.preload()
  clearTimeout(timer)
  const perTask = Map.groupBy(tasks, (each) => each)
  expect(tasks).toHaveLength(names.length)
  expect(Math.max(...[...perTask.values()].map((each) => each.length))).toBeLessThanOrEqual(8)
})
