import { afterEach, describe, expect, test, vi } from 'vitest'
import type { AuthGateway } from '../auth/auth.types.ts'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import type { CartGateway } from '../cart/cart.types.ts'
import { StoreError } from '../shared/errors.ts'
import { unwrap } from '../shared/outcome.fixture.ts'
import { itemOf } from '../wishlist/wishlist.fixture.ts'
import { withOwnPorts as replacePorts } from './ownPorts.ts'
import { allAnswers, loadAnswers } from './portAnswers.fixture.ts'
import { callbackOf, openBrowser, settled, storedUser } from './session.fixture.ts'

afterEach(() => vi.unstubAllGlobals())

const calls = Object.keys(allAnswers)

const withOwnPorts = <Ports extends object>(
  ports: Ports,
  own: Readonly<Record<string, object>>,
  onError: ((error: StoreError) => void) | undefined,
) => replacePorts(ports, own, loadAnswers, { onError })

/** The calls whose response may be null, a text or a list; all other responses are objects. */
const NULLABLE = ['auth.renew', 'cart.load', 'cart.claim', 'country.detect', 'product.load']
const TEXTS = ['country.detect']
const LISTS = /promoMessages|popular|recommend|options|setAddresses|^wishlist/

const wrongAnswersOf = (path: string): readonly unknown[] => [
  undefined,
  ...(NULLABLE.includes(path) ? [] : [null]),
  ...(LISTS.test(path) ? [[null], [undefined], [7], [{}], [[]]] : [[]]),
  ...(TEXTS.includes(path) ? [] : ['text', '']),
  {},
  { id: 'cart-1', lines: null, orders: null, products: 'none', list: {}, navigation: 5, membership: 'gold' },
  7,
  Number.NaN,
  true,
]

const rows = calls.flatMap((path) => wrongAnswersOf(path).map((answer) => ({ path, answer })))

test.each(rows)(
  '$path with the response $answer rejects with CONTRACT, which names port and call',
  async ({ path, answer }) => {
    const [name = '', call = ''] = path.split('.')
    const reported: StoreError[] = []
    const ports = withOwnPorts({}, { [name]: { [call]: async () => answer } }, (error) => reported.push(error))
    const outcome: unknown = await Reflect.get(Reflect.get(ports, name), call)({}, {}).catch((cause: unknown) => cause)
    expect(outcome).toBeInstanceOf(StoreError)
    expect(outcome).toMatchObject({ code: 'CONTRACT', path, message: 'Unexpected error occurs' })
    await settled()
    expect(reported).toEqual([outcome])
    // The response may contain data that must not be logged.
    expect(Object.keys(reported[0] ?? {})).not.toContain('response')
  },
)

test('the cause names the invalid field inside the response', async () => {
  const cart = { ...cartOf([lineOf('a')]), lines: [{ ...lineOf('a'), options: null }] }
  const { load } = withOwnPorts({ load: undefined }, {}, undefined)
  expect(load).toBeUndefined()
  const ports = withOwnPorts({ cart: { load: async () => cart } }, { cart: { load: async () => cart } }, undefined)
  await expect(ports.cart.load()).rejects.toHaveProperty('cause.issues.0.path', ['lines', 0, 'options'])
})

test('a port with numeric ids learns which field must be a text', async () => {
  const cart = { ...cartOf([lineOf('a')]), lines: [{ ...lineOf('a'), variantId: 71 }], customerId: 7 }
  const ports = withOwnPorts({ cart: { load: async () => cart } }, { cart: { load: async () => cart } }, undefined)
  const message = 'An id must be a text'
  await expect(ports.cart.load()).rejects.toMatchObject({
    code: 'CONTRACT',
    path: 'cart.load',
    cause: {
      issues: [
        { path: ['customerId'], message },
        { path: ['lines', 0, 'variantId'], message },
      ],
    },
  })
})

test('a callback that throws does not replace the error', async () => {
  const uncaught: unknown[] = []
  vi.stubGlobal('queueMicrotask', (task: () => void) => {
    try {
      task()
    } catch (error) {
      uncaught.push(error)
    }
  })
  const port = { detect: async () => 7 }
  const ports = withOwnPorts({ country: port }, { country: port }, () => {
    throw new Error('listener')
  })
  await expect(ports.country.detect()).rejects.toMatchObject({ code: 'CONTRACT' })
  expect(uncaught).toEqual([new Error('listener')])
})

describe('a port may be', () => {
  class Detector {
    readonly country = 'DE'
    async detect() {
      return this.country
    }
  }
  test.each([
    ['an instance of a class', new Detector()],
    ['frozen', Object.freeze({ detect: async () => 'DE' })],
    ['one that answers at once', { detect: () => 'DE' }],
  ])('%s', async (_what, port) => {
    const ports = withOwnPorts({ country: port }, { country: port }, undefined)
    expect(await ports.country.detect()).toBe('DE')
  })

  test('an instance of a class for the cart, whose first add still takes one lock', async () => {
    class Carts implements CartGateway {
      readonly cart = cartOf([lineOf('a', { variantId: '7' })], { id: 'cart-of-a-class' })
      load: CartGateway['load'] = async () => this.cart
      async create() {
        return this.cart
      }
      async save() {
        return this.cart
      }
      async claim() {
        return null
      }
      async release() {}
    }
    const { store } = await openBrowser({ gateways: { cart: new Carts() } }).openPage()
    store.cart.commands.add({ variantId: '7' })
    await settled()
    store.cart.commands.add({ variantId: '7' })
    await settled()
    expect(store.cart.getSnapshot()).toMatchObject({ id: 'cart-of-a-class', error: null, isSaving: false })
  })
})

const CART_ID = 'cart-1-0123456789abcdef'
const full = cartOf([lineOf('a', { variantId: '1' })], { id: CART_ID })
const carts: CartGateway = {
  load: async () => full,
  create: async () => full,
  save: async () => full,
  claim: async () => null,
  release: async () => undefined,
}
const wishlist = { load: async () => [itemOf('7')], add: async () => [itemOf('7')], remove: async () => [itemOf('7')] }
const provider: AuthGateway = {
  begin: async () => ({
    href: 'https://provider.example/authorize',
    pkce: { code_challenge: 'c', code_verifier: 'v', state: 'the-state' },
  }),
  exchange: async () => ({ accessToken: 'a', idToken: 'i', expiresIn: 60 }),
}
const profile = { customerId: '42', userName: 'anna@x.example', firstName: 'Anna', lastName: 'Alm' }
const account = {
  profile: async () => profile,
  updateProfile: async () => profile,
  changePassword: async () => profile,
  signUp: async () => profile,
  orders: async () => ({ orders: [], page: 1, total: 0 }),
  order: async () => ({}),
}
const none = { term: '', products: [], total: 0, page: 1, pages: 1, facets: [], redirect: '' }
const search = {
  search: async () => none,
  suggest: async () => ({ query: '', corrected: null, suggested: null, alternatives: [] }),
  popular: async () => [],
  recommend: async () => [],
  log: () => undefined,
}
const membership = {
  load: async () => ({ membership: null, expired: false }),
  verify: async () => ({}),
}
const checkout = {
  start: async () => ({ kind: 'redirect', url: 'https://shop.example/checkout/1' }),
}
const shipping = { options: async () => [] }
const country = { detect: async () => null }
const working: Readonly<Record<string, object>> = {
  account,
  auth: provider,
  cart: carts,
  checkout,
  country,
  membership,
  search,
  shipping,
  wishlist,
}

type Page = Awaited<ReturnType<ReturnType<typeof openBrowser>['openPage']>>
type Browser = ReturnType<typeof openBrowser>

interface Overrides {
  readonly isSignedIn?: boolean
  readonly hasCart?: boolean
}

/**
 * Lists for each call of a machine: the event that reports its failure, the state of the shop before the call, and how
 * a test triggers the call. The event is null when the shopper sees no error (spec section 8).
 */
const machines: Readonly<
  Record<
    string,
    readonly [event: string | null, given: Overrides, act: (store: Page['store'], browser: Browser) => unknown]
  >
> = {
  'account.profile': ['account.failed', { isSignedIn: true }, ({ account }) => account.commands.load()],
  'account.orders': ['account.failed', { isSignedIn: true }, ({ account }) => account.commands.load()],
  'account.updateProfile': ['account.failed', { isSignedIn: true }, ({ account }) => account.commands.update({})],
  'account.changePassword': [
    'account.failed',
    { isSignedIn: true },
    ({ account }) => account.commands.changePassword({ currentPassword: 'a', newPassword: 'b', confirmPassword: 'b' }),
  ],
  'auth.begin': [
    'auth.startFailed',
    {},
    ({ auth }, { clock }) => {
      auth.commands.signIn()
      clock.increment(300)
    },
  ],
  'auth.exchange': [
    'auth.failed',
    {},
    async ({ auth }, { clock, platform }) => {
      auth.commands.signIn()
      clock.increment(300)
      await settled()
      platform.comeBack()
      unwrap(auth.commands.complete(callbackOf(new URLSearchParams({ code: 'c', state: 'the-state' })))).catch(
        () => undefined,
      )
    },
  ],
  'auth.renew': [
    null,
    { isSignedIn: true },
    async (_, { clock, sleep }) => {
      sleep(3_550_000)
      clock.increment(5000)
    },
  ],
  'cart.load': ['cart.failed', { hasCart: true }, () => undefined],
  'cart.create': ['cart.failed', {}, ({ cart }) => cart.commands.add({ variantId: '1' })],
  'cart.save': ['cart.failed', { hasCart: true }, ({ cart }) => cart.commands.add({ variantId: '1' })],
  'cart.claim': ['cart.failed', { isSignedIn: true }, () => undefined],
  'checkout.start': ['checkout.failed', { hasCart: true }, ({ checkout }) => checkout.commands.start()],
  'country.detect': [null, {}, () => undefined],
  'membership.load': ['membership.failed', { isSignedIn: true }, ({ membership }) => membership.commands.load()],
  'membership.verify': ['membership.failed', { isSignedIn: true }, ({ membership }) => membership.commands.verify('x')],
  'search.search': [
    null,
    {},
    ({ search }, { clock }) => {
      search.commands.open()
      search.commands.type('jacket')
      clock.increment(300)
    },
  ],
  'search.suggest': [
    null,
    {},
    ({ search }, { clock }) => {
      search.commands.open()
      search.commands.type('jacket')
      clock.increment(300)
    },
  ],
  'search.popular': [null, {}, ({ search }) => search.commands.open()],
  'search.recommend': [null, {}, ({ search }) => search.commands.open()],
  'shipping.options': [null, {}, () => undefined],
  'wishlist.load': ['wishlist.failed', { isSignedIn: true }, () => undefined],
  'wishlist.add': [
    'wishlist.failed',
    { isSignedIn: true },
    ({ wishlist }) => wishlist.commands.add({ productId: '7' }),
  ],
  'wishlist.remove': ['wishlist.failed', { isSignedIn: true }, ({ wishlist }) => wishlist.commands.remove('70')],
}

/** The calls that only pages make; the pages handle their errors themselves. */
const OF_PAGES = /^(content|delivery|product|reviews)\.|^account\.(signUp|order)$/

describe('in a shop', () => {
  test('each call is made by a machine or by a page', () => {
    expect(Object.keys(machines).toSorted()).toEqual(calls.filter((path) => !OF_PAGES.test(path)).toSorted())
  })

  const shops = Object.entries(machines).flatMap(([path, [event, given, act]]) =>
    [null, {}, 7, [{ lines: 5 }]]
      .filter((answer) => !(answer === null && NULLABLE.includes(path)))
      .map((answer) => ({ path, answer, event, given, act })),
  )

  test.each(shops)(
    '$path with the response $answer ends in $event, and stops no machine',
    async ({ path, answer, event, given, act }) => {
      const [name = '', call = ''] = path.split('.')
      const reported: StoreError[] = []
      const events: { readonly type: string; readonly error?: unknown }[] = []
      const broken: unknown[] = []
      const browser = openBrowser({
        inspect: (each) => {
          if (each.type === '@xstate.snapshot' && 'value' in each.snapshot && each.snapshot.status === 'error')
            broken.push(each.snapshot.value)
        },
        gateways: { ...working, [name]: { ...working[name], [call]: async () => answer } },
        onError: (error) => reported.push(error),
        identity: { refreshTokens: true },
        stored: given.isSignedIn ? { 'persist:EU': storedUser() } : {},
      })
      if (given.hasCart) browser.platform.cookies.set('bc_cartId_EU', CART_ID)
      const { store } = await browser.openPage(undefined, (opened) => opened.on('*', (each) => events.push(each)))
      await act(store, browser)
      await settled()
      // Let the automatic retries run too: together with the first attempt they must report only one failure.
      browser.clock.increment(10_000)
      await settled()
      store.stop()
      expect(broken).toEqual([])
      expect(reported.length).toBeGreaterThan(0)
      for (const error of reported) expect(error).toMatchObject({ name: 'StoreError', code: 'CONTRACT', path })
      const emitted = events.filter(({ error }) => error instanceof StoreError && error.code === 'CONTRACT')
      expect(emitted.map(({ type, error }) => [type, error])).toEqual(event === null ? [] : [[event, reported[0]]])
    },
  )
})
