import { expect, test, vi } from 'vitest'
// The gateway loads this module on demand. Importing it here makes it available without a wait.
import '../api/gateways/auth.protocol.ts'
import { createAuthGateway } from '../api/gateways/auth.gateway.ts'
import { StoreError } from '../shared/errors.ts'
import { unwrap } from '../shared/outcome.fixture.ts'
import { sites } from '../shared/sites.ts'
import { anonymous, CALLBACK, comeBack, leave, ORIGIN, open, sessionOf, settled } from './auth.fixture.ts'
import { SIGN_IN_DELAY, uiLocales } from './auth.rules.ts'
import { CLIENT } from './provider.fixture.ts'

/** The real gateway, with a network that always fails: a sign-in sends no request before the redirect. */
const provider = createAuthGateway({
  origin: ORIGIN,
  issuer: ORIGIN,
  authorizationEndpoint: `${ORIGIN}/as/authorization.oauth2`,
  tokenEndpoint: `${ORIGIN}/as/token.oauth2`,
  jwksUri: `${ORIGIN}/pf/JWKS`,
  clientId: CLIENT,
  fetch: () => Promise.reject(new TypeError('No network')),
})

const pkceDataOf = ({ platform }: ReturnType<typeof open>): unknown =>
  JSON.parse(platform.stored.get('pkceData') ?? 'null')

test('the redirect follows 300 ms after the click, and the data for the return are stored before', {
  meta: { spec: ['4.auth.delay', '4.auth.stored', '9.auth.delay', '3.storage.pkce-data'] },
}, async () => {
  expect(SIGN_IN_DELAY).toBe(300)
  const page = anonymous(provider)
  const { navigation } = page.platform
  const kept: unknown[] = []
  const { assign } = navigation
  Object.assign(navigation, {
    assign: (href: string) => {
      kept.push(pkceDataOf(page))
      assign(href)
    },
  })
  page.auth.commands.signIn()
  page.clock.increment(299)
  await settled()
  expect(page.platform.visited).toEqual([])
  expect(page.platform.stored.size).toBe(0)
  page.clock.increment(1)
  await vi.waitFor(() => expect(page.platform.visited).toHaveLength(1))
  const { origin, pathname, searchParams } = new URL(page.platform.visited[0] ?? '')
  expect(`${origin}${pathname}`).toBe(`${ORIGIN}/as/authorization.oauth2`)
  expect([searchParams.get('client_id'), searchParams.get('redirect_uri')]).toEqual([CLIENT, CALLBACK])
  expect(kept).toEqual([
    {
      code_challenge: searchParams.get('code_challenge'),
      code_verifier: expect.stringMatching(/^.{43,128}$/),
      state: searchParams.get('state'),
    },
  ])
})

test('the alternate button redirects after 1000 ms, not before', {
  meta: { spec: ['9.auth.delay-alternate'] },
}, async () => {
  const page = anonymous()
  page.auth.commands.signIn({ delay: 1000, intent: { kind: 'wishlist.add', productId: '7', variantId: null } })
  page.clock.increment(999)
  await settled()
  expect([page.begun, page.platform.visited]).toEqual([[], []])
  page.clock.increment(1)
  await settled()
  expect(page.platform.visited).toHaveLength(1)
})

test.each(sites.map(({ prefix, hreflang }) => [prefix, hreflang]))(
  'the authorization URL of %s contains its redirect URI and its language with a hyphen',
  { meta: { spec: ['2.auth.redirect-uri', '4.auth.ui-locale', '7.auth.ui-locales-form'] } },
  async (prefix, hreflang) => {
    const page = anonymous({ prefix })
    const state = await leave(page)
    const redirectUri = `${ORIGIN}/${prefix}/auth-callback`
    const [language] = hreflang.split('-')
    expect(page.begun).toEqual([{ redirectUri, uiLocales: `${hreflang} ${language}` }])
    const back = open({ platform: page.platform, prefix })
    back.actor.send({ type: 'auth.restore', session: null, now: back.now() })
    // The query and the fragment of the callback URL must not become part of the redirect URI.
    await unwrap(back.auth.commands.complete(`${redirectUri}?code=abc&state=${state}&utm=x#top`)).catch(() => undefined)
    expect(back.exchanged).toMatchObject([{ redirectUri }])
  },
)

test('the language of Austria is sent to the provider as BCP 47', {
  meta: { spec: ['4.auth.ui-locale', '7.auth.ui-locales-form'] },
}, async () => {
  expect(uiLocales('de_AT')).toBe('de-AT de')
  const page = anonymous({ ...provider, prefix: 'at/de-at' })
  page.auth.commands.signIn()
  page.clock.increment(300)
  await vi.waitFor(() => expect(page.platform.visited).toHaveLength(1))
  expect(new URL(page.platform.visited[0] ?? '').searchParams.getAll('ui_locales')).toEqual(['de-AT de'])
})

test('a second click before the redirect does nothing, and the stored data match the address', {
  meta: { spec: ['4.auth.start-locked'] },
}, async () => {
  const page = anonymous()
  page.auth.commands.signIn()
  page.clock.increment(100)
  page.auth.commands.signIn()
  page.clock.increment(1000)
  page.auth.commands.signIn()
  await settled()
  page.clock.increment(1000)
  await settled()
  expect(page.begun).toHaveLength(1)
  expect(page.platform.visited).toHaveLength(1)
  const state = new URL(page.platform.visited[0] ?? '').searchParams.get('state')
  expect(pkceDataOf(page)).toMatchObject({ state, code_verifier: `verifier-${state}` })
})

test('the verifier stays stored after the redirect, however long the user takes', async () => {
  const page = anonymous()
  await leave(page)
  const { pkce } = page.actor.getSnapshot().context
  expect(pkce).toEqual(pkceDataOf(page))
  for (let minute = 0; minute < 3; minute += 1) {
    page.clock.increment(60_000)
    await settled()
  }
  expect(page.actor.getSnapshot().value).toEqual({ leaving: 'going' })
  expect(page.begun).toHaveLength(1)
})

test('a sign-in before the session is restored is dropped when there is a session: a later sign-out does not redirect', async () => {
  const page = open()
  page.auth.commands.signIn()
  page.actor.send({ type: 'auth.restore', session: sessionOf(), now: page.now() })
  page.auth.commands.signOut()
  page.clock.increment(1000)
  await settled()
  expect(page.auth.getSnapshot().status).toBe('anonymous')
  expect(page.begun).toEqual([])
})

test('after a return from the provider with the back button the user can sign in again', async () => {
  const page = anonymous()
  await leave(page)
  page.actor.send({ type: 'auth.returned' })
  expect(page.auth.getSnapshot().status).toBe('anonymous')
  await leave(page)
  expect(page.platform.visited).toHaveLength(2)
})

test('a sign-in that cannot start shows the shopper no error', async () => {
  const page = anonymous({ begin: () => Promise.reject(new StoreError('SIGN_IN', 'No crypto')) })
  await leave(page).catch(() => undefined)
  expect(page.auth.getSnapshot()).toMatchObject({ status: 'anonymous', error: null })
  expect(page.types()).toEqual(['auth.startFailed'])
  expect(page.platform.visited).toEqual([])
})

test('without storage no sign-in starts', async () => {
  const page = anonymous()
  const { storage } = page.platform
  Object.assign(storage, { set: () => false })
  await leave(page).catch(() => undefined)
  expect(page.platform.visited).toEqual([])
  const error = { code: 'STORAGE', message: 'Could not keep the sign-in in localStorage' }
  expect(page.events).toMatchObject([{ type: 'auth.startFailed', error }])
})

test('the return address is kept through the sign-in', {
  meta: { spec: ['2.routes.return-to-wanted'] },
}, async () => {
  const before = anonymous()
  before.platform.navigation.replace('/de/de-de/account/orderhistory?page=2')
  const state = await leave(before)
  expect(before.platform.visited[0]).not.toContain('orderhistory')
  const page = comeBack(before)
  const { returnTo } = await unwrap(page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`))
  expect(returnTo).toBe('/de/de-de/account/orderhistory?page=2')
})

test.each([CALLBACK, `${CALLBACK}?error=access_denied&state=x`])(
  'a sign-in from the callback page (%s) does not return to the callback',
  async (address) => {
    const before = anonymous()
    before.platform.navigation.replace(address)
    const state = await leave(before)
    const page = comeBack(before)
    expect(await unwrap(page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`))).toMatchObject({
      returnTo: null,
    })
  },
)

test.each([
  'https://evil.example/',
  '//evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  'blob:https://shop.example/x',
])(
  'a sign-in does not return to another origin: %s',
  { meta: { spec: ['2.routes.return-to-wanted'] } },
  async (returnTo) => {
    const before = anonymous()
    before.auth.commands.signIn({ returnTo })
    before.clock.increment(300)
    await settled()
    const state = new URL(before.platform.visited[0] ?? '').searchParams.get('state')
    const page = comeBack(before)
    expect(await unwrap(page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`))).toMatchObject({
      returnTo: null,
    })
  },
)
