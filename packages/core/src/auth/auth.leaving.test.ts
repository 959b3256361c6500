import { expect, test, vi } from 'vitest'
import { createAuthGateway } from '../api/gateways/auth.gateway.ts'
import { StoreError } from '../shared/errors.ts'
import { sites } from '../shared/sites.ts'
import { anonymous, CALLBACK, comeBack, leave, ORIGIN, open, sessionOf, settled } from './auth.fixture.ts'
import { SIGN_IN_DELAY, uiLocales } from './auth.rules.ts'
import { CLIENT } from './provider.fixture.ts'

/** The real way to the provider; nothing is sent before the browser leaves. */
const provider = createAuthGateway({
  issuer: ORIGIN,
  authorizationEndpoint: `${ORIGIN}/as/authorization.oauth2`,
  tokenEndpoint: `${ORIGIN}/as/token.oauth2`,
  jwksUri: `${ORIGIN}/pf/JWKS`,
  clientId: CLIENT,
  fetch: () => Promise.reject(new TypeError('No network')),
})

const pkceDataOf = ({ platform }: ReturnType<typeof open>): unknown =>
  JSON.parse(platform.stored.get('pkceData') ?? 'null')

test('the browser leaves 300 ms after the press, not before, with what it needs to come back already kept', {
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

test('from the alternate button it leaves after 1000 ms, not before', {
  meta: { spec: ['9.auth.delay-alternate'] },
}, async () => {
  const page = anonymous()
  page.auth.commands.signIn({ delay: 1000, intent: { kind: 'wishlist.add', productId: 7, variantId: null } })
  page.clock.increment(999)
  await settled()
  expect([page.begun, page.platform.visited]).toEqual([[], []])
  page.clock.increment(1)
  await settled()
  expect(page.platform.visited).toHaveLength(1)
})

test.each(sites.map(({ prefix, hreflang }) => [prefix, hreflang]))(
  'the provider is told where %s wants the browser back, and its language with a hyphen',
  { meta: { spec: ['2.auth.redirect-uri', '4.auth.ui-locale', '7.auth.ui-locales-form'] } },
  async (prefix, hreflang) => {
    const page = anonymous({ prefix })
    const state = await leave(page)
    const redirectUri = `${ORIGIN}/${prefix}/auth-callback`
    const [language] = hreflang.split('-')
    expect(page.begun).toEqual([{ redirectUri, uiLocales: `${hreflang} ${language}` }])
    const back = open({ platform: page.platform, prefix })
    back.actor.send({ type: 'auth.restore', session: null })
    // Whatever else the address of the callback holds.
    await back.auth.commands.complete(`${redirectUri}?code=abc&state=${state}&utm=x#top`).catch(() => undefined)
    expect(back.exchanged).toMatchObject([{ redirectUri }])
  },
)

test('the language of Austria reaches the provider as BCP 47', {
  meta: { spec: ['4.auth.ui-locale', '7.auth.ui-locales-form'] },
}, async () => {
  expect(uiLocales('de_AT')).toBe('de-AT de')
  const page = anonymous({ ...provider, prefix: 'at/de-at' })
  page.auth.commands.signIn()
  page.clock.increment(300)
  await vi.waitFor(() => expect(page.platform.visited).toHaveLength(1))
  expect(new URL(page.platform.visited[0] ?? '').searchParams.getAll('ui_locales')).toEqual(['de-AT de'])
})

test('a second press while leaving begins nothing, and what is kept belongs to the address that was left for', {
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

test('who has left stays on the way, with the verifier at hand, however late it gets', async () => {
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

test('a press before it is known who is there is void when somebody is: a later sign-out leads to no provider', async () => {
  const page = open()
  page.auth.commands.signIn()
  page.actor.send({ type: 'auth.restore', session: sessionOf() })
  page.auth.commands.signOut()
  page.clock.increment(1000)
  await settled()
  expect(page.auth.getSnapshot().status).toBe('anonymous')
  expect(page.begun).toEqual([])
})

test('coming back from the provider with the back button lets one sign in again', async () => {
  const page = anonymous()
  await leave(page)
  page.actor.send({ type: 'auth.returned' })
  expect(page.auth.getSnapshot().status).toBe('anonymous')
  await leave(page)
  expect(page.platform.visited).toHaveLength(2)
})

test('a sign-in that cannot start is silent to the shopper', async () => {
  const page = anonymous({ begin: () => Promise.reject(new StoreError('SIGN_IN', 'No crypto')) })
  await leave(page).catch(() => undefined)
  expect(page.auth.getSnapshot()).toMatchObject({ status: 'anonymous', error: null })
  expect(page.types()).toEqual(['auth.startFailed'])
  expect(page.platform.visited).toEqual([])
})

test('a storage that keeps nothing lets no sign-in begin', async () => {
  const page = anonymous()
  const { storage } = page.platform
  Object.assign(storage, { set: () => false })
  await leave(page).catch(() => undefined)
  expect(page.platform.visited).toEqual([])
  expect(page.facts).toMatchObject([{ type: 'auth.startFailed', error: { code: 'STORAGE' } }])
})

test('the page that was wanted is remembered through the sign-in', {
  meta: { spec: ['2.routes.return-to-wanted'] },
}, async () => {
  const before = anonymous()
  before.platform.navigation.replace('/de/de-de/account/orderhistory?page=2')
  const state = await leave(before)
  expect(before.platform.visited[0]).not.toContain('orderhistory')
  const page = comeBack(before)
  const { returnTo } = await page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`)
  expect(returnTo).toBe('/de/de-de/account/orderhistory?page=2')
})

test.each([CALLBACK, `${CALLBACK}?error=access_denied&state=x`])(
  'a sign-in that begins on the callback page (%s) leads to no callback',
  async (address) => {
    const before = anonymous()
    before.platform.navigation.replace(address)
    const state = await leave(before)
    const page = comeBack(before)
    expect(await page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`)).toMatchObject({ returnTo: null })
  },
)

test.each([
  'https://evil.example/',
  '//evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  'blob:https://shop.example/x',
])('a sign-in leads to no other origin: %s', { meta: { spec: ['2.routes.return-to-wanted'] } }, async (returnTo) => {
  const before = anonymous()
  before.auth.commands.signIn({ returnTo })
  before.clock.increment(300)
  await settled()
  const state = new URL(before.platform.visited[0] ?? '').searchParams.get('state')
  const page = comeBack(before)
  expect(await page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`)).toMatchObject({ returnTo: null })
})
