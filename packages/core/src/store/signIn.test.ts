import { afterEach, expect, test, vi } from 'vitest'
import { encoded, ORIGIN } from '../auth/auth.fixture.ts'
import { signed } from '../auth/provider.fixture.ts'
import { StoreError } from '../shared/errors.ts'
import { unwrap } from '../shared/outcome.fixture.ts'
import { accessToken, callbackOf, leaveToSignIn, openBrowser, settled, signIn } from './session.fixture.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const TOKEN_CALL = 'POST /as/token.oauth2'

test('the callback of the provider becomes the user state, with one token request', {
  meta: { spec: ['4.auth.return', '7.auth.token-answer', '3.auth.user-state', '3.auth.ping-pkce'] },
}, async () => {
  const id_token = await signed({ given_name: 'Somebody else' })
  const access_token = accessToken({ given_name: 'Jürgen', bigCommCustomerGroupID: 7 })
  const browser = openBrowser({ tokens: { access_token, id_token, expires_in: 7199 } })
  const { store } = await signIn(browser)
  expect(store.auth.getSnapshot()).toMatchObject({ isAuthenticated: true, user: { firstName: 'Jürgen' } })
  expect(browser.calls(TOKEN_CALL)).toBe(1)
  const { user }: { user: object } = JSON.parse(browser.platform.stored.get('persist:EU') ?? '')
  expect(user).toMatchObject({ isAuthenticated: true, access_token, id_token, expires_in: 7199, pingPkce: null })
  expect(Object.keys(user).sort()).toEqual([
    'access_token',
    'expires_at',
    'expires_in',
    'id_token',
    'isAuthenticated',
    'membership',
    'pingPkce',
    'profile',
    'userInfo',
  ])
  expect(user).toMatchObject({ userInfo: { bigCommCustomerID: '42', bigCommCustomerGroupID: '7', channel: 1 } })
  expect([...browser.platform.stored.values()].join()).not.toContain('code_verifier')
})

test('the user is read from the access token; an unreadable token is a failed sign-in, not a crash', {
  meta: { spec: ['3.auth.user-info'] },
}, async () => {
  const browser = openBrowser({ tokens: { access_token: 'opaque', id_token: await signed({ given_name: 'Jürgen' }) } })
  const answer = await leaveToSignIn(browser, await browser.openPage())
  const { store } = await browser.openPage()
  const refused = await unwrap(store.auth.commands.complete(callbackOf(answer))).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(StoreError)
  expect(store.auth.getSnapshot()).toMatchObject({ status: 'anonymous', user: null, error: refused })
  store.overlay.commands.openCart()
  expect(store.overlay.getSnapshot().panel).toBe('cart')
})

test('a refused code is stored in the view, and the promise rejects with the same error', {
  meta: { spec: ['8.auth.login-failure', '7.auth.token-public-client'] },
}, async () => {
  const refusal = { error: 'invalid_grant', error_description: 'The code was used' }
  const browser = openBrowser({ answers: { [TOKEN_CALL]: () => Response.json(refusal, { status: 400 }) } })
  const answer = await leaveToSignIn(browser, await browser.openPage())
  const { store } = await browser.openPage()
  const error = await unwrap(store.auth.commands.complete(callbackOf(answer))).catch((cause: unknown) => cause)
  expect(error).toMatchObject({ problem: 'invalid_grant', status: 400, detail: 'The code was used' })
  expect(store.auth.getSnapshot().error).toBe(error)
  expect(store.auth.getSnapshot().status).toBe('anonymous')
})

test.each([
  ['without a state', (answer: URLSearchParams) => answer.delete('state')],
  ['with another state', (answer: URLSearchParams) => answer.set('state', 'forged')],
  ['with two states', (answer: URLSearchParams) => answer.append('state', answer.get('state') ?? '')],
  [
    'with another state before ours',
    (answer: URLSearchParams) => {
      const state = answer.get('state') ?? ''
      answer.set('state', 'forged')
      answer.append('state', state)
    },
  ],
])(
  'a callback %s sends no token request, and nobody is signed in',
  { meta: { spec: ['4.auth.state-checked'] } },
  async (_name, change) => {
    const browser = openBrowser()
    const answer = await leaveToSignIn(browser, await browser.openPage())
    const { store } = await browser.openPage()
    change(answer)
    await expect(unwrap(store.auth.commands.complete(callbackOf(answer)))).rejects.toMatchObject({ code: 'SIGN_IN' })
    expect(browser.calls(TOKEN_CALL)).toBe(0)
    expect(store.auth.getSnapshot()).toMatchObject({ status: 'anonymous', isAuthenticated: false })
  },
)

test('a callback with an error sends no token request, leaves no stored data, and a retry is possible', {
  meta: { spec: ['4.auth.error-return'] },
}, async () => {
  const browser = openBrowser()
  const answer = await leaveToSignIn(browser, await browser.openPage())
  answer.delete('code')
  answer.set('error', 'access_denied')
  const { store } = await browser.openPage()
  await expect(unwrap(store.auth.commands.complete(callbackOf(answer)))).rejects.toMatchObject({
    problem: 'access_denied',
  })
  expect(store.auth.getSnapshot()).toMatchObject({ status: 'anonymous', error: { problem: 'access_denied' } })
  expect(browser.calls(TOKEN_CALL)).toBe(0)
  expect([...browser.platform.stored.keys()]).toEqual([])
  store.auth.commands.signIn()
  expect(store.auth.getSnapshot()).toMatchObject({ status: 'leaving', error: null })
})

test('a provider that never sends its issuer is accepted only when the shop allows it', async () => {
  const outcome = async (iss?: 'required' | 'optional') => {
    const browser = openBrowser({ identity: { iss } })
    const answer = await leaveToSignIn(browser, await browser.openPage())
    answer.delete('iss')
    const { store } = await browser.openPage()
    await unwrap(store.auth.commands.complete(callbackOf(answer))).catch(() => undefined)
    const { isAuthenticated, error } = store.auth.getSnapshot()
    return [isAuthenticated, error?.code ?? null, browser.calls(TOKEN_CALL)]
  }
  expect(await outcome('optional')).toEqual([true, null, 1])
  expect(await outcome('required')).toEqual([false, 'SIGN_IN', 0])
  expect(await outcome()).toEqual([false, 'SIGN_IN', 0])
})

test('a callback that is mounted twice, reloaded or reopened sends its code once, without an error', {
  meta: { spec: ['2.auth.callback-reload'] },
}, async () => {
  const browser = openBrowser()
  const answer = await leaveToSignIn(browser, await browser.openPage())
  const address = callbackOf(answer)
  browser.platform.navigation.replace(address)
  const { store } = await browser.openPage()
  const { complete } = store.auth.commands
  await Promise.all([complete(address), complete(address)])
  const left = browser.platform.navigation.href()
  expect(left).toBe(`${ORIGIN}/de/de-de/auth-callback`)
  // Reload the callback page with the URL that it has after the sign-in, and with its original URL from the browser's
  // history.
  for (const href of [left, address]) {
    const again = await browser.openPage()
    await expect(unwrap(again.store.auth.commands.complete(href))).resolves.toEqual({ returnTo: null, intent: null })
    expect(again.store.auth.getSnapshot()).toMatchObject({ isAuthenticated: true, error: null })
    expect(again.toasts).toEqual([])
  }
  expect(browser.calls(TOKEN_CALL)).toBe(1)
})

test('a shop with a nonce refuses an ID token without it', {
  meta: { spec: ['4.auth.no-nonce'] },
}, async () => {
  const answering = async (wanted: (nonce: string) => object) => {
    const asked: string[] = []
    const browser = openBrowser({
      identity: { nonce: true },
      answers: {
        [TOKEN_CALL]: async () =>
          Response.json({
            access_token: accessToken(),
            token_type: 'Bearer',
            expires_in: 60,
            id_token: await signed(wanted(asked[0] ?? '')),
          }),
      },
    })
    const answer = await leaveToSignIn(browser, await browser.openPage())
    asked.push(new URL(browser.platform.visited[0] ?? '').searchParams.get('nonce') ?? '')
    const { store } = await browser.openPage()
    await unwrap(store.auth.commands.complete(callbackOf(answer))).catch(() => undefined)
    return store.auth.getSnapshot().isAuthenticated
  }
  expect(await answering((nonce) => ({ nonce }))).toBe(true)
  expect(await answering(() => ({ nonce: 'another' }))).toBe(false)
  expect(await answering(() => ({}))).toBe(false)
})

const withoutSubtle = () =>
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(7),
    // Keep `randomUUID`, because the memory platform creates its ids with this function. A real browser without
    // `crypto.subtle` lacks `randomUUID` too, and creates the ids with `getRandomValues`.
    randomUUID: crypto.randomUUID.bind(crypto),
  })

test.each([
  ['there is no crypto.subtle', 'SIGN_IN'],
  ['the storage is blocked', 'STORAGE'],
])(
  'a sign-in that cannot start because %s shows no error, and the button works again',
  {
    meta: { spec: ['8.auth.start-silent', '8.auth.silent-hook'] },
  },
  async (why, code) => {
    const logged = vi.spyOn(console, 'error')
    const reported: string[] = []
    const browser = openBrowser({ onError: (error) => reported.push(error.code) })
    const { store, toasts } = await browser.openPage()
    const failed = vi.fn()
    store.on('auth.startFailed', failed)
    const { set } = browser.platform.storage
    if (code === 'SIGN_IN') withoutSubtle()
    else Object.assign(browser.platform.storage, { set: () => false })
    store.auth.commands.signIn()
    browser.clock.increment(300)
    await vi.waitFor(() => expect(failed, why).toHaveBeenCalledOnce())
    expect(reported).toEqual([code])
    expect([toasts, browser.platform.visited]).toEqual([[], []])
    expect(logged).not.toHaveBeenCalled()
    expect(store.auth.getSnapshot()).toMatchObject({ status: 'anonymous', error: null })
    vi.unstubAllGlobals()
    Object.assign(browser.platform.storage, { set })
    await leaveToSignIn(browser, { store, toasts })
    expect(browser.platform.visited).toHaveLength(1)
  },
)

test('without an onError callback a sign-in that cannot start is reported nowhere', {
  meta: { spec: ['8.auth.silent-hook'] },
}, async () => {
  const browser = openBrowser()
  const { store, toasts } = await browser.openPage()
  Object.assign(browser.platform.storage, { set: () => false })
  store.auth.commands.signIn()
  browser.clock.increment(300)
  await vi.waitFor(() => expect(store.auth.getSnapshot().status).toBe('anonymous'))
  await settled()
  expect([toasts, browser.platform.visited]).toEqual([[], []])
})

test('an ID token for another client signs nobody in', { meta: { spec: ['7.auth.token-public-client'] } }, async () => {
  const browser = openBrowser({ tokens: { id_token: await signed({ aud: encoded('another') }) } })
  const answer = await leaveToSignIn(browser, await browser.openPage())
  const { store } = await browser.openPage()
  await expect(unwrap(store.auth.commands.complete(callbackOf(answer)))).rejects.toMatchObject({ code: 'SIGN_IN' })
  expect(browser.platform.stored.has('persist:EU')).toBe(false)
})
