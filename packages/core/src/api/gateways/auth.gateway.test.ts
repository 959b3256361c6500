import { expect, test } from 'vitest'
import { base64url, encoded, ORIGIN } from '../../auth/auth.fixture.ts'
import { createAuthGateway } from './auth.gateway.ts'

const CLIENT = 'cairn-storefront'
const REDIRECT = `${ORIGIN}/de/de-de/auth-callback`
const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
const PKCE = { code_challenge: 'challenge', code_verifier: 'v'.repeat(43), state: 'the-state' }

const keys = await crypto.subtle.generateKey(
  { ...ALGORITHM, modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) },
  true,
  ['sign', 'verify'],
)
const jwks = {
  keys: [{ ...(await crypto.subtle.exportKey('jwk', keys.publicKey)), kid: 'one', use: 'sig', alg: 'RS256' }],
}

const signed = async (claims: object, header: object = {}): Promise<string> => {
  const now = Math.floor(Date.now() / 1000)
  const payload = { iss: ORIGIN, aud: CLIENT, sub: '42', iat: now, exp: now + 600, ...claims }
  const text = `${encoded({ alg: 'RS256', kid: 'one', ...header })}.${encoded(payload)}`
  const signature = await crypto.subtle.sign(ALGORITHM.name, keys.privateKey, new TextEncoder().encode(text))
  return `${text}.${base64url(new Uint8Array(signature))}`
}

const json = (body: unknown, status = 200): Response => Response.json(body, { status })

/** A provider that answers the token call as told, and every other call with its keys. */
const open = ({
  token = async () =>
    json({ access_token: 'access', token_type: 'Bearer', expires_in: 600, id_token: await signed({}) }),
  origin = ORIGIN,
}: {
  token?: () => Promise<Response>
  origin?: string
} = {}) => {
  const calls: { url: string; method: string; body: string; headers: Headers }[] = []
  const gateway = createAuthGateway({
    issuer: ORIGIN,
    authorizationEndpoint: `${origin}/as/authorization.oauth2`,
    tokenEndpoint: `${origin}/as/token.oauth2`,
    jwksUri: `${origin}/pf/JWKS`,
    clientId: CLIENT,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      request.signal.throwIfAborted()
      calls.push({ url: request.url, method: request.method, body: await request.text(), headers: request.headers })
      return request.url.endsWith('/as/token.oauth2') ? token() : json(jwks)
    },
  })
  const exchange = (search = `?code=abc&state=${PKCE.state}&iss=${encodeURIComponent(ORIGIN)}`, signal?: AbortSignal) =>
    gateway.exchange({ href: `${REDIRECT}${search}`, redirectUri: REDIRECT, pkce: PKCE }, signal ? { signal } : {})
  return { calls, exchange, gateway }
}

const answering = (body: object) => open({ token: async () => json(body) })
const failure = (running: Promise<unknown>): Promise<unknown> => running.catch((error: unknown) => error)

test('the way to the provider has exactly the eight parameters, and S256 of the verifier', async () => {
  const { href, pkce } = await open().gateway.begin({ redirectUri: REDIRECT, uiLocales: 'de-DE de' })
  const url = new URL(href)
  expect(`${url.origin}${url.pathname}`).toBe(`${ORIGIN}/as/authorization.oauth2`)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    redirect_uri: REDIRECT,
    client_id: CLIENT,
    code_challenge: pkce.code_challenge,
    code_challenge_method: 'S256',
    ui_locales: 'de-DE de',
    response_type: 'code',
    scope: 'openid profile',
    state: pkce.state,
  })
  expect(pkce.code_verifier).toMatch(/^[\w.~-]{43,128}$/)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(pkce.code_verifier))
  expect(pkce.code_challenge).toBe(base64url(new Uint8Array(digest)))
})

test('each sign-in has its own verifier and state', async () => {
  const { gateway } = open()
  const request = { redirectUri: REDIRECT, uiLocales: 'de' }
  const [one, other] = [await gateway.begin(request), await gateway.begin(request)]
  expect(one.pkce.code_verifier).not.toBe(other.pkce.code_verifier)
  expect(one.pkce.state).not.toBe(other.pkce.state)
})

test('the code is exchanged with exactly the five parameters and no secret', async () => {
  const { calls, exchange } = open()
  expect(await exchange()).toMatchObject({ accessToken: 'access', expiresIn: 600 })
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `POST ${ORIGIN}/as/token.oauth2`,
    `GET ${ORIGIN}/pf/JWKS`,
  ])
  expect(Object.fromEntries(new URLSearchParams(calls[0]?.body))).toEqual({
    client_id: CLIENT,
    grant_type: 'authorization_code',
    code: 'abc',
    redirect_uri: REDIRECT,
    code_verifier: PKCE.code_verifier,
  })
  expect(calls[0]?.headers.get('authorization')).toBeNull()
})

test('a refresh token that nobody asked for is dropped', async () => {
  const tokens = { access_token: 'a', token_type: 'Bearer', refresh_token: 'r', id_token: await signed({}) }
  expect(Object.keys(await answering(tokens).exchange()).sort()).toEqual(['accessToken', 'expiresIn', 'idToken'])
})

const iss = encodeURIComponent(ORIGIN)
test.each([
  ['no state', `?code=abc&iss=${iss}`],
  ['another state', `?code=abc&state=forged&iss=${iss}`],
  ['two states', `?code=abc&state=${PKCE.state}&state=${PKCE.state}&iss=${iss}`],
  ['no issuer', `?code=abc&state=${PKCE.state}`],
  ['another issuer', `?code=abc&state=${PKCE.state}&iss=https%3A%2F%2Fevil.example`],
])('an answer with %s is refused before the token is asked for', async (_name, search) => {
  const { calls, exchange } = open()
  expect(await failure(exchange(search))).toMatchObject({ name: 'StoreError', code: 'SIGN_IN' })
  expect(calls).toEqual([])
})

test('what the provider refuses is told by its word, not by words from the address', async () => {
  const { exchange } = open()
  const search = `?error=access_denied&error_description=Call+0900&state=${PKCE.state}&iss=${iss}`
  const error = await failure(exchange(search))
  expect(error).toMatchObject({ code: 'SIGN_IN', problem: 'access_denied' })
  expect(String(error)).not.toContain('0900')
})

test('a refused code is told by its word and status', async () => {
  const { exchange } = open({ token: async () => json({ error: 'invalid_grant' }, 400) })
  expect(await failure(exchange())).toMatchObject({ code: 'SIGN_IN', problem: 'invalid_grant', status: 400 })
})

const now = Math.floor(Date.now() / 1000)
test.each([
  ['from another issuer', { iss: 'https://evil.example' }, {}],
  ['for another client', { aud: 'other' }, {}],
  ['for several clients without saying which', { aud: [CLIENT, 'other'] }, {}],
  ['that is over', { exp: now - 120 }, {}],
  ['that is not valid yet', { nbf: now + 600 }, {}],
  ['of nobody', { sub: undefined }, {}],
  ['with a nonce that was not sent', { nonce: 'n' }, {}],
  ['without a signature', {}, { alg: 'none' }],
  ['with a signature by a shared secret', {}, { alg: 'HS256' }],
  ['by an unknown key', {}, { kid: 'two' }],
])('an ID token %s is refused', async (_name, claims, header) => {
  const id_token = await signed(claims, header)
  const { exchange } = answering({ access_token: 'secret-access', token_type: 'Bearer', expires_in: 60, id_token })
  expect(await failure(exchange())).toMatchObject({ name: 'StoreError', code: 'SIGN_IN' })
})

test('an ID token whose words were changed after signing is refused', async () => {
  const [header, , signature] = (await signed({})).split('.')
  const payload = encoded({ iss: ORIGIN, aud: CLIENT, sub: 'somebody-else', iat: now, exp: now + 600 })
  const id_token = `${header}.${payload}.${signature}`
  const { exchange } = answering({ access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token })
  expect(await failure(exchange())).toMatchObject({ code: 'SIGN_IN' })
})

test.each([
  ['no ID token', { access_token: 'secret-access', token_type: 'Bearer' }],
  ['no access token', { token_type: 'Bearer', id_token: 'secret-access' }],
  ['a negative life', { access_token: 'secret-access', token_type: 'Bearer', expires_in: -1 }],
])('an answer with %s is refused, and no token is in the error', async (_name, body) => {
  const error = await failure(answering(body).exchange())
  expect(error).toMatchObject({ code: 'SIGN_IN' })
  expect(error).not.toHaveProperty('cause')
})

test('a page instead of an answer is a refusal', async () => {
  const { exchange } = open({ token: async () => new Response('<h1>Sorry</h1>', { status: 500 }) })
  expect(await failure(exchange())).toMatchObject({ code: 'SIGN_IN' })
})

test.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
  'no answer is a network error in every browser (%s)',
  async (words) => {
    const { exchange } = open({ token: () => Promise.reject(new TypeError(words)) })
    expect(await failure(exchange())).toMatchObject({ code: 'NETWORK' })
  },
)

test('an answer that takes too long is a timeout, an exchange that we end is aborted', async () => {
  const late = open({ token: () => Promise.reject(new DOMException('too late', 'TimeoutError')) })
  expect(await failure(late.exchange())).toMatchObject({ code: 'TIMEOUT' })
  expect(await failure(open().exchange(undefined, AbortSignal.abort()))).toMatchObject({ code: 'ABORTED' })
})

test('only a provider on this machine may be spoken to without encryption', async () => {
  expect(await open({ origin: 'http://127.0.0.1:3000' }).exchange()).toMatchObject({ accessToken: 'access' })
  const { calls, exchange } = open({ origin: 'http://provider.example' })
  expect(await failure(exchange())).toMatchObject({ code: 'SIGN_IN' })
  expect(calls).toEqual([])
})
