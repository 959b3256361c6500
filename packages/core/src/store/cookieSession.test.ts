import { expect, test, vi } from 'vitest'
import { ORIGIN } from '../auth/auth.fixture.ts'
import type { IdentityConfig } from '../platform/identity.types.ts'
import { unwrap } from '../shared/outcome.fixture.ts'
import { type Circumstances, callbackOf, openBrowser, settled, storedUser } from './session.fixture.ts'
// The store loads these modules on demand. Importing them here makes them available without a wait.
import '../api/gateways/auth.cookie.ts'
import '../effects/cookieSession.ts'
import '../effects/providerLogout.ts'

const SESSION = 'GET /session'
const SIGN_OUT = 'POST /session/sign-out'
const LOGOUT = 'https://login.example/logout?id_token_hint=x'
const ZOE = { claims: { sub: 'c-1', given_name: 'Zoë' }, expiresIn: 3600 }

/** Opens a browser of a shop whose server keeps the session. `isSignedIn`: whether the server has set its readable cookie. */
const open = (
  identity: IdentityConfig = {},
  answers: Circumstances['answers'] = {},
  { isSignedIn = true, answer = ZOE }: { isSignedIn?: boolean; answer?: unknown } = {},
) => {
  const requests: Request[] = []
  const browser = openBrowser({
    identity: { claims: { customerId: 'sub' }, ...identity, session: 'cookie' },
    answers: {
      [SESSION]: (request) => {
        requests.push(request)
        return Response.json(answer)
      },
      [SIGN_OUT]: (request) => {
        requests.push(request)
        return Response.json({ href: LOGOUT })
      },
      ...answers,
    },
  })
  if (isSignedIn) browser.platform.cookies.set('has_session', '1', {})
  return { ...browser, requests }
}

const begin = async (browser: ReturnType<typeof open>) => {
  const page = await browser.openPage()
  page.store.auth.commands.signIn({ returnTo: '/de/de-de/p/fleece' })
  browser.clock.increment(300)
  await vi.waitFor(() => expect(browser.platform.visited).toHaveLength(1))
  page.store.stop()
  return new URL(browser.platform.visited[0] ?? '')
}

test('a guest sends no request for a session', async () => {
  const { openPage, sent } = open({}, {}, { isSignedIn: false })
  const { store } = await openPage()
  expect([store.auth.getSnapshot().status, sent]).toEqual(['anonymous', []])
})

test('the session of the server is restored, and nothing of it is stored in the browser', async () => {
  const browser = open({})
  browser.platform.stored.set('persist:EU', storedUser())
  const { store } = await browser.openPage()
  await vi.waitFor(() => expect(store.auth.getSnapshot().isAuthenticated).toBe(true))
  expect(store.auth.getSnapshot().user).toMatchObject({ customerId: 'c-1', firstName: 'Zoë' })
  expect([...browser.platform.stored.keys()]).toEqual([])
})

test('a sign-in goes through the server, which redirects back with the state of this browser', async () => {
  const browser = open({}, {}, { isSignedIn: false })
  const { origin, pathname, searchParams } = await begin(browser)
  expect(`${origin}${pathname}`).toBe(`${ORIGIN}/session/sign-in`)
  const state = searchParams.get('state') ?? ''
  expect(state).toMatch(/^[\w-]{36}$/)
  expect(Object.fromEntries(searchParams)).toEqual({
    redirect_uri: `${ORIGIN}/de/de-de/auth-callback`,
    state,
    ui_locales: 'de-DE de',
  })
  browser.platform.cookies.set('has_session', '1', {})
  const { store } = await browser.openPage()
  const signedIn: unknown[] = []
  store.on('auth.signedIn', ({ session }) => signedIn.push(session.accessToken))
  const done = await unwrap(store.auth.commands.complete(callbackOf(new URLSearchParams({ code: 'done', state }))))
  expect(done.returnTo).toBe('/de/de-de/p/fleece')
  await settled()
  expect(signedIn).toEqual(['in-cookie'])
  expect([...browser.platform.stored.keys()]).toEqual([])
})

test.each([
  ['another state', { code: 'done', state: 'forged' }, 'SIGN_IN'],
  ['no state', { code: 'done' }, 'SIGN_IN'],
  ['a cancelled sign-in', { error: 'access_denied' }, 'SIGN_IN'],
] as const)('a callback with %s signs nobody in', async (_name, answer, code) => {
  const browser = open({}, {}, { isSignedIn: false })
  const state = (await begin(browser)).searchParams.get('state') ?? ''
  const { store } = await browser.openPage()
  const query = new URLSearchParams({ ...('error' in answer && { state }), ...answer })
  const outcome = await store.auth.commands.complete(callbackOf(query))
  expect(outcome).toMatchObject({ ok: false, error: { code } })
  if ('error' in answer) expect(outcome).toMatchObject({ error: { problem: 'access_denied' } })
  expect(browser.requests).toEqual([])
})

test.each([[null], [{}], [{ claims: [], expiresIn: 5 }], [{ claims: {}, expiresIn: '5' }], ['text']])(
  'the session %j of a server signs nobody in',
  async (answer) => {
    const browser = open({}, {}, { isSignedIn: false, answer })
    const state = (await begin(browser)).searchParams.get('state') ?? ''
    const { store } = await browser.openPage()
    const outcome = await store.auth.commands.complete(callbackOf(new URLSearchParams({ code: 'done', state })))
    expect(outcome).toMatchObject({ ok: false })
    expect(store.auth.getSnapshot().isAuthenticated).toBe(false)
  },
)

test('every request to the session routes has a header that another origin cannot send', async () => {
  const browser = open({})
  const { store } = await browser.openPage()
  await vi.waitFor(() => expect(store.auth.getSnapshot().isAuthenticated).toBe(true))
  store.auth.commands.signOut()
  await vi.waitFor(() => expect(browser.platform.visited).toEqual([LOGOUT]))
  expect(browser.requests.map(({ method, headers }) => [method, headers.get('authorization')])).toEqual([
    ['GET', 'Bearer in-cookie'],
    ['POST', 'Bearer in-cookie'],
  ])
  expect(browser.platform.stored.has('signedOut')).toBe(false)
})

test.each([
  ['a script', 'javascript:alert(1)'],
  ['no address', 7],
])('a sign-out whose logout page is %s goes home', async (_name, href) => {
  const browser = open({}, { [SIGN_OUT]: () => Response.json({ href }) })
  const { store } = await browser.openPage()
  await vi.waitFor(() => expect(store.auth.getSnapshot().isAuthenticated).toBe(true))
  store.auth.commands.signOut()
  await vi.waitFor(() => expect(browser.platform.visited).toEqual(['/de/de-de/home']))
})

test('a sign-out without a network stays a sign-out: the next page ends the session on the server before anything else', async () => {
  let isOffline = true
  const ended = vi.fn()
  const browser = open(
    {},
    {
      [SIGN_OUT]: () => {
        if (isOffline) return Promise.reject(new TypeError('Failed to fetch'))
        ended()
        return Response.json({ href: null })
      },
    },
  )
  const first = await browser.openPage()
  await vi.waitFor(() => expect(first.store.auth.getSnapshot().isAuthenticated).toBe(true))
  first.store.auth.commands.signOut()
  await vi.waitFor(() => expect(browser.platform.visited).toEqual(['/de/de-de/home']))
  expect(first.store.auth.getSnapshot().isAuthenticated).toBe(false)
  first.store.stop()
  const offline = await browser.openPage()
  await vi.waitFor(() => expect(offline.store.auth.getSnapshot().status).toBe('anonymous'))
  offline.store.stop()
  isOffline = false
  const online = await browser.openPage()
  await vi.waitFor(() => expect(online.store.auth.getSnapshot().status).toBe('anonymous'))
  expect(ended).toHaveBeenCalledOnce()
  expect(browser.platform.stored.has('signedOut')).toBe(false)
  expect(browser.calls(SESSION)).toBe(1)
})

test('a sign-in after an unconfirmed sign-out first ends the old session on the server, and its own session stays', async () => {
  let isBroken = true
  const ended: string[] = []
  const browser = open(
    {},
    {
      [SIGN_OUT]: () => {
        if (isBroken) return new Response(null, { status: 500 })
        ended.push(browser.platform.navigation.href())
        return Response.json({ href: null })
      },
    },
  )
  const first = await browser.openPage()
  await vi.waitFor(() => expect(first.store.auth.getSnapshot().isAuthenticated).toBe(true))
  first.store.auth.commands.signOut()
  await vi.waitFor(() => expect(browser.platform.visited).toHaveLength(1))
  first.store.stop()
  const second = await browser.openPage()
  const refused = second.store.auth.commands.signIn()
  browser.clock.increment(300)
  expect(await refused).toMatchObject({ ok: false, error: { code: 'SERVER' } })
  isBroken = false
  second.store.auth.commands.signIn()
  browser.clock.increment(300)
  await vi.waitFor(() => expect(browser.platform.visited).toHaveLength(2))
  second.store.stop()
  expect(ended).toHaveLength(1)
  const { searchParams } = new URL(browser.platform.visited[1] ?? '')
  expect(searchParams.get('prompt')).toBe('login')
  const callback = callbackOf(new URLSearchParams({ code: 'done', state: searchParams.get('state') ?? '' }))
  browser.platform.navigation.replace(callback)
  const third = await browser.openPage()
  await unwrap(third.store.auth.commands.complete(callback))
  expect(third.store.auth.getSnapshot().isAuthenticated).toBe(true)
  expect(ended).toHaveLength(1)
  expect(browser.platform.stored.has('signedOut')).toBe(false)
})

test('a tab that becomes visible notices another user and a sign-out in another tab', async () => {
  let session: unknown = ZOE
  const browser = open({}, { [SESSION]: () => Response.json(session) })
  const { store } = await browser.openPage()
  await vi.waitFor(() => expect(store.auth.getSnapshot().user?.firstName).toBe('Zoë'))
  const restored = vi.fn()
  store.on('auth.restored', restored)
  browser.platform.becomeVisible()
  await settled()
  expect(restored).not.toHaveBeenCalled()
  session = { ...ZOE, claims: { sub: 'c-2', given_name: 'Jörg' } }
  browser.platform.becomeVisible()
  await vi.waitFor(() => expect(store.auth.getSnapshot().user?.firstName).toBe('Jörg'))
  session = null
  browser.platform.becomeVisible()
  await vi.waitFor(() => expect(store.auth.getSnapshot().isAuthenticated).toBe(false))
})

test('the routes can have another path', async () => {
  const { openPage, sent } = open({ serverPath: '/api/auth' }, { 'GET /api/auth': () => Response.json(ZOE) })
  const { store } = await openPage()
  await vi.waitFor(() => expect(store.auth.getSnapshot().isAuthenticated).toBe(true))
  expect(sent).toContain('GET /api/auth')
})
