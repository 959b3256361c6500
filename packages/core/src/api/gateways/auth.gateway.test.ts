import { describe, expect, test } from 'vitest'
import { base64url, encoded, ORIGIN } from '../../auth/auth.fixture.ts'
import type { PkceData } from '../../auth/auth.types.ts'
import { CLIENT, jwks, signed } from '../../auth/provider.fixture.ts'
import { sites } from '../../shared/sites.ts'
import { createAuthGateway } from './auth.gateway.ts'

const REDIRECT = `${ORIGIN}/de/de-de/auth-callback`
const PKCE = { code_challenge: 'challenge', code_verifier: 'v'.repeat(43), state: 'the-state' }

const json = (body: unknown, status = 200): Response => Response.json(body, { status })

/**
 * Creates a gateway with a provider that answers the token request with `token` and every other request with its public
 * keys.
 */
const open = ({
  token = async () =>
    json({ access_token: 'access', token_type: 'Bearer', expires_in: 600, id_token: await signed({}) }),
  origin = ORIGIN,
  nonce,
  iss: issRule,
}: {
  token?: () => Promise<Response>
  origin?: string
  nonce?: boolean
  iss?: 'required' | 'optional'
} = {}) => {
  const calls: { url: string; method: string; body: string; headers: Headers }[] = []
  const gateway = createAuthGateway({
    origin: ORIGIN,
    issuer: ORIGIN,
    authorizationEndpoint: `${origin}/as/authorization.oauth2`,
    tokenEndpoint: `${origin}/as/token.oauth2`,
    jwksUri: `${origin}/pf/JWKS`,
    clientId: CLIENT,
    ...(nonce !== undefined && { nonce }),
    ...(issRule !== undefined && { iss: issRule }),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      request.signal.throwIfAborted()
      calls.push({ url: request.url, method: request.method, body: await request.text(), headers: request.headers })
      return request.url.endsWith('/as/token.oauth2') ? token() : json(jwks)
    },
  })
  const answer = `?code=abc&state=${PKCE.state}&iss=${encodeURIComponent(ORIGIN)}`
  const exchange = (search = answer, { signal, pkce = PKCE }: { signal?: AbortSignal; pkce?: PkceData } = {}) =>
    gateway.exchange({ href: `${REDIRECT}${search}`, redirectUri: REDIRECT, pkce }, signal ? { signal } : {})
  return { calls, exchange, gateway }
}

const answering = (body: object) => open({ token: async () => json(body) })
const failure = (running: Promise<unknown>): Promise<unknown> => running.catch((error: unknown) => error)

const begin = { redirectUri: REDIRECT, uiLocales: 'de-DE de' }

test('the authorization URL has exactly the eight parameters, each once, and the S256 challenge of the verifier', {
  meta: { spec: ['7.auth.authorize', '4.auth.response-type', '4.auth.scope', '4.auth.method'] },
}, async () => {
  const { href, pkce } = await open().gateway.begin(begin)
  const url = new URL(href)
  expect(`${url.origin}${url.pathname}`).toBe(`${ORIGIN}/as/authorization.oauth2`)
  expect([...url.searchParams].sort()).toEqual([
    ['client_id', CLIENT],
    ['code_challenge', pkce.code_challenge],
    ['code_challenge_method', 'S256'],
    ['redirect_uri', REDIRECT],
    ['response_type', 'code'],
    ['scope', 'openid profile'],
    ['state', pkce.state],
    ['ui_locales', 'de-DE de'],
  ])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(pkce.code_verifier))
  expect(pkce.code_challenge).toBe(base64url(new Uint8Array(digest)))
})

test('a thousand sign-ins have a thousand different states and verifiers, and each challenge belongs to its verifier', {
  meta: { spec: ['4.auth.challenge', '4.auth.state', '4.auth.verifier'] },
}, async () => {
  const { gateway } = open()
  const begun = await Promise.all(Array.from({ length: 1000 }, () => gateway.begin(begin)))
  const pairs = begun.map(({ pkce }) => pkce)
  for (const part of ['state', 'code_verifier', 'code_challenge'] as const) {
    expect(new Set(pairs.map((pkce) => pkce[part])).size).toBe(1000)
  }
  for (const { state, code_verifier, code_challenge } of pairs) {
    // Each base64url character encodes 6 bits, so 128 bits need 22 characters.
    expect(state).toMatch(/^[\w-]{22,}$/)
    expect(code_verifier).toMatch(/^[A-Za-z0-9\-._~]{43,128}$/)
    expect(code_challenge).toMatch(/^[A-Za-z0-9_-]+$/)
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code_verifier))
    expect(code_challenge).toBe(base64url(new Uint8Array(digest)))
  }
})

test.each(sites.map(({ prefix }) => prefix))(
  'the redirect URI of %s has the same bytes in the authorization URL and in the token request',
  { meta: { spec: ['2.auth.redirect-uri'] } },
  async (prefix) => {
    const { calls, gateway } = open()
    const redirectUri = `${ORIGIN}/${prefix}/auth-callback`
    const { href } = await gateway.begin({ ...begin, redirectUri })
    expect(new URL(href).searchParams.get('redirect_uri')).toBe(redirectUri)
    const answer = `${redirectUri}?code=abc&state=${PKCE.state}&iss=${encodeURIComponent(ORIGIN)}`
    await gateway.exchange({ href: answer, redirectUri, pkce: PKCE }, {})
    expect(new URLSearchParams(calls[0]?.body).get('redirect_uri')).toBe(redirectUri)
  },
)

describe('the nonce', { meta: { spec: ['4.auth.no-nonce'] } }, () => {
  const answer = async (nonce: string) =>
    json({ access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token: await signed({ nonce }) })

  test('is not sent unless the configuration enables it', async () => {
    const { href, pkce } = await open().gateway.begin(begin)
    expect(new URL(href).searchParams.has('nonce')).toBe(false)
    expect(Object.keys(pkce).sort()).toEqual(['code_challenge', 'code_verifier', 'state'])
  })

  test('is sent when the configuration enables it, and the ID token must contain it', async () => {
    const { href, pkce } = await open({ nonce: true }).gateway.begin(begin)
    const nonce = pkce.nonce ?? ''
    expect(nonce).not.toBe('')
    expect(new URL(href).searchParams.getAll('nonce')).toEqual([nonce])
    const back = { pkce: { ...PKCE, nonce } }
    const right = open({ nonce: true, token: () => answer(nonce) })
    expect(await right.exchange(undefined, back)).toMatchObject({ accessToken: 'access' })
    const wrong = open({ nonce: true, token: () => answer('another') })
    expect(await failure(wrong.exchange(undefined, back))).toMatchObject({ code: 'SIGN_IN' })
    const none = open({ nonce: true })
    expect(await failure(none.exchange(undefined, back))).toMatchObject({ code: 'SIGN_IN' })
  })
})

test('the token request is a form with exactly the five parameters and no client secret', {
  meta: { spec: ['7.auth.token', '7.auth.token-public-client'] },
}, async () => {
  const { calls, exchange } = open()
  expect(await exchange()).toMatchObject({ accessToken: 'access', expiresIn: 600 })
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `POST ${ORIGIN}/as/token.oauth2`,
    `GET ${ORIGIN}/pf/JWKS`,
  ])
  expect([...new URLSearchParams(calls[0]?.body)].sort()).toEqual([
    ['client_id', CLIENT],
    ['code', 'abc'],
    ['code_verifier', PKCE.code_verifier],
    ['grant_type', 'authorization_code'],
    ['redirect_uri', REDIRECT],
  ])
  expect(calls[0]?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded(;|$)/)
  expect(calls[0]?.headers.get('authorization')).toBeNull()
})

test('an unrequested refresh token is dropped', async () => {
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
])('a callback with %s is refused before the token request is sent', async (_name, search) => {
  const { calls, exchange } = open()
  expect(await failure(exchange(search))).toMatchObject({ name: 'StoreError', code: 'SIGN_IN' })
  expect(calls).toEqual([])
})

describe('when the issuer is optional', () => {
  const optional = () => open({ iss: 'optional' })

  test('a code without an issuer is exchanged', { meta: { spec: ['7.auth.token'] } }, async () => {
    const { calls, exchange } = optional()
    expect(await exchange(`?code=abc&state=${PKCE.state}`)).toMatchObject({ accessToken: 'access' })
    expect(calls).toHaveLength(2)
  })

  test.each([
    ['another issuer', `?code=abc&state=${PKCE.state}&iss=https%3A%2F%2Fevil.example`],
    ['two issuers', `?code=abc&state=${PKCE.state}&iss=${iss}&iss=https%3A%2F%2Fevil.example`],
    ['another state', '?code=abc&state=forged'],
    ['an error of another issuer', `?error=access_denied&state=${PKCE.state}&iss=https%3A%2F%2Fevil.example`],
  ])('a callback with %s is still refused', async (_name, search) => {
    const { calls, exchange } = optional()
    const error = await failure(exchange(search))
    expect(error).toMatchObject({ code: 'SIGN_IN' })
    expect(error).not.toHaveProperty('problem')
    expect(calls).toEqual([])
  })
})

test.each(['required', 'optional'] as const)(
  'a cancelled sign-in without an issuer is reported as cancelled when the issuer is %s',
  { meta: { spec: ['4.auth.error-return'] } },
  async (rule) => {
    const { exchange } = open({ iss: rule })
    const error = await failure(exchange(`?error=access_denied&state=${PKCE.state}`))
    expect(error).toMatchObject({ code: 'SIGN_IN', problem: 'access_denied' })
  },
)

test('a refusal in the callback is reported by its error code, without the description in the URL', async () => {
  const { exchange } = open()
  const search = `?error=access_denied&error_description=Call+0900&state=${PKCE.state}&iss=${iss}`
  const error = await failure(exchange(search))
  expect(error).toMatchObject({ code: 'SIGN_IN', problem: 'access_denied' })
  expect(String(error)).not.toContain('0900')
})

test.each([
  [400, 'invalid_grant'],
  [401, 'invalid_client'],
])(
  'a refused token request (%i) is reported by its error code, status and description',
  { meta: { spec: ['7.auth.token-public-client'] } },
  async (status, error) => {
    const { exchange } = open({ token: async () => json({ error, error_description: 'The code was used' }, status) })
    const expected = { code: 'SIGN_IN', problem: error, status, detail: 'The code was used' }
    expect(await failure(exchange())).toMatchObject(expected)
  },
)

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
])('an ID token %s is refused', { meta: { spec: ['7.auth.token-public-client'] } }, async (_name, claims, header) => {
  const id_token = await signed(claims, header)
  const { exchange } = answering({ access_token: 'secret-access', token_type: 'Bearer', expires_in: 60, id_token })
  expect(await failure(exchange())).toMatchObject({ name: 'StoreError', code: 'SIGN_IN' })
})

test('an ID token whose claims were changed after signing is refused', async () => {
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
])('a token response with %s is refused, and the error contains no token', async (_name, body) => {
  const error = await failure(answering(body).exchange())
  expect(error).toMatchObject({ code: 'SIGN_IN' })
  expect(error).not.toHaveProperty('cause')
})

test('an HTML page instead of a token response is refused', async () => {
  const { exchange } = open({ token: async () => new Response('<h1>Sorry</h1>', { status: 500 }) })
  expect(await failure(exchange())).toMatchObject({ code: 'SIGN_IN' })
})

test.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
  'a failed fetch is a network error in every browser (%s)',
  async (words) => {
    const { exchange } = open({ token: () => Promise.reject(new TypeError(words)) })
    expect(await failure(exchange())).toMatchObject({ code: 'NETWORK' })
  },
)

test('a response that takes too long is a timeout, and an exchange that the caller ends is aborted', async () => {
  const late = open({ token: () => Promise.reject(new DOMException('too late', 'TimeoutError')) })
  expect(await failure(late.exchange())).toMatchObject({ code: 'TIMEOUT' })
  expect(await failure(open().exchange(undefined, { signal: AbortSignal.abort() }))).toMatchObject({ code: 'ABORTED' })
})

test('only a provider on the loopback address may be used without TLS', async () => {
  expect(await open({ origin: 'http://127.0.0.1:3000' }).exchange()).toMatchObject({ accessToken: 'access' })
  const { calls, exchange } = open({ origin: 'http://provider.example' })
  expect(await failure(exchange())).toMatchObject({ code: 'SIGN_IN' })
  expect(calls).toEqual([])
})
