import { expect, test } from 'vitest'
import { anna as profile, wireProfile } from '../account/account.fixture.ts'
import { encoded, ORIGIN } from '../auth/auth.fixture.ts'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import { unwrap } from '../shared/outcome.fixture.ts'
import { accessToken, callbackOf, leaveToSignIn, openBrowser, settled, signIn, storedUser } from './session.fixture.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const CART_ID = 'cart-0123456789abcdef'

test.each([
  ['undefined', undefined],
  ['empty', ''],
  ['99', 99],
  ['a list of both', ['EU', 'US']],
])(
  'a user whose channel is %s stays signed in, in both stores',
  {
    meta: { spec: ['4.auth.guard-unknown'] },
  },
  async (_name, channel) => {
    for (const [prefix, name] of [
      ['de/de-de', 'persist:EU'],
      ['us/en-us', 'persist:US'],
    ] as const) {
      const { store } = await openBrowser({ prefix, stored: { [name]: storedUser({ channel }) } }).openPage()
      expect(store.auth.getSnapshot().isAuthenticated).toBe(true)
    }
  },
)

test('a session ends with its token, whatever expires_in says, and at most five seconds late', {
  meta: { spec: ['4.auth.expiry-from-token', '4.auth.expiry-watch', '4.auth.valid-until'] },
}, async () => {
  const browser = openBrowser({ stored: { 'persist:EU': storedUser({ life: 300 }) } })
  const { store } = await browser.openPage()
  browser.clock.increment(5 * MINUTE - 1)
  await settled()
  expect(store.auth.getSnapshot().isAuthenticated).toBe(true)
  browser.clock.increment(5000)
  await settled()
  expect(store.auth.getSnapshot().isAuthenticated).toBe(false)
  expect(browser.platform.stored.has('persist:EU')).toBe(false)
})

test('a session of sixty days still exists after thirty-one, longer than any timer, and ends with its token', {
  meta: { spec: ['4.auth.expiry-from-token', '4.auth.valid-until'] },
}, async () => {
  const browser = openBrowser({ tokens: { access_token: accessToken({ life: 60 * 86_400 }) } })
  const { store } = await signIn(browser)
  const isSignedIn = async () => {
    browser.clock.increment(5000)
    await settled()
    return store.auth.getSnapshot().isAuthenticated
  }
  browser.sleep(31 * DAY)
  expect(await isSignedIn()).toBe(true)
  expect((await browser.openPage()).store.auth.getSnapshot().isAuthenticated).toBe(true)
  browser.sleep(29 * DAY)
  expect(await isSignedIn()).toBe(false)
  expect((await browser.openPage()).store.auth.getSnapshot().isAuthenticated).toBe(false)
})

test('a shop can configure a session that ends before its token', async () => {
  const tokens = { access_token: accessToken({ life: 60 * 86_400 }) }
  const browser = openBrowser({ tokens, identity: { maxSessionSeconds: 86_400 } })
  const { store } = await signIn(browser)
  browser.sleep(DAY - MINUTE)
  browser.clock.increment(5000)
  await settled()
  expect(store.auth.getSnapshot().isAuthenticated).toBe(true)
  browser.sleep(MINUTE)
  browser.clock.increment(5000)
  await settled()
  expect(store.auth.getSnapshot().isAuthenticated).toBe(false)
})

test.each([
  ['a day', DAY],
  ['a year', 365 * DAY],
])(
  'a clock that jumps by %s ends the session at the next check',
  {
    meta: { spec: ['4.auth.expiry-watch', '4.auth.valid-until'] },
  },
  async (_name, jump) => {
    // This session lasts longer than the maximum delay of a timer.
    const browser = openBrowser({ stored: { 'persist:EU': storedUser({ life: 29 * 86_400 }) } })
    const { store } = await browser.openPage()
    browser.clock.increment(10_000)
    await settled()
    expect(store.auth.getSnapshot().isAuthenticated).toBe(true)
    browser.sleep(jump + 29 * DAY)
    browser.clock.increment(5000)
    await settled()
    expect(store.auth.getSnapshot().isAuthenticated).toBe(false)
  },
)

test('after standby the end is detected when the page becomes visible, and after a reload at once', {
  meta: { spec: ['4.auth.expiry-watch', '4.auth.valid-until'] },
}, async () => {
  const browser = openBrowser({ stored: { 'persist:EU': storedUser({ life: 300 }) } })
  const { store } = await browser.openPage()
  browser.sleep(5 * MINUTE - 1)
  browser.platform.becomeVisible()
  expect(store.auth.getSnapshot().isAuthenticated).toBe(true)
  const early = await browser.openPage()
  expect(early.store.auth.getSnapshot().isAuthenticated).toBe(true)
  const text = browser.platform.stored.get('persist:EU') ?? ''
  browser.sleep(1)
  browser.platform.becomeVisible()
  expect(store.auth.getSnapshot().isAuthenticated).toBe(false)
  browser.platform.stored.set('persist:EU', text)
  const late = await browser.openPage()
  expect(late.store.auth.getSnapshot().isAuthenticated).toBe(false)
})

test('only the user state is stored, under the name of its store', {
  meta: { spec: ['3.storage.persisted-store'] },
}, async () => {
  const stored = { 'persist:EU': storedUser(), 'persist:US': storedUser({ channel: 2, given_name: 'Joe' }) }
  const browser = openBrowser({ stored })
  const { store } = await browser.openPage()
  store.cart.commands.add({ variantId: '7' })
  await settled()
  store.overlay.commands.openSearch()
  store.search.commands.type('fleece')
  store.overlay.commands.openCart()
  browser.clock.increment(1000)
  await settled()
  expect(store.cart.getSnapshot().count).toBe(1)
  expect([...browser.platform.stored.keys()].sort()).toEqual(['persist:EU', 'persist:US'])
  const { user, ...rest }: { user: object } = JSON.parse(browser.platform.stored.get('persist:EU') ?? '')
  expect(rest).toEqual({ version: 2 })
  expect(Object.keys(user)).toHaveLength(9)
  expect(JSON.stringify(user)).not.toMatch(/fleece|sku-7|line|panel|drawer|error|loading/i)
  // The other store has its own user.
  const there = await browser.openPage('us/en-us')
  expect(there.store.auth.getSnapshot().user?.firstName).toBe('Joe')
  expect(store.auth.getSnapshot().user?.firstName).not.toBe('Joe')
})

const { version, user }: { version: number; user: object } = JSON.parse(storedUser())

test.each([
  ['from the middle of a sign-in', JSON.stringify({ version, user: { isAuthenticated: false, isLoading: true } })],
  ['of an old version', JSON.stringify({ version: version - 1, user })],
  ['cut off', '{"a":'],
  ['with a token of nothing', JSON.stringify({ version, user: { ...user, access_token: `x.${encoded(null)}.y` } })],
])(
  'a stored state %s is dropped, and the store starts without it',
  {
    meta: { spec: ['3.storage.persisted-content'] },
  },
  async (_name, text) => {
    const browser = openBrowser({ stored: { 'persist:EU': text } })
    const { store, toasts } = await browser.openPage()
    expect(store.auth.getSnapshot()).toEqual({
      status: 'anonymous',
      isAuthenticated: false,
      user: null,
      expiresAt: null,
      error: null,
    })
    expect(store.account.getSnapshot().isLoading).toBe(false)
    expect(browser.platform.stored.has('persist:EU')).toBe(false)
    expect(toasts).toEqual([])
  },
)

test('a loading flag in the stored state is not restored', {
  meta: { spec: ['3.storage.persisted-content'] },
}, async () => {
  const text = JSON.stringify({ version, user: { ...user, isLoading: true, error: { code: 'NETWORK' } } })
  const browser = openBrowser({ stored: { 'persist:EU': text } })
  const { store } = await browser.openPage()
  expect(store.auth.getSnapshot()).toMatchObject({ status: 'authenticated', error: null })
  expect(store.account.getSnapshot()).toMatchObject({ isLoading: false, error: null })
})

test('a customer group that was edited in the storage is not shown, and the server receives only the token', {
  meta: { spec: ['3.auth.decoding'] },
}, async () => {
  const headers: (string | null)[] = []
  const answers = {
    'GET /api/account/profile': (request: Request) => {
      headers.push(request.headers.get('authorization'), request.url)
      return Response.json({ profile: wireProfile(profile) })
    },
  }
  const text = JSON.stringify({ version, user: { ...user, userInfo: { bigCommCustomerGroupID: 1 } } })
  const browser = openBrowser({ answers, stored: { 'persist:EU': text } })
  const { store } = await browser.openPage()
  expect(store.auth.getSnapshot().user?.customerGroupId).toBeNull()
  store.account.commands.load()
  await settled()
  const { access_token }: { access_token: string } = JSON.parse(JSON.stringify(user))
  expect(headers).toEqual([`Bearer ${access_token}`, `${ORIGIN}/api/account/profile`])
})

test.each([
  ['is over', storedUser({ life: -1 }), true],
  ['cannot be read', 'not a session', true],
  ['is open', storedUser(), false],
  ['was never there', null, false],
] as const)(
  'when the stored session %s, the cart of the cookies is released or kept: %#',
  async (_name, text, isLetGo) => {
    const released: string[] = []
    const loaded: string[] = []
    const gateways = {
      cart: {
        load: async (cartId: string) => {
          loaded.push(cartId)
          return cartOf([lineOf('a')], { id: CART_ID })
        },
        create: async () => cartOf([]),
        save: async () => cartOf([]),
        claim: async () => null,
        release: async (cartId: string) => void released.push(cartId),
      },
    }
    const browser = openBrowser({ gateways, ...(text !== null && { stored: { 'persist:EU': text } }) })
    for (const name of ['bc_cartId', 'bc_cartId_EU']) browser.platform.cookies.set(name, CART_ID)
    const { store, toasts } = await browser.openPage()
    expect([released, loaded]).toEqual(isLetGo ? [[CART_ID], []] : [[], [CART_ID]])
    expect(store.cart.getSnapshot()).toMatchObject({ id: isLetGo ? null : CART_ID, count: isLetGo ? 0 : 1 })
    expect([browser.platform.jar.has('bc_cartId'), browser.platform.jar.has('bc_cartId_EU')]).toEqual([
      !isLetGo,
      !isLetGo,
    ])
    expect([browser.platform.stored.has('persist:EU'), toasts]).toEqual([text !== null && !isLetGo, []])
  },
)

test("a sign-in whose token has already expired, because of a wrong clock, keeps the guest's cart", async () => {
  const browser = openBrowser({ tokens: { access_token: accessToken({ life: -10 }) } })
  const page = await browser.openPage()
  page.store.cart.commands.add({ variantId: '7' })
  await settled()
  const { store } = await browser.openPage()
  const answer = await leaveToSignIn(browser, page)
  await expect(unwrap(store.auth.commands.complete(callbackOf(answer)))).rejects.toMatchObject({ code: 'SIGN_IN' })
  await settled()
  expect([store.auth.getSnapshot().status, store.cart.getSnapshot().count]).toEqual(['anonymous', 1])
  expect(browser.platform.cookies.get('bc_cartId_EU')).toBe(store.cart.getSnapshot().id)
})
