import { expect, test, vi } from 'vitest'
import type { CartCommands as Commands } from '../cart/index.ts'
import { cart } from '../domains/cart.ts'
import { checkout } from '../domains/checkout.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { StoreError } from '../shared/errors.ts'
import { createStore } from '../store/createStore.ts'
import { openShop, settled } from '../store/shop.fixture.ts'
import { createCart, createCartLine, createFakeGateways } from '../testing/index.ts'
import type { CheckoutGateway, StartedCheckout } from './checkout.types.ts'

const ADDRESS = 'https://shop.example/checkout/1'

const ready: CheckoutGateway = {
  start: async () => ({ kind: 'redirect', url: ADDRESS }),
}

/** Opens a shop and starts the checkout; records the cookies at the moment of the redirect. */
const press = async ({
  claims = null,
  checkout = {},
  onError,
}: {
  claims?: object | null
  checkout?: Partial<CheckoutGateway>
  onError?: (error: StoreError) => void
} = {}) => {
  const shop = await openShop({
    claims,
    onError,
    gateways: { checkout: { ...ready, ...checkout } },
  })
  const { platform, store } = shop
  const held: (readonly [string, string | undefined, string | undefined])[] = []
  const assign = platform.navigation.assign
  Object.assign(platform.navigation, {
    assign: (href: string) => {
      held.push([href, platform.jar.get('gore_auth')?.value, platform.jar.get('auth_token')?.value])
      assign(href)
    },
  })
  store.checkout.commands.start()
  await settled()
  return { ...shop, held }
}

test('for a signed-in user both cookies are set once, as the last step before the redirect', {
  meta: { spec: ['4.checkout.gore-auth', '4.checkout.auth-token', '4.checkout.navigate'] },
}, async () => {
  const { held, session, events, platform, store } = await press({ claims: {} })
  expect(held).toEqual([[ADDRESS, 'true', session?.accessToken]])
  expect(platform.visited).toEqual([ADDRESS])
  expect(events.at(-1)).toBe('checkout.ready')
  store.checkout.commands.start()
  await settled()
  expect(platform.visited).toEqual([ADDRESS])
})

test('when the browser drops the cart cookie, no request is sent and the shopper sees the reason', async () => {
  const calls: string[] = []
  const shop = await openShop({
    gateways: {
      checkout: {
        ...ready,
        start: async () => {
          calls.push('start')
          return { kind: 'redirect', url: ADDRESS }
        },
      },
    },
  })
  const { cookies } = shop.platform
  // Simulates a browser that blocks cookies: written cookies do not persist.
  Object.assign(cookies, { set: () => undefined })
  shop.platform.jar.clear()
  shop.store.checkout.commands.start()
  await settled()
  expect(calls).toEqual([])
  expect(shop.platform.visited).toEqual([])
  expect(shop.store.checkout.getSnapshot()).toMatchObject({
    isStarting: false,
    error: { code: 'STORAGE', problem: 'cookies_blocked' },
  })
  expect(shop.store.toasts.getSnapshot().toasts).toMatchObject([{ code: 'cookies-blocked', tone: 'error' }])
})

test('a cart cookie that another tool removed is written again before the checkout', async () => {
  const shop = await openShop({ gateways: { checkout: ready } })
  const cookie = shop.platform.jar.get('bc_cartId')
  expect(cookie).toBeDefined()
  shop.platform.jar.clear()
  shop.store.checkout.commands.start()
  await settled()
  expect(shop.platform.jar.get('bc_cartId')).toEqual(cookie)
  expect(shop.platform.visited).toEqual([ADDRESS])
})

test('the token cookie never outlives the session, and lasts ten minutes at most', async () => {
  const { platform } = await press({ claims: {} })
  expect(platform.jar.get('auth_token')?.maxAge).toBe(600)
})

test('for a guest the cookie gore_auth is false, and the token cookie of the previous user is removed', {
  meta: { spec: ['4.checkout.gore-auth', '4.checkout.auth-token', '4.checkout.navigate'] },
}, async () => {
  const { held, platform } = await press()
  expect(held).toEqual([[ADDRESS, 'false', undefined]])
  expect(platform.jar.has('auth_token')).toBe(false)
})

test('an old token cookie that appears after the page load is removed before the redirect', {
  meta: { spec: ['4.checkout.auth-token'] },
}, async () => {
  const shop = await openShop({ gateways: { checkout: ready } })
  shop.platform.cookies.set('auth_token', 'old.old.old')
  shop.store.checkout.commands.start()
  await settled()
  expect(shop.platform.visited).toEqual([ADDRESS])
  expect(shop.platform.jar.has('auth_token')).toBe(false)
})

test.each([
  '',
  '  ',
  'javascript:x',
  'javascript:alert(1)',
  'https://evil.example/checkout',
  '//evil.example',
  'https://a:b@shop.example/',
])(
  'an unsafe address (%s) sets no cookie and does not redirect',
  { meta: { spec: ['4.checkout.navigate', '4.checkout.return-url'] } },
  async (address) => {
    const { held, platform, toasts, store, events } = await press({
      claims: {},
      checkout: { start: async () => ({ kind: 'redirect', url: address }) },
    })
    expect(events).toContain('checkout.failed')
    expect([held, platform.visited, platform.jar.has('gore_auth')]).toEqual([[], [], false])
    expect(toasts()).toMatchObject([{ code: 'unexpected' }])
    expect(store.checkout.getSnapshot().isStarting).toBe(false)
  },
)

test('an address of a disallowed origin is reported to the integrator with that origin', async () => {
  const reported: StoreError[] = []
  const address = 'https://other.example/checkout'
  const { store } = await press({
    checkout: { start: async () => ({ kind: 'redirect', url: address }) },
    onError: (error) => void reported.push(error),
  })
  expect(reported).toMatchObject([{ code: 'UNSAFE_URL', response: address }])
  expect(store.checkout.getSnapshot().error).toBe(reported[0])
})

test('a refused checkout shows the text of the server, sets no cookies and does not redirect', {
  meta: { spec: ['8.toasts.server-message'] },
}, async () => {
  const words = 'Size M has just been sold'
  const { toasts, platform } = await press({
    checkout: {
      start: async () => {
        throw new StoreError('REFUSED', words, { status: 422, detail: words })
      },
    },
  })
  expect(toasts()).toMatchObject([{ code: 'server', detail: words, tone: 'error' }])
  expect([platform.visited, platform.jar.has('gore_auth')]).toEqual([[], false])
})

test('two starts in a row request two addresses and follow the second', {
  meta: { spec: ['4.checkout.return-url'] },
}, async () => {
  let asked = 0
  const { store, platform } = await press({
    checkout: {
      start: async () => {
        asked += 1
        return { kind: 'redirect', url: `https://shop.example/checkout/${asked}` }
      },
    },
  })
  platform.comeBack()
  await settled()
  store.checkout.commands.start()
  await settled()
  expect(platform.visited).toEqual(['https://shop.example/checkout/1', 'https://shop.example/checkout/2'])
})

test('a checkout that cannot start ends with one toast, and the cart is not loaded again', {
  meta: { spec: ['4.checkout.failure-stops'] },
}, async () => {
  const { calls, loads, platform, toasts, store } = await press({
    claims: {},
    checkout: {
      start: async () => {
        throw new StoreError('SERVER', 'The note could not be kept', {
          status: 500,
          detail: 'The note could not be kept',
        })
      },
    },
  })
  // The cart was loaded when the shop opened and after the flush, but not a third time, because the checkout did not
  // start.
  expect([calls, loads()]).toEqual([[], 2])
  expect([platform.visited, platform.jar.has('gore_auth'), platform.jar.has('auth_token')]).toEqual([[], false, false])
  expect(toasts()).toMatchObject([{ detail: 'The note could not be kept' }])
  expect(store.checkout.getSnapshot().isStarting).toBe(false)
})

test('a quantity that was changed just before the start is saved first', {
  meta: { spec: ['4.checkout.order'] },
}, async () => {
  const order: string[] = []
  const shop = await openShop({
    refuse: ({ kind }) => order.push(kind),
    gateways: {
      checkout: {
        ...ready,
        start: async () => {
          order.push('start')
          return { kind: 'redirect', url: ADDRESS }
        },
      },
    },
  })
  shop.store.cart.commands.setQuantity('jacket', 3)
  shop.clock.increment(100)
  await settled()
  expect(order).toEqual([])
  shop.store.checkout.commands.start()
  await settled()
  expect(order).toEqual(['quantity', 'start'])
  expect(shop.platform.visited).toEqual([ADDRESS])
})

test('a cart that is sold out at the reload does not redirect, and the button shows the reason', {
  meta: { spec: ['4.checkout.order'] },
}, async () => {
  const shop = await openShop({ gateways: { checkout: ready } })
  shop.store.checkout.commands.start()
  shop.sellOut()
  await settled()
  expect([shop.platform.visited, shop.platform.jar.has('gore_auth')]).toEqual([[], false])
  expect(shop.cart().blockers).toEqual(['nothing-in-stock'])
})

test.each([
  ['a quantity', 'quantity', (cart: Commands) => cart.setQuantity('jacket', 3)],
  ['a removal', 'remove', (cart: Commands) => cart.remove('jacket')],
] as const)('a cart in which %s was refused does not redirect', async (_, kind, command) => {
  const { store, toasts, platform, events } = await openShop({
    gateways: { checkout: ready },
    refuse: (change) => {
      if (change.kind === kind) throw new StoreError('REFUSED', 'Not like this', { status: 422 })
    },
  })
  command(store.cart.commands)
  store.checkout.commands.start()
  await settled()
  expect([platform.visited, events.includes('checkout.ready')]).toEqual([[], false])
  expect(store.checkout.getSnapshot().status).toBe('idle')
  // Only the cart reports the failure; the checkout shows no second toast.
  expect(toasts().map(({ detail }) => detail)).toEqual(['Not like this'])
  store.checkout.commands.start()
  await settled()
  expect(platform.visited).toEqual([ADDRESS])
})

test('signing out while the server prepares the checkout ends the call: its address is ignored', async () => {
  let answer: (checkout: StartedCheckout) => void = () => undefined
  let signal: AbortSignal | undefined
  const shop = await openShop({
    claims: {},
    gateways: {
      checkout: {
        ...ready,
        start: (_, options) => {
          signal = options.signal
          return new Promise((resolve) => {
            answer = resolve
          })
        },
      },
    },
  })
  const { store, platform, toasts, events } = shop
  const call = store.checkout.commands.start()
  await settled()
  expect([store.checkout.getSnapshot().status, signal?.aborted]).toEqual(['preparing', false])
  store.auth.commands.signOut()
  expect(await call).toMatchObject({ ok: false, error: { code: 'ABORTED' } })
  expect(signal?.aborted).toBe(true)
  answer({ kind: 'redirect', url: ADDRESS })
  await settled()
  expect(store.checkout.getSnapshot()).toEqual({
    status: 'idle',
    isStarting: false,
    embedded: null,
    error: null,
    unsupported: [],
  })
  expect(platform.visited).toEqual(['/de/de-de/home'])
  expect(['gore_auth', 'auth_token'].map((name) => platform.jar.has(name))).toEqual([false, false])
  expect([toasts().map(({ code }) => code), events.filter((type) => type.startsWith('checkout.'))]).toEqual([[], []])
})

test('when the cart machine has thrown, a start ends with its error', async () => {
  const platform = createMemoryPlatform()
  platform.cookies.set('bc_cartId_EU', 'cart-1')
  const filled = createCart({ lines: [createCartLine()] })
  const store = createStore({
    site: 'de/de-de',
    platform,
    domains: [cart, checkout],
    gateways: { checkout: ready, cart: { ...createFakeGateways().cart, load: async () => filled } },
  })
  const failures: string[] = []
  store.on('checkout.failed', ({ error }) => failures.push(error.code))
  store.start()
  await vi.waitFor(() => expect(store.cart.getSnapshot().count).toBe(1))
  // A shop without TypeScript may pass any value; this one cannot become a number.
  const quantity = Object.create(null)
  expect(await store.cart.commands.setQuantity('line-1', quantity)).toMatchObject({ error: { code: 'UNEXPECTED' } })
  expect(await store.checkout.commands.start()).toMatchObject({ ok: false, error: { code: 'UNEXPECTED' } })
  expect(store.checkout.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'UNEXPECTED' } })
  expect(failures).toEqual(['UNEXPECTED'])
})

const SCRIPT = 'https://pay.example/embed.js'
const payment = (scriptUrl: string): Partial<CheckoutGateway> => ({
  start: async () => ({ kind: 'embedded', clientSecret: 'secret-1', scriptUrl }),
})

test('a checkout that the page shows sets no cookie and does not leave the page', async () => {
  const { held, platform, store } = await press({ claims: {}, checkout: payment('/embed.js') })
  expect(store.checkout.getSnapshot()).toMatchObject({
    status: 'embedded',
    isStarting: false,
    embedded: { clientSecret: 'secret-1', scriptUrl: 'https://shop.example/embed.js' },
  })
  expect([held, platform.visited, platform.jar.has('gore_auth'), platform.jar.has('auth_token')]).toEqual([
    [],
    [],
    false,
    false,
  ])
})

test('a script of an origin that the shop has not allowed is refused, and the secret is not shown', async () => {
  const reported: StoreError[] = []
  const { store, toasts } = await press({ checkout: payment(SCRIPT), onError: (error) => void reported.push(error) })
  expect(reported).toMatchObject([{ code: 'UNSAFE_URL', response: SCRIPT }])
  expect(store.checkout.getSnapshot()).toMatchObject({ status: 'idle', embedded: null, error: { code: 'UNSAFE_URL' } })
  expect(toasts()).toMatchObject([{ code: 'unexpected' }])
})

test.each(['data:text/javascript,1', 'blob:https://shop.example/1', 'javascript:1', 'https://a:b@shop.example/e.js'])(
  'a script at %s is refused',
  async (scriptUrl) => {
    const { store } = await press({ checkout: payment(scriptUrl), onError: () => undefined })
    expect(store.checkout.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'UNSAFE_URL' } })
  },
)

test('a script of an allowed origin is shown, and signing out removes the secret', async () => {
  const shop = await openShop({
    claims: {},
    gateways: { checkout: { ...ready, ...payment(SCRIPT) } },
    allowedOrigins: ['https://pay.example'],
  })
  expect(await shop.store.checkout.commands.start()).toEqual({
    ok: true,
    value: { kind: 'embedded', clientSecret: 'secret-1', scriptUrl: SCRIPT },
  })
  shop.store.auth.commands.signOut()
  await settled()
  expect(shop.store.checkout.getSnapshot()).toMatchObject({ status: 'idle', embedded: null })
})
