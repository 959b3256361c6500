import { decodeJwt, decodeProtectedHeader } from 'jose'
import * as oauth from 'oauth4webapi'
import { beforeAll, expect, it } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../accounts/demoAccounts.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { openBrowser } from './testing/browser.ts'
import {
  beginSignIn,
  CALLBACK,
  discover,
  exchange,
  type IdentityShop,
  ORIGIN,
  openIdentityShop,
  signInWith,
  tokensOf,
} from './testing/identityShop.ts'

const anna = DEMO_ACCOUNTS.EU.userName

describeOnBothDatabases('signing in with a code', (open) => {
  let shop: IdentityShop
  beforeAll(async () => {
    shop = await openIdentityShop((await open()).database, { changes: { rateLimits: false } })
  })
  const browser = () => openBrowser(shop.app, ORIGIN)

  it('publishes the specified paths', async () => {
    expect(await discover(shop.app)).toMatchObject({
      issuer: ORIGIN,
      authorization_endpoint: `${ORIGIN}/as/authorization.oauth2`,
      token_endpoint: `${ORIGIN}/as/token.oauth2`,
      jwks_uri: `${ORIGIN}/pf/JWKS`,
      userinfo_endpoint: `${ORIGIN}/idp/userinfo.openid`,
      end_session_endpoint: `${ORIGIN}/idp/init_logout.openid`,
      code_challenge_methods_supported: ['S256'],
      grant_types_supported: ['authorization_code'],
      token_endpoint_auth_methods_supported: ['none'],
    })
  })

  it('publishes only the public half of its key', async () => {
    const { keys } = (await shop.app.inject('/pf/JWKS')).json()
    expect(keys).toHaveLength(1)
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  })

  it("issues tokens with the customer's identity and group", async () => {
    const tokens = await tokensOf(shop.app, DEMO_ACCOUNTS.professional.userName, DEMO_PASSWORD)
    expect(tokens.expires_in).toBe(7200)
    expect(tokens.refresh_token).toBeUndefined()
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' })
    const claims = decodeJwt(tokens.access_token)
    expect(claims).toMatchObject({
      iss: ORIGIN,
      aud: `${ORIGIN}/api`,
      bigCommCustomerID: expect.any(Number),
      bigCommCustomerGroupID: 2,
      channel: 1,
      given_name: 'Jürgen',
      userName: DEMO_ACCOUNTS.professional.userName,
      sub: expect.any(String),
    })
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(7200)
    expect(oauth.getValidatedIdTokenClaims(tokens)).toMatchObject({ sub: claims.sub, aud: 'cairn-storefront' })
    expect(tokens.access_token.length).toBeLessThan(2000)
  })

  it('names the other store by its channel', async () => {
    const tokens = await tokensOf(
      shop.app,
      DEMO_ACCOUNTS.US.userName,
      DEMO_PASSWORD,
      `${ORIGIN}/us/en-us/auth-callback`,
    )
    expect(decodeJwt(tokens.access_token)).toMatchObject({ channel: 2, bigCommCustomerGroupID: 0 })
  })

  it('does not ask again in the same browser', async () => {
    const visitor = browser()
    await signInWith(visitor, await beginSignIn(), anna, DEMO_PASSWORD)
    const again = await beginSignIn({ redirect_uri: `${ORIGIN}/gb/en-gb/auth-callback` })
    const { url } = await visitor.get(again.url)
    expect(url.pathname).toBe('/gb/en-gb/auth-callback')
    await expect(exchange(shop.app, url, again)).resolves.toHaveProperty('access_token')
  })

  it('asks again after the shop has signed the browser out', async () => {
    const visitor = browser()
    await signInWith(visitor, await beginSignIn(), anna, DEMO_PASSWORD)
    const { response } = await visitor.submit('/interaction/sign-out', {})
    expect(response.statusCode).toBe(204)
    const { url } = await visitor.get((await beginSignIn()).url)
    expect(url.pathname).toMatch(/^\/interaction\//)
  })

  it('ends the session and sends Clear-Site-Data for cookies when a visitor clears their data', async () => {
    const visitor = browser()
    await signInWith(visitor, await beginSignIn(), anna, DEMO_PASSWORD)
    const { response } = await visitor.submit('/interaction/clear-data', {})
    expect([response.statusCode, response.headers['clear-site-data']]).toEqual([204, '"cookies"'])
    const { url } = await visitor.get((await beginSignIn()).url)
    expect(url.pathname).toMatch(/^\/interaction\//)
    const foreign = await visitor.submit('/interaction/clear-data', {}, { origin: 'https://evil.test' })
    expect(foreign.response.statusCode).toBe(403)
    expect(foreign.response.headers).not.toHaveProperty('clear-site-data')
  })

  it('does not let another site sign the browser out', async () => {
    const visitor = browser()
    await signInWith(visitor, await beginSignIn(), anna, DEMO_PASSWORD)
    const { response } = await visitor.submit('/interaction/sign-out', {}, { origin: 'https://evil.test' })
    expect(response.statusCode).toBe(403)
    expect((await visitor.get((await beginSignIn()).url)).url.pathname).toBe('/de/de-de/auth-callback')
  })

  it('makes every cookie HttpOnly, SameSite=Lax and, on https, Secure', async () => {
    const hostOrigin = 'https://shop.test'
    const { app } = await openIdentityShop(shop.database, { changes: { hostOrigin } })
    const { url } = await beginSignIn({ redirect_uri: `${hostOrigin}/de/de-de/auth-callback` })
    const response = await app.inject({ url, headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test' } })
    expect(response.headers.location).toMatch(/^\/interaction\//)
    expect(response.cookies.length).toBeGreaterThan(1)
    for (const cookie of response.cookies)
      expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: expect.stringMatching(/^lax$/i) })
  })

  it.each([
    ['no challenge', { code_challenge: null, code_challenge_method: null }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['a challenge without a method', { code_challenge_method: null }],
    ['another response type', { response_type: 'token' }],
  ])('refuses %s before the password form', async (_name, changes) => {
    const { url } = await browser().get((await beginSignIn(changes)).url)
    expect(url.pathname).toBe('/de/de-de/auth-callback')
    const parameters = new URLSearchParams(url.search || url.hash.slice(1))
    expect(parameters.get('error')).toMatch(/^(invalid_request|unsupported_response_type|unauthorized_client)$/)
    expect(parameters.has('code')).toBe(false)
  })

  it.each([
    ['a foreign address', { redirect_uri: 'https://evil.test/de/de-de/auth-callback' }],
    ['a path that is not registered', { redirect_uri: `${ORIGIN}/de/de-de/auth-callback/../evil` }],
    ['a longer path', { redirect_uri: `${CALLBACK}/x` }],
    ['an unknown client', { client_id: 'somebody-else' }],
  ])('does not redirect the browser for %s', async (_name, changes) => {
    const { response, url } = await browser().get((await beginSignIn(changes)).url)
    expect(response.statusCode).toBe(400)
    expect(response.headers.location).toBeUndefined()
    expect(url.pathname).toBe('/as/authorization.oauth2')
    expect(response.body).toContain('<h1>')
  })

  it('refuses a wrong code verifier', async () => {
    const attempt = await beginSignIn()
    const callback = await signInWith(browser(), attempt, anna, DEMO_PASSWORD)
    const verifier = oauth.generateRandomCodeVerifier()
    await expect(exchange(shop.app, callback, { ...attempt, verifier })).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })

  it('accepts a code once', async () => {
    const attempt = await beginSignIn()
    const callback = await signInWith(browser(), attempt, anna, DEMO_PASSWORD)
    await exchange(shop.app, callback, attempt)
    await expect(exchange(shop.app, callback, attempt)).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  it('accepts a code once, even when it is sent several times concurrently', async () => {
    const attempt = await beginSignIn()
    const callback = await signInWith(browser(), attempt, anna, DEMO_PASSWORD)
    const exchanges = Array.from({ length: 4 }, () => exchange(shop.app, callback, attempt))
    const outcomes = (await Promise.allSettled(exchanges)).map(({ status }) => status)
    expect(outcomes.filter((status) => status === 'fulfilled')).toHaveLength(1)
  })

  it('signs the browser in again after a code was used twice', async () => {
    const visitor = browser()
    const attempt = await beginSignIn()
    const callback = await signInWith(visitor, attempt, anna, DEMO_PASSWORD)
    await exchange(shop.app, callback, attempt)
    await exchange(shop.app, callback, attempt).catch(() => {})
    const again = await beginSignIn()
    const { url } = await visitor.get(again.url)
    await expect(exchange(shop.app, url, again)).resolves.toHaveProperty('access_token')
  })

  it.each([
    ['another client', { client_id: 'somebody-else' }, 401, 'invalid_client'],
    ['another return address', { redirect_uri: `${ORIGIN}/at/de-at/auth-callback` }, 400, 'invalid_grant'],
    ['no verifier', { code_verifier: '' }, 400, 'invalid_grant'],
    ['another kind of grant', { grant_type: 'client_credentials' }, 400, 'unsupported_grant_type'],
  ])('issues no tokens for %s', async (_name, changes, status, error) => {
    const attempt = await beginSignIn()
    const callback = await signInWith(browser(), attempt, anna, DEMO_PASSWORD)
    const fields = {
      client_id: 'cairn-storefront',
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: CALLBACK,
      code_verifier: attempt.verifier,
      ...changes,
    }
    const response = await shop.app.inject({
      method: 'POST',
      url: '/as/token.oauth2',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
    expect([response.statusCode, response.json().error]).toEqual([status, error])
  })

  it('lets only listed origins request tokens', async () => {
    const preflight = (origin: string) =>
      shop.app.inject({
        method: 'OPTIONS',
        url: '/as/token.oauth2',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
    expect((await preflight(ORIGIN)).headers['access-control-allow-origin']).toBe(ORIGIN)
    for (const foreign of ['https://evil.test', 'null', `${ORIGIN}.evil.test`, 'https://shop.test']) {
      const response = await preflight(foreign)
      expect(response.headers['access-control-allow-origin']).toBeUndefined()
      expect(response.statusCode).toBe(403)
    }
  })

  it('keeps sessions, codes and keys after a restart', async () => {
    const visitor = browser()
    const attempt = await beginSignIn()
    const callback = await signInWith(visitor, attempt, anna, DEMO_PASSWORD)
    const before = await tokensOf(shop.app, anna, DEMO_PASSWORD)
    const { app } = await openIdentityShop(shop.database)
    await expect(exchange(app, callback, attempt)).resolves.toHaveProperty('access_token')
    const { url } = await openBrowserWith(app, visitor.cookies).get((await beginSignIn()).url)
    expect(url.pathname).toBe('/de/de-de/auth-callback')
    const profile = await app.inject({
      url: '/api/account/profile',
      headers: { authorization: `Bearer ${before.access_token}` },
    })
    expect(profile.statusCode).toBe(200)
  })

  const openBrowserWith = (app: IdentityShop['app'], cookies: ReturnType<typeof browser>['cookies']) => {
    const other = openBrowser(app, ORIGIN)
    other.cookies.push(...cookies)
    return other
  }
})
