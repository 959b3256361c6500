import { afterEach, expect, test, vi } from 'vitest'
import { anna as profile } from '../account/account.fixture.ts'
import { ORIGIN } from '../auth/auth.fixture.ts'
import { NO_MEMBERSHIP } from '../membership/membership.rules.ts'
import type { StoreError } from '../shared/errors.ts'
import { type Circumstances, leaveToSignIn, openBrowser, settled, signIn, storedUser } from './session.fixture.ts'

afterEach(() => vi.restoreAllMocks())

const CALL = 'POST /interaction/sign-out'
const membership = { ...NO_MEMBERSHIP, isActive: true, customerGroupId: '7' }

const openSignedIn = async (circumstances: Circumstances = {}) => {
  const browser = openBrowser({ stored: { 'persist:EU': storedUser({}, { profile, membership }) }, ...circumstances })
  const page = await browser.openPage()
  return { ...browser, ...page }
}

const tokensIn = (stored: ReadonlyMap<string, string>): readonly string[] =>
  [...stored.values()].filter((text) => text.includes('token'))

test('signing out removes the user, the profile, the membership and every token', {
  meta: { spec: ['4.auth.sign-out-user'] },
}, async () => {
  const initial = await openBrowser().openPage()
  const { store, platform } = await openSignedIn()
  expect(store.account.getSnapshot().profile).toEqual(profile)
  expect(store.membership.getSnapshot().isActive).toBe(true)
  expect(tokensIn(platform.stored)).toHaveLength(1)
  store.auth.commands.signOut()
  expect(store.auth.getSnapshot()).toEqual(initial.store.auth.getSnapshot())
  expect(store.account.getSnapshot()).toEqual(initial.store.account.getSnapshot())
  expect(store.membership.getSnapshot()).toEqual(initial.store.membership.getSnapshot())
  expect(tokensIn(platform.stored)).toEqual([])
})

const outcomes = [
  ['answers 500', 'SERVER', () => new Response('<h1>Sorry</h1>', { status: 500 })],
  ['finds no network', 'NETWORK', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const

test.each(outcomes)(
  'a sign-out request that %s shows no error: the user is signed out and sees the home page',
  {
    meta: { spec: ['4.auth.sign-out-failure', '8.auth.sign-out-silent', '8.auth.silent-hook'] },
  },
  async (_what, code, answer) => {
    const logged = vi.spyOn(console, 'error')
    const reported: unknown[] = []
    const answers = { [CALL]: answer }
    for (const circumstances of [
      { answers },
      { answers, onError: (error: StoreError) => reported.push([error.code, `${error.method} ${error.path}`]) },
    ]) {
      const { store, platform, toasts, calls } = await openSignedIn(circumstances)
      store.auth.commands.signOut()
      await settled()
      expect(calls(CALL)).toBe(1)
      expect(store.auth.getSnapshot()).toMatchObject({ status: 'anonymous', error: null })
      expect(platform.visited).toEqual(['/de/de-de/home'])
      expect(toasts).toEqual([])
    }
    expect(reported).toEqual([[code, CALL]])
    expect(logged).not.toHaveBeenCalled()
    // No assertion is needed for an unhandled rejection: Vitest fails the whole run when there is one.
  },
)

const promptOf = (href: string | undefined): string | null => new URL(href ?? '').searchParams.get('prompt')

test.each([...outcomes, ['is never answered', null, () => new Promise<Response>(() => undefined)] as const])(
  'after a sign-out request that %s the next sign-in asks for the password, once',
  async (_what, _code, answer) => {
    const browser = await openSignedIn({ answers: { [CALL]: answer } })
    browser.store.auth.commands.signOut()
    await settled()
    await leaveToSignIn(browser, browser)
    expect(promptOf(browser.platform.visited.at(-1))).toBe('login')
    browser.store.stop()
    expect(browser.platform.stored.has('signedOut')).toBe(true)
    await signIn(browser)
    expect(browser.platform.stored.has('signedOut')).toBe(false)
  },
)

test('after a successful sign-out request the next sign-in does not ask for the password again', async () => {
  const browser = await openSignedIn()
  browser.store.auth.commands.signOut()
  await settled()
  await leaveToSignIn(browser, browser)
  expect(promptOf(browser.platform.visited.at(-1))).toBeNull()
})

test('a successful sign-out request shows no message, uses keepalive and sends the token that ends', {
  meta: { spec: ['8.auth.silent-hook'] },
}, async () => {
  const reported: string[] = []
  const kept: unknown[] = []
  const { store, platform } = await openSignedIn({
    onError: ({ code }) => reported.push(code),
    answers: {
      [CALL]: (request) => {
        kept.push(request.keepalive, request.headers.get('authorization'))
        return new Response(null, { status: 204 })
      },
    },
  })
  const stored: { user: { access_token: string } } = JSON.parse(platform.stored.get('persist:EU') ?? '')
  const token = stored.user.access_token
  store.auth.commands.signOut()
  await settled()
  expect([reported, kept]).toEqual([[], [true, `Bearer ${token}`]])
})

test('the user is signed out before the request is answered, even if it never is', {
  meta: { spec: ['4.auth.sign-out-local-first'] },
}, async () => {
  const seen: unknown[] = []
  const { store, platform } = await openSignedIn({
    answers: {
      [CALL]: () => {
        seen.push(store.auth.getSnapshot().isAuthenticated, tokensIn(platform.stored))
        return new Promise<Response>(() => undefined)
      },
    },
  })
  store.auth.commands.signOut()
  expect(store.auth.getSnapshot().isAuthenticated).toBe(false)
  await settled()
  expect(seen).toEqual([false, []])
  expect(platform.visited).toEqual(['/de/de-de/home'])
})

test("the provider's logout page is visited only when the shop configures its address", {
  meta: { spec: ['4.auth.sign-out-provider'] },
}, async () => {
  const usual = await openSignedIn()
  usual.store.auth.commands.signOut()
  expect(usual.platform.visited).toEqual(['/de/de-de/home'])
  const identity = { clientId: 'shop', logoutEndpoint: '/idp/init_logout.openid?tenant=a' }
  const asked = await openSignedIn({ identity })
  asked.store.auth.commands.signOut()
  await vi.waitFor(() => expect(asked.platform.visited).toHaveLength(1))
  const { origin, pathname, searchParams } = new URL(asked.platform.visited[0] ?? '')
  expect(`${origin}${pathname}`).toBe(`${ORIGIN}/idp/init_logout.openid`)
  expect([...searchParams]).toEqual([
    ['tenant', 'a'],
    ['id_token_hint', 'id'],
    ['client_id', 'shop'],
    ['post_logout_redirect_uri', `${ORIGIN}/de/de-de/home`],
  ])
})

test("signing out removes the cart cookies, but not the customer's cart", {
  meta: { spec: ['4.auth.sign-out-cart-cookies'] },
}, async () => {
  const browser = openBrowser()
  const { platform } = browser
  const cookies = () => ['bc_cartId', 'bc_cartId_EU'].map((name) => platform.cookies.get(name))
  const guest = await browser.openPage()
  guest.store.cart.commands.add({ variantId: '7' })
  await settled()
  const { id } = guest.store.cart.getSnapshot()
  guest.store.stop()
  const { store } = await signIn(browser)
  expect(store.cart.getSnapshot().lines.map(({ sku }) => sku)).toEqual(['sku-7'])
  expect(cookies()).toEqual([id, id])
  store.auth.commands.signOut()
  await settled()
  expect(cookies()).toEqual([null, null])
  expect(store.cart.getSnapshot()).toMatchObject({ status: 'empty', count: 0 })
  store.stop()
  const back = await signIn(browser)
  expect(back.store.cart.getSnapshot().lines.map(({ sku }) => sku)).toEqual(['sku-7'])
  expect(cookies()).toEqual([id, id])
})

test('signing out while an add is in progress shows no error, because the user ended it', async () => {
  const { store, toasts } = await openSignedIn()
  const emitted: unknown[] = []
  store.on('cart.failed', ({ kind, name, error }) => emitted.push([kind, name, error.code]))
  store.cart.commands.add({ variantId: '7', name: 'Jacket' })
  store.auth.commands.signOut()
  await settled()
  expect([emitted, toasts]).toEqual([[['add', 'Jacket', 'ABORTED']], []])
  expect(store.cart.getSnapshot()).toMatchObject({ count: 0, isSaving: false, error: null })
})
