import { afterEach, describe, expect, test, vi } from 'vitest'
import { anna as profile, wireProfile } from '../account/account.fixture.ts'
import { ORIGIN } from '../auth/auth.fixture.ts'
import { StoreError } from '../shared/errors.ts'
import { type Circumstances, openBrowser, settled, storedUser } from './session.fixture.ts'
import { openShop } from './shop.fixture.ts'
import type { Store } from './store.types.ts'

afterEach(() => vi.useRealTimers())

const PROFILE = 'GET /api/account/profile'
const UPDATE = 'POST /api/account/update-profile'

const refused = () => Response.json({ message: 'Unauthorized' }, { status: 401 })
const broken = () => Promise.reject(new TypeError('Failed to fetch'))

const openSignedIn = async (answers: Circumstances['answers'] = {}, config: Circumstances = {}) => {
  const browser = openBrowser({ ...config, answers, stored: { 'persist:EU': storedUser({}, { profile }) } })
  const page = await browser.openPage()
  const { account } = page.store.gateways
  return { ...browser, ...page, account }
}

const isSignedIn = ({ store }: Awaited<ReturnType<typeof openSignedIn>>) => store.auth.getSnapshot().isAuthenticated

test('a call that answers 401 clears the user', { meta: { spec: ['4.auth.unauthorized-clears'] } }, async () => {
  const shop = await openSignedIn({ [PROFILE]: refused })
  await expect(shop.account.profile({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  expect(shop.store.auth.getSnapshot()).toMatchObject({ isAuthenticated: false, user: null })
  expect(shop.store.account.getSnapshot().profile).toBeNull()
  expect(shop.platform.stored.size).toBe(0)
})

test("a 401 of a domain's call does too, with one toast", {
  meta: { spec: ['4.auth.unauthorized-clears'] },
}, async () => {
  const shop = await openSignedIn({ [PROFILE]: refused })
  shop.store.account.commands.load()
  await settled()
  expect(isSignedIn(shop)).toBe(false)
  expect(shop.toasts).toEqual(['unauthorized'])
})

test.each([
  ['cart', ({ cart }) => cart.commands.add({ variantId: '777' })],
  ['checkout', ({ checkout }) => checkout.commands.start()],
] satisfies readonly (readonly [string, (store: Store) => Promise<unknown>])[])(
  'a 401 of the own port of a shop for the %s does too',
  async (_, act) => {
    const refuse = () => {
      throw new StoreError('UNAUTHORIZED', '')
    }
    const checkout = {
      start: async () => refuse(),
    }
    const { store, toasts } = await openShop({ claims: {}, refuse, gateways: { checkout } })
    expect(store.auth.getSnapshot().isAuthenticated).toBe(true)
    expect(await act(store)).toMatchObject({ ok: false, error: { code: 'UNAUTHORIZED' } })
    expect(store.auth.getSnapshot().isAuthenticated).toBe(false)
    expect(toasts().map(({ code }) => code)).toEqual(['unauthorized'])
  },
)

test('a network error clears the user', { meta: { spec: ['4.auth.network-error-clears'] } }, async () => {
  const shop = await openSignedIn({ [UPDATE]: broken })
  await expect(shop.account.updateProfile({ firstName: 'Anne' }, {})).rejects.toMatchObject({ code: 'NETWORK' })
  expect(shop.store.auth.getSnapshot()).toMatchObject({ isAuthenticated: false, user: null })
  expect(shop.platform.stored.size).toBe(0)
  expect(shop.toasts).toEqual(['unauthorized'])
})

test.each([
  ['de/de-de', refused],
  ['de/de-de', broken],
  ['at/de-at', refused],
])(
  'in %s the toast appears and the user is cleared at once, and the home page of the store opens after 2.5 s',
  {
    meta: { spec: ['4.auth.unauthorized-redirect', '8.auth.unauthorized-sequence'] },
  },
  async (prefix, answer) => {
    const shop = await openSignedIn({ [UPDATE]: answer }, { prefix })
    await shop.account.updateProfile({ firstName: 'Anne' }, {}).catch(() => undefined)
    expect([isSignedIn(shop), shop.toasts, shop.platform.visited]).toEqual([false, ['unauthorized'], []])
    shop.clock.increment(1000)
    // The shopper opens another page of the shop meanwhile.
    shop.platform.navigation.replace(`${ORIGIN}/${prefix}/search?q=fleece`)
    shop.store.overlay.commands.leavePage()
    shop.clock.increment(1499)
    expect(shop.platform.visited).toEqual([])
    shop.clock.increment(1)
    expect(shop.platform.visited).toEqual([`/${prefix}`])
    shop.clock.increment(10_000)
    expect(shop.platform.visited).toHaveLength(1)
  },
)

test('three calls that fail in one tick cause one toast and one redirect', {
  meta: { spec: ['4.auth.one-path'] },
}, async () => {
  const shop = await openSignedIn({
    [UPDATE]: refused,
    [PROFILE]: refused,
    'POST /api/account/change-password': broken,
  })
  const fields = { currentPassword: 'a', newPassword: 'b', confirmPassword: 'b' }
  const calls = [
    shop.account.profile({}),
    shop.account.updateProfile({ firstName: 'Anne' }, {}),
    shop.account.changePassword(fields, {}),
  ]
  const outcomes = await Promise.allSettled(calls)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  shop.clock.increment(10_000)
  expect(shop.toasts).toEqual(['unauthorized'])
  expect(shop.platform.visited).toEqual(['/de/de-de'])
})

test.each([
  ['the cart', { cart: undefined }],
  ['the wish list', { wishlist: undefined }],
])(
  'a 401 while loading %s does too, which no other handler would report',
  {
    meta: { spec: ['4.auth.unauthorized-clears'] },
  },
  async (_what, gateways) => {
    const cartId = 'cart-0123456789abcdef'
    const browser = openBrowser({
      gateways,
      answers: { [`GET /api/store/carts/${cartId}`]: refused, 'GET /api/store/wishlist': refused },
      stored: { 'persist:EU': storedUser({}, { profile }) },
    })
    browser.platform.cookies.set('bc_cartId_EU', cartId)
    const { store, toasts } = await browser.openPage()
    expect([store.auth.getSnapshot().isAuthenticated, toasts]).toEqual([false, ['unauthorized']])
  },
)

describe('an aborted call is no network error', { meta: { spec: ['4.auth.aborts-do-not-count'] } }, () => {
  const stays = (shop: Awaited<ReturnType<typeof openSignedIn>>) => {
    shop.clock.increment(10_000)
    expect([isSignedIn(shop), shop.toasts, shop.platform.visited]).toEqual([true, [], []])
  }

  test('when its signal aborts', async () => {
    const shop = await openSignedIn({ [PROFILE]: () => new Promise<Response>(() => undefined) })
    const leaving = new AbortController()
    const call = shop.account.profile({ signal: leaving.signal })
    await settled()
    leaving.abort()
    await expect(call).rejects.toMatchObject({ code: 'ABORTED' })
    stays(shop)
  })

  test('when the user leaves the page, with the error of the browser', async () => {
    const left = () => Promise.reject(new DOMException('The page was left', 'AbortError'))
    const shop = await openSignedIn({ [PROFILE]: left, [UPDATE]: left })
    await expect(shop.account.profile({})).rejects.toMatchObject({ code: 'ABORTED' })
    await expect(shop.account.updateProfile({ firstName: 'Anne' }, {})).rejects.toMatchObject({ code: 'ABORTED' })
    shop.store.account.commands.load()
    await settled()
    expect(shop.calls(PROFILE)).toBe(2)
    stays(shop)
  })
})

test('a shop can keep the session after a network error, but never after a 401', {
  meta: { spec: ['4.auth.keep-option'] },
}, async () => {
  const shop = await openSignedIn({ [UPDATE]: broken, [PROFILE]: refused }, { onNetworkError: 'keep' })
  await expect(shop.account.updateProfile({ firstName: 'Anne' }, {})).rejects.toMatchObject({ code: 'NETWORK' })
  shop.clock.increment(10_000)
  expect([isSignedIn(shop), shop.platform.visited]).toEqual([true, []])
  await expect(shop.account.profile({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  expect(isSignedIn(shop)).toBe(false)
})

test.each([
  ['an answer that cannot be read', () => new Response('<h1>Sorry</h1>', { headers: { 'content-type': 'text/html' } })],
  ['a refusal', () => Response.json({ message: 'Too short' }, { status: 422 })],
  ['a server that fails', () => Response.json({}, { status: 500 })],
])('%s does not sign the user out', { meta: { spec: ['4.auth.network-error-clears'] } }, async (_what, answer) => {
  const shop = await openSignedIn({ [UPDATE]: answer })
  await expect(shop.account.updateProfile({ firstName: 'Anne' }, {})).rejects.toThrow()
  expect(isSignedIn(shop)).toBe(true)
})

describe('a missing stored token', () => {
  /** Opens a page without a stored session; counts the reads of the storage. */
  const openAnonymous = async () => {
    const browser = openBrowser({
      answers: {
        [PROFILE]: () => Response.json({ profile: wireProfile(profile) }),
        'POST /api/account/sign-up': () => Response.json({ profile: wireProfile(profile) }),
      },
    })
    const page = await browser.openPage()
    vi.useFakeTimers()
    const { storage, stored } = browser.platform
    let reads = 0
    const { get } = storage
    Object.assign(storage, {
      get: (name: string) => {
        if (name === 'persist:EU') reads += 1
        return get(name)
      },
    })
    const keep = () => stored.set('persist:EU', storedUser())
    const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
    return { ...browser, ...page, keep, pass, reads: () => reads }
  }

  test('is used at the next read, and nothing fails before', {
    meta: { spec: ['8.auth.token-retries'] },
  }, async () => {
    const shop = await openAnonymous()
    const call = shop.store.gateways.account.profile({})
    const done = vi.fn()
    call.then(done, done)
    await shop.pass(2500)
    shop.keep()
    await shop.pass(499)
    expect(done).not.toHaveBeenCalled()
    expect(shop.calls(PROFILE)).toBe(0)
    await shop.pass(1)
    await expect(call).resolves.toEqual(profile)
    expect(shop.calls(PROFILE)).toBe(1)
    // Three reads find nothing. The fourth finds the session, which is read once more after its parser has loaded.
    expect(shop.reads()).toBe(5)
    expect(shop.store.auth.getSnapshot().isAuthenticated).toBe(true)
  })

  test('is read six times in five seconds, and then reported with the exact text', {
    meta: { spec: ['8.auth.token-missing', '8.auth.token-retry-count'] },
  }, async () => {
    const shop = await openAnonymous()
    const outcome = shop.store.gateways.account.profile({}).catch((error: unknown) => error)
    const ended = vi.fn()
    outcome.then(ended)
    await shop.pass(4999)
    expect([shop.reads(), ended.mock.calls.length]).toEqual([5, 0])
    await shop.pass(1)
    expect(await outcome).toBeInstanceOf(Error)
    expect(await outcome).toHaveProperty('message', 'Could not get value from localStorage')
    await shop.pass(60_000)
    expect([shop.reads(), shop.calls(PROFILE)]).toEqual([6, 0])
    expect(shop.toasts).toEqual([])
  })

  test('is not read again once it is found', { meta: { spec: ['8.auth.token-retry-count'] } }, async () => {
    const shop = await openAnonymous()
    const call = shop.store.gateways.account.profile({})
    await shop.pass(500)
    shop.keep()
    await shop.pass(60_000)
    await expect(call).resolves.toEqual(profile)
    expect(shop.reads()).toBe(3)
  })

  test('is not awaited by an aborted call, nor by a sign-up', async () => {
    const shop = await openAnonymous()
    const leaving = new AbortController()
    const outcome = shop.store.gateways.account.profile({ signal: leaving.signal }).catch((error: unknown) => error)
    await shop.pass(500)
    leaving.abort()
    await shop.pass(500)
    expect(await outcome).toMatchObject({ code: 'ABORTED' })
    const fields = { userName: 'anna@x.example', password: 'secret', firstName: 'Anna', lastName: 'Alm' }
    await expect(shop.store.gateways.account.signUp(fields, {})).resolves.toEqual(profile)
    expect(shop.reads()).toBe(1)
  })
})
