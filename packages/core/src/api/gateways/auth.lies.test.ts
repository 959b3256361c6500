import { describe, expect, test } from 'vitest'
import { base64url, encoded, ORIGIN } from '../../auth/auth.fixture.ts'
import { CLIENT, jwks, signed } from '../../auth/provider.fixture.ts'
import type { IdentityConfig } from '../../platform/identity.types.ts'
import { createAuthGateway } from './auth.gateway.ts'

// A provider that lies: in its metadata, its tokens, its keys, its userinfo and its renewals. Each lie must be refused.

const ISSUER = 'https://login.example'
const REDIRECT = `${ORIGIN}/de/de-de/auth-callback`
const PKCE = { code_challenge: 'challenge', code_verifier: 'v'.repeat(43), state: 'the-state' }
const CALLBACK = `${REDIRECT}?code=abc&state=${PKCE.state}&iss=${encodeURIComponent(ISSUER)}`

const METADATA = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/authorize`,
  token_endpoint: `${ISSUER}/token`,
  jwks_uri: `${ISSUER}/keys`,
  userinfo_endpoint: `${ISSUER}/me`,
  end_session_endpoint: `${ISSUER}/bye`,
  authorization_response_iss_parameter_supported: true,
  id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
  code_challenge_methods_supported: ['plain', 'S256'],
}

type Answer = () => Response | Promise<Response>
const json = (body: unknown, status = 200): Response => Response.json(body, { status })
const idToken = (claims: object = {}, header: object = {}) => signed({ iss: ISSUER, ...claims }, header)
const tokens = async (changes: object = {}) =>
  json({
    access_token: 'opaque',
    token_type: 'Bearer',
    expires_in: 600,
    refresh_token: 'r-1',
    id_token: await idToken(),
    ...changes,
  })

interface Lies {
  readonly metadata?: Answer
  readonly token?: Answer
  readonly renewal?: Answer
  readonly userinfo?: Answer
  readonly keys?: Answer
}

const open = (lies: Lies = {}, identity: IdentityConfig = {}) => {
  const calls: string[] = []
  const gateway = createAuthGateway({
    origin: ORIGIN,
    issuer: ISSUER,
    clientId: CLIENT,
    discovery: true,
    userFrom: 'userinfo',
    refreshTokens: true,
    ...identity,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const body = new URLSearchParams(request.method === 'POST' ? await request.text() : '')
      const call = body.get('grant_type') ?? new URL(request.url).pathname
      calls.push(call)
      switch (call) {
        case '/.well-known/openid-configuration':
          return lies.metadata?.() ?? json(METADATA)
        case 'authorization_code':
          return lies.token?.() ?? tokens()
        case 'refresh_token':
          return lies.renewal?.() ?? tokens({ access_token: 'renewed', refresh_token: 'r-2' })
        case '/me':
          return lies.userinfo?.() ?? json({ sub: '42', given_name: 'Zoë' })
        case '/keys':
          return lies.keys?.() ?? json(jwks)
        default:
          throw new Error(`The provider has no ${call}`)
      }
    },
  })
  const exchange = (href = CALLBACK) => gateway.exchange({ href, redirectUri: REDIRECT, pkce: PKCE }, {})
  const renew = async () => {
    await exchange()
    return gateway.renew?.({ accessToken: 'opaque' }, {})
  }
  return { begin: () => gateway.begin({ redirectUri: REDIRECT, uiLocales: 'de' }), calls, exchange, gateway, renew }
}

const failure = (running: Promise<unknown> | undefined): Promise<unknown> =>
  Promise.resolve(running).catch((error: unknown) => error)

const forged = async (claims: object): Promise<string> => {
  const [header, , signature] = (await idToken()).split('.')
  const now = Math.floor(Date.now() / 1000)
  return `${header}.${encoded({ iss: ISSUER, aud: CLIENT, sub: '42', iat: now, exp: now + 600, ...claims })}.${signature}`
}

test('an honest provider signs in and renews', async () => {
  const honest = open()
  const { href } = await honest.begin()
  expect(href).toMatch(`${ISSUER}/authorize?`)
  expect(await honest.renew()).toMatchObject({ accessToken: 'renewed', claims: { sub: '42', given_name: 'Zoë' } })
  expect(honest.calls.filter((call) => call.includes('well-known'))).toHaveLength(1)
})

describe('lies in the metadata', () => {
  const lies: readonly (readonly [string, Answer])[] = [
    ['that name another issuer', () => json({ ...METADATA, issuer: 'https://evil.example' })],
    ['without an issuer', () => json({ ...METADATA, issuer: undefined })],
    ['with a token endpoint without TLS', () => json({ ...METADATA, token_endpoint: 'http://login.example/token' })],
    ['with keys that come without TLS', () => json({ ...METADATA, jwks_uri: 'http://login.example/keys' })],
    ['with a script as sign-in page', () => json({ ...METADATA, authorization_endpoint: 'javascript:alert(1)' })],
    ['with data as sign-in page', () => json({ ...METADATA, authorization_endpoint: 'data:text/html,hello' })],
    ['with a script as logout page', () => json({ ...METADATA, end_session_endpoint: 'javascript:alert(1)' })],
    ['with a userinfo endpoint without TLS', () => json({ ...METADATA, userinfo_endpoint: 'http://login.example/me' })],
    ['with a password in an address', () => json({ ...METADATA, token_endpoint: 'https://a:b@login.example/token' })],
    ['with a fragment in an address', () => json({ ...METADATA, authorization_endpoint: `${ISSUER}/authorize#x` })],
    ['with an address that is relative', () => json({ ...METADATA, token_endpoint: '/token' })],
    ['with an address that is a number', () => json({ ...METADATA, token_endpoint: 7 })],
    ['without a token endpoint', () => json({ ...METADATA, token_endpoint: undefined })],
    ['without keys', () => json({ ...METADATA, jwks_uri: undefined })],
    ['without PKCE S256', () => json({ ...METADATA, code_challenge_methods_supported: ['plain'] })],
    ['that are a page', () => new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } })],
    ['that are a list', () => json([METADATA])],
    ['that are not found', () => json({}, 404)],
    ['that lead elsewhere', () => new Response(null, { status: 302, headers: { location: 'https://evil.example' } })],
  ]
  test.each(lies)('metadata %s are refused before the shopper leaves', async (_name, metadata) => {
    const { begin, calls } = open({ metadata })
    expect(await failure(begin())).toMatchObject({ name: 'StoreError', code: 'SIGN_IN' })
    expect(calls).toEqual(['/.well-known/openid-configuration'])
  })

  test('metadata that were refused are loaded again at the next sign-in', async () => {
    let isLying = true
    const { begin } = open({ metadata: () => json(isLying ? {} : METADATA) })
    expect(await failure(begin())).toMatchObject({ code: 'SIGN_IN' })
    isLying = false
    expect((await begin()).href).toContain(ISSUER)
  })
})

describe('lies in the token response', () => {
  const lies: readonly (readonly [string, () => Promise<object>])[] = [
    ['an access token with a line break', async () => ({ access_token: 'a\r\nx-evil: 1' })],
    ['an access token with a space', async () => ({ access_token: 'a b' })],
    ['an access token that is an object', async () => ({ access_token: { toString: 'a' } })],
    ['an empty access token', async () => ({ access_token: '' })],
    ['a token type that no API accepts', async () => ({ token_type: 'mac' })],
    ['a lifetime that is a word', async () => ({ expires_in: 'for ever' })],
    ['an ID token of another issuer', async () => ({ id_token: await idToken({ iss: 'https://evil.example' }) })],
    ['an ID token for another client', async () => ({ id_token: await idToken({ aud: 'other' }) })],
    ['an ID token without an expiry', async () => ({ id_token: await idToken({ exp: undefined }) })],
    ['an ID token without a subject', async () => ({ id_token: await idToken({ sub: undefined }) })],
    ['an ID token without a signature', async () => ({ id_token: await idToken({}, { alg: 'none' }) })],
    ['an ID token with a shared secret', async () => ({ id_token: await idToken({}, { alg: 'HS256' }) })],
    ['an ID token with changed claims', async () => ({ id_token: await forged({ sub: 'somebody-else' }) })],
    ['an ID token of an unknown key', async () => ({ id_token: await idToken({}, { kid: 'two' }) })],
    [
      'an ID token with an unknown critical header',
      async () => ({ id_token: await idToken({}, { crit: ['x'], x: 1 }) }),
    ],
    ['no ID token', async () => ({ id_token: undefined })],
  ]
  test.each(lies)('%s is refused', async (_name, change) => {
    const { exchange } = open({ token: async () => tokens(await change()) })
    const error = await failure(exchange())
    expect(error).toMatchObject({ name: 'StoreError', code: 'SIGN_IN' })
    expect(error).not.toHaveProperty('cause')
  })

  test.each([
    ['no key', () => json({ keys: [] })],
    ['a page', () => new Response('<h1>Hello</h1>')],
    ['a shared secret', () => json({ keys: [{ kty: 'oct', kid: 'one', k: base64url(Uint8Array.of(1, 2, 3)) }] })],
    ['a key for encryption', () => json({ keys: jwks.keys.map((key) => ({ ...key, use: 'enc' })) })],
  ] as const)('keys that are %s sign nobody in', async (_name, keys) => {
    expect(await failure(open({ keys }).exchange())).toMatchObject({ code: 'SIGN_IN' })
  })

  test('an authentication that is older than max_age is refused', async () => {
    const now = Math.floor(Date.now() / 1000)
    const answering = (auth_time: number | undefined) =>
      open({ token: async () => tokens({ id_token: await idToken({ auth_time }) }) }, { parameters: { max_age: '60' } })
    expect(await failure(answering(now - 3600).exchange())).toMatchObject({ code: 'SIGN_IN' })
    expect(await failure(answering(undefined).exchange())).toMatchObject({ code: 'SIGN_IN' })
    expect(await answering(now).exchange()).toMatchObject({ accessToken: 'opaque' })
  })
})

describe('lies in the userinfo response', () => {
  const lies: readonly (readonly [string, Answer])[] = [
    ['about another user', () => json({ sub: '43' })],
    ['about nobody', () => json({ given_name: 'Zoë' })],
    ['that is a page', () => new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } })],
    ['that is a list', () => json([{ sub: '42' }])],
    ['that refuses the token', () => json({ error: 'invalid_token' }, 401)],
    [
      'that is signed by nobody',
      async () => new Response(await forged({ given_name: 'Eve' }), { headers: { 'content-type': 'application/jwt' } }),
    ],
  ]
  test.each(lies)('a response %s is refused', async (_name, userinfo) => {
    expect(await failure(open({ userinfo }).exchange())).toMatchObject({ name: 'StoreError', code: 'SIGN_IN' })
  })

  test('a signed response of the provider is read', async () => {
    const userinfo = async () =>
      new Response(await idToken({ given_name: 'Zoë' }), { headers: { 'content-type': 'application/jwt' } })
    expect(await open({ userinfo }).exchange()).toMatchObject({ claims: { given_name: 'Zoë' } })
  })

  test('a provider without a userinfo endpoint cannot be asked', async () => {
    const metadata = () => json({ ...METADATA, userinfo_endpoint: undefined })
    expect(await failure(open({ metadata }).exchange())).toMatchObject({
      code: 'SIGN_IN',
      message: 'The provider names no userinfo_endpoint',
    })
  })
})

describe('lies in a renewal', () => {
  const lies: readonly (readonly [string, () => Promise<object>])[] = [
    ['an ID token of another user', async () => ({ id_token: await idToken({ sub: '43' }) })],
    ['an ID token with changed claims', async () => ({ id_token: await forged({ given_name: 'Eve' }) })],
    ['an ID token of another issuer', async () => ({ id_token: await idToken({ iss: 'https://evil.example' }) })],
    ['an access token with a line break', async () => ({ access_token: 'a\nb' })],
    ['no access token', async () => ({ access_token: undefined })],
  ]
  test.each(lies)('%s is refused, and nothing is renewed any more', async (_name, change) => {
    const { calls, gateway, renew } = open({ renewal: async () => tokens(await change()) })
    expect(await failure(renew())).toMatchObject({ name: 'StoreError', code: 'SIGN_IN' })
    expect(await gateway.renew?.({ accessToken: 'opaque' }, {})).toBeNull()
    expect(calls.filter((call) => call === 'refresh_token')).toHaveLength(1)
  })

  test('a refused refresh token is never sent again', async () => {
    const { calls, gateway, renew } = open({ renewal: () => json({ error: 'invalid_grant' }, 400) })
    expect(await failure(renew())).toMatchObject({ code: 'SIGN_IN', problem: 'invalid_grant' })
    expect(await gateway.renew?.({ accessToken: 'opaque' }, {})).toBeNull()
    expect(calls.filter((call) => call === 'refresh_token')).toHaveLength(1)
  })

  test('a provider that is down keeps the refresh token for the next try', async () => {
    let isDown = true
    const { gateway, renew } = open({ renewal: () => (isDown ? json({}, 503) : tokens({ access_token: 'renewed' })) })
    expect(await failure(renew())).toMatchObject({ code: 'SERVER', status: 503 })
    isDown = false
    expect(await gateway.renew?.({ accessToken: 'opaque' }, {})).toMatchObject({ accessToken: 'renewed' })
  })
})

describe('refresh tokens', () => {
  test('a rotated refresh token replaces the old one; a provider that sends none keeps it', async () => {
    const sent: unknown[] = []
    const rotated = ['r-2', undefined, 'r-4']
    let renewals = 0
    const gateway = createAuthGateway({
      origin: ORIGIN,
      issuer: ISSUER,
      clientId: CLIENT,
      refreshTokens: true,
      authorizationEndpoint: `${ISSUER}/authorize`,
      tokenEndpoint: `${ISSUER}/token`,
      jwksUri: `${ISSUER}/keys`,
      fetch: async (input, init) => {
        const request = new Request(input, init)
        if (request.url.endsWith('/keys')) return json(jwks)
        const body = new URLSearchParams(await request.text())
        if (body.get('grant_type') === 'authorization_code') return tokens({ access_token: 'a-0' })
        sent.push(body.get('refresh_token'))
        renewals += 1
        return tokens({ access_token: `a-${renewals}`, refresh_token: rotated[renewals - 1], id_token: undefined })
      },
    })
    await gateway.exchange({ href: CALLBACK, redirectUri: REDIRECT, pkce: PKCE }, {})
    for (const accessToken of ['a-0', 'a-1', 'a-2']) await gateway.renew?.({ accessToken }, {})
    expect(sent).toEqual(['r-1', 'r-2', 'r-2'])
  })

  test('a refresh token renews only the session that it came with', async () => {
    const { calls, exchange, gateway } = open()
    await exchange()
    expect(await gateway.renew?.({ accessToken: 'of another tab' }, {})).toBeNull()
    expect(calls).not.toContain('refresh_token')
  })

  test('without the option a refresh token is dropped, and no token of the response has one', async () => {
    const { calls, exchange, gateway } = open({}, { refreshTokens: false })
    expect(JSON.stringify(await exchange())).not.toContain('r-1')
    expect(await gateway.renew?.({ accessToken: 'opaque' }, {})).toBeNull()
    expect(calls).not.toContain('refresh_token')
  })
})

describe('the issuer of a callback', () => {
  const without = `${REDIRECT}?code=abc&state=${PKCE.state}`
  const silent = () => json({ ...METADATA, authorization_response_iss_parameter_supported: undefined })
  test.each([
    ['is required when the metadata announce it', {}, undefined, without],
    ['must be that of the provider', { iss: 'optional' }, undefined, `${without}&iss=https%3A%2F%2Fevil.example`],
    ['must be that of the provider without an announcement', {}, silent, `${without}&iss=https%3A%2F%2Fevil.example`],
    ['must be absent when the provider never sends it', { iss: 'absent' }, undefined, CALLBACK],
  ] as const)('%s', async (_name, identity, metadata, href) => {
    const { calls, exchange } = open(metadata ? { metadata } : {}, identity)
    expect(await failure(exchange(href))).toMatchObject({ code: 'SIGN_IN' })
    expect(calls).not.toContain('authorization_code')
  })

  test.each([
    ['optional without an announcement', {}, silent],
    ['absent by configuration', { iss: 'absent' }, undefined],
  ] as const)('may be %s', async (_name, identity, metadata) => {
    const { exchange } = open(metadata ? { metadata } : {}, identity)
    expect(await exchange(without)).toMatchObject({ accessToken: 'opaque' })
  })
})
