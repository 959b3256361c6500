import { expect, test } from 'vitest'
import { SimulatedClock } from 'xstate'
import { NOW, sessionOf, tokenOf } from '../auth/auth.fixture.ts'
import type { AuthGateway } from '../auth/index.ts'
import { storedText } from '../effects/userState.fixture.ts'
import { createFullStore, type FullConfig } from '../entries/domains.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { unwrap } from '../shared/outcome.fixture.ts'
import { runTurns } from '../shared/turns.fixture.ts'

/** Waits for a result, by default longer than the two retry pauses of a GET. */
const answered = async (what: () => unknown, patience = 3000) => {
  for (let waited = 0; waited < patience && !what(); waited += 10)
    await new Promise((resolve) => setTimeout(resolve, 10))
}
const settled = () => runTurns(20)

const GUEST_CART = 'guest-cart-0123456789'
const wireCart = (id: string, quantity: number) => ({
  id,
  version: 1,
  site: 'de/de-de',
  customer_id: 0,
  channel_id: 1,
  email: '',
  currency: { code: 'EUR' },
  locale: 'de-DE',
  tax_included: true,
  country: 'DE',
  base_amount: 10 * quantity,
  discount_amount: 0,
  cart_amount: 10 * quantity,
  coupons: [],
  line_items: { physical_items: quantity === 0 ? [] : [{ id: 'line-1', variant_id: 1, quantity, list_price: 10 }] },
  removed_items: [],
  created_time: '2026-11-21T00:00:00Z',
  updated_time: '2026-11-21T00:00:00Z',
})

type Answers = Readonly<Record<string, () => Response>>

/** Opens a shop with the real gateways and a mock network that answers by method and path. */
const open = ({
  answers = {},
  isSignedIn = false,
  apis,
  auth,
}: {
  answers?: Answers
  isSignedIn?: boolean
  apis?: FullConfig['apis']
  auth?: AuthGateway
} = {}) => {
  const sent: { call: string; url: string; token: string | null }[] = []
  const usual: Answers = {
    'GET /carts/guest-cart-0123456789': () => Response.json(wireCart(GUEST_CART, 2)),
    'GET /profile': () => Response.json({ profile: { firstName: 'Anna' } }),
    'GET /orders': () => Response.json({ data: [], meta: { pagination: { page: 1, total: 0 } } }),
    'GET /wishlist': () => Response.json({ items: [] }),
    'GET /user/country': () => Response.json({ country: 'DE' }),
    'GET /shipping-options': () => Response.json([]),
    ...answers,
  }
  const platform = createMemoryPlatform({
    href: 'https://shop.example/de/de-de/home',
    now: () => NOW,
    fetch: async (input) => {
      if (!(input instanceof Request)) throw new Error('The clients send requests')
      const { pathname } = new URL(input.url)
      const call = `${input.method} ${pathname.replace(/^\/(api\/\w+|eu|us)/, '')}`
      sent.push({ call, url: input.url, token: input.headers.get('authorization') })
      return usual[call]?.() ?? Response.json({ title: 'Nothing here' }, { status: 404 })
    },
  })
  const session = sessionOf()
  if (isSignedIn) platform.stored.set('persist:EU', storedText(session))
  platform.cookies.set('bc_cartId', GUEST_CART)
  platform.cookies.set('bc_cartId_EU', GUEST_CART)
  const clock = new SimulatedClock()
  /** Opens a page of the shop: the same browser, a new store. */
  const openPage = () => {
    const page = createFullStore({
      site: 'de/de-de',
      platform,
      clock,
      ...(apis && { apis }),
      ...(auth && { gateways: { auth } }),
    })
    page.start()
    return page
  }
  const store = openPage()
  const emitted: (string | undefined)[] = []
  store.on('toast.shown', ({ toast }) => emitted.push(toast.code))
  const toasts = () => emitted
  const calls = (call: string) => sent.filter((each) => each.call === call)
  return { store, openPage, platform, clock, session, sent, calls, toasts }
}

const noNetwork = (): never => {
  throw new TypeError('fetch failed')
}

test('the authenticated calls go to the configured base address with the token of the stored session', {
  meta: { spec: ['7.api.authenticated-base', '7.api.authenticated-base-config'] },
}, async () => {
  const usual = open({ isSignedIn: true })
  await settled()
  usual.store.account.commands.load()
  await answered(() => usual.calls('GET /profile').length > 0)
  expect(usual.calls('GET /profile')).toMatchObject([
    { url: 'https://shop.example/api/account/profile', token: `Bearer ${usual.session.accessToken}` },
  ])
  const own = open({ isSignedIn: true, apis: { account: 'https://auth.example/eu' } })
  await settled()
  own.store.account.commands.load()
  await answered(() => own.calls('GET /profile').length > 0)
  expect(own.calls('GET /profile').map(({ url }) => url)).toEqual(['https://auth.example/eu/profile'])
})

test('a profile that fails twice and then loads keeps the session; one that fails three times ends it', {
  meta: { spec: ['4.auth.get-retries'] },
}, async () => {
  let attempts = 0
  const twice = open({
    isSignedIn: true,
    answers: {
      'GET /profile': () => {
        attempts += 1
        if (attempts < 3) noNetwork()
        return Response.json({ profile: { firstName: 'Anna' } })
      },
    },
  })
  await settled()
  twice.store.account.commands.load()
  await answered(() => attempts === 3)
  await settled()
  expect(twice.store.auth.getSnapshot().status).toBe('authenticated')

  const always = open({
    isSignedIn: true,
    answers: {
      'GET /profile': noNetwork,
    },
  })
  await settled()
  always.store.account.commands.load()
  await answered(() => always.store.auth.getSnapshot().status === 'anonymous')
  expect(always.calls('GET /profile')).toHaveLength(3)
  expect(always.store.auth.getSnapshot().status).toBe('anonymous')
})

test('a 401 is not retried', { meta: { spec: ['4.auth.get-retries'] } }, async () => {
  const { store, calls } = open({
    isSignedIn: true,
    answers: { 'GET /profile': () => Response.json({ title: 'Sign in' }, { status: 401 }) },
  })
  await settled()
  store.account.commands.load()
  await answered(() => store.auth.getSnapshot().status === 'anonymous')
  expect(calls('GET /profile')).toHaveLength(1)
})

test('a network error of a cart call keeps the session and is reported; a 401 ends it', {
  meta: { spec: ['4.auth.cart-calls-apart'] },
}, async () => {
  const removal = 'DELETE /carts/guest-cart-0123456789/items/line-1'
  const lost = open({ isSignedIn: true, answers: { [removal]: noNetwork } })
  await answered(() => lost.store.cart.getSnapshot().status === 'filled')
  lost.store.cart.commands.remove('line-1')
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await settled()
    lost.clock.increment(5000)
  }
  expect(lost.calls(removal).length).toBeGreaterThan(1)
  expect(lost.store.auth.getSnapshot().status).toBe('authenticated')
  expect(lost.toasts()).toEqual(['waiting', 'not-saved'])

  const refused = open({
    isSignedIn: true,
    answers: { [removal]: () => Response.json({ title: 'Sign in' }, { status: 401 }) },
  })
  await answered(() => refused.store.cart.getSnapshot().status === 'filled')
  refused.store.cart.commands.remove('line-1')
  await settled()
  expect(refused.store.auth.getSnapshot().status).toBe('anonymous')
})

test('signing in merges the carts with one call, without duplicates', {
  meta: { spec: ['7.cart.sign-in-out'] },
}, async () => {
  const { store, openPage, calls, clock, platform } = open({
    answers: { 'POST /carts/claim': () => Response.json(wireCart('customer-cart-0123456789', 3)) },
    auth: {
      begin: async () => ({
        href: 'https://shop.example/as/authorization.oauth2?state=st-1',
        pkce: { code_challenge: 'challenge', code_verifier: 'verifier', state: 'st-1' },
      }),
      exchange: async () => ({ accessToken: tokenOf(), idToken: 'id', expiresIn: 3600 }),
    },
  })
  await answered(() => store.cart.getSnapshot().status === 'filled')
  store.auth.commands.signIn()
  clock.increment(300)
  await answered(() => platform.visited.length > 0)
  const answer = 'https://shop.example/de/de-de/auth-callback?code=c-1&state=st-1'
  const page = openPage()
  const completed = Promise.all([
    unwrap(page.auth.commands.complete(answer)),
    unwrap(page.auth.commands.complete(answer)),
  ])
  for (let turn = 0; turn < 10; turn += 1) {
    await settled()
    clock.increment(1000)
  }
  await completed
  await answered(() => page.cart.getSnapshot().count === 3)
  expect(calls('POST /carts/claim')).toHaveLength(1)
  expect(page.cart.getSnapshot()).toMatchObject({ id: 'customer-cart-0123456789', count: 3 })
  expect(platform.jar.get('bc_cartId_EU')?.value).toBe('customer-cart-0123456789')
})

test('signing out releases the cart with one call and empties the view', {
  meta: { spec: ['7.cart.sign-in-out', '4.auth.sign-out-cart'] },
}, async () => {
  const { store, calls, platform } = open({ isSignedIn: true })
  await answered(() => store.cart.getSnapshot().status === 'filled')
  expect(store.cart.getSnapshot().count).toBe(2)
  store.auth.commands.signOut()
  await settled()
  expect(store.cart.getSnapshot()).toMatchObject({ status: 'empty', count: 0, lines: [] })
  expect(calls('POST /carts/guest-cart-0123456789/release')).toHaveLength(1)
  expect([platform.jar.has('bc_cartId'), platform.jar.has('bc_cartId_EU')]).toEqual([false, false])
})
