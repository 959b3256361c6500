import { expect, test } from 'vitest'
import { ORIGIN } from '../../auth/auth.fixture.ts'
import type { IdentityConfig } from '../../platform/identity.types.ts'
import { createAuthGateway, noSignIn } from './auth.gateway.ts'

const begin = (identity: IdentityConfig) =>
  createAuthGateway({
    issuer: 'https://login.example',
    authorizationEndpoint: 'https://login.example/authorize?tenant=a',
    ...identity,
    origin: ORIGIN,
    fetch: () => Promise.reject(new TypeError('No request may be sent')),
  }).begin({ redirectUri: `${ORIGIN}/de/de-de/auth-callback`, uiLocales: 'de' })

const mistake = (identity: object): Promise<unknown> => begin(identity).catch((error: unknown) => error)

test('parameters, scope and the query of the endpoint are in the authorization URL', async () => {
  const { href } = await begin({
    scope: 'openid profile offline_access urn:shop:orders',
    parameters: { audience: 'https://api.example/?a=b&c', prompt: 'consent', acr_values: 'urn:mfa urn:pwd' },
  })
  expect(Object.fromEntries(new URL(href).searchParams)).toMatchObject({
    tenant: 'a',
    scope: 'openid profile offline_access urn:shop:orders',
    audience: 'https://api.example/?a=b&c',
    prompt: 'consent',
    acr_values: 'urn:mfa urn:pwd',
  })
})

test.each([
  'client_id',
  'code_challenge',
  'code_challenge_method',
  'id_token_hint',
  'nonce',
  'redirect_uri',
  'registration',
  'request',
  'request_uri',
  'response_mode',
  'response_type',
  'scope',
  'state',
  'ui_locales',
  'STATE',
  'Redirect_Uri',
])('the parameter %s belongs to the protocol', async (name) => {
  expect(await mistake({ parameters: { [name]: 'x' } })).toMatchObject({
    code: 'SIGN_IN',
    problem: 'configuration',
    message: `identity.parameters.${name} is reserved, or its value is no visible text`,
  })
})

test.each([
  ['session', 'local'],
  ['serverPath', 'https://evil.example/session'],
  ['serverPath', '//evil.example'],
  ['serverPath', ''],
  ['redirectPath', 'signed-in'],
  ['redirectPath', '//evil.example/signed-in'],
  ['redirectPath', '/\\evil.example'],
  ['redirectPath', '/signed-in?next=1'],
  ['redirectPath', '/signed-in#x'],
  ['redirectPath', '/a/../../b'],
  ['redirectPath', '/a\nb'],
  ['redirectPath', 7],
  ['clientId', ''],
  ['clientId', 'shop\r\n'],
  ['clientId', 5],
  ['scope', ''],
  ['scope', 'profile email'],
  ['scope', 'openid  profile'],
  ['scope', ' openid'],
  ['scope', 'openid\nprofile'],
  ['scope', 'openid "admin"'],
  ['scope', 'openid\u0000'],
  ['signingAlgorithm', 'none'],
  ['signingAlgorithm', 'HS256'],
  ['iss', 'sometimes'],
  ['userFrom', 'cookie'],
  ['maxSessionSeconds', 0],
  ['maxSessionSeconds', -1],
  ['maxSessionSeconds', Number.NaN],
  ['maxSessionSeconds', Number.POSITIVE_INFINITY],
])('the option %s with the value %j is refused', async (name, value) => {
  const error = await mistake({ [name]: value })
  expect(error).toMatchObject({ code: 'SIGN_IN', problem: 'configuration' })
  expect(String(error)).toContain(`identity.${name}`)
})

test.each([
  [{ audience: '' }],
  [{ audience: 'a\nb' }],
  [{ audience: 5 }],
  [{ audience: undefined }],
  [{ 'a\nb': 'x' }],
  [{ '': 'x' }],
  [{ max_age: '-1' }],
  [{ max_age: 'never' }],
])('the parameters %j are refused', async (parameters) => {
  expect(await mistake({ parameters })).toMatchObject({ code: 'SIGN_IN', problem: 'configuration' })
})

test.each([
  ['authorizationEndpoint', 'http://login.example/authorize'],
  ['authorizationEndpoint', 'javascript:alert(1)'],
  ['authorizationEndpoint', 'https://a:b@login.example/authorize'],
  ['authorizationEndpoint', 'https://login.example/authorize#top'],
  ['tokenEndpoint', 'http://127.0.0.1.evil.example/token'],
  ['jwksUri', 'ftp://login.example/keys'],
  ['userinfoEndpoint', 'http://login.example/me'],
  ['logoutEndpoint', 'javascript:alert(1)'],
])('the endpoint %s may not be %s', async (name, address) => {
  expect(await mistake({ [name]: address })).toMatchObject({
    code: 'SIGN_IN',
    message: expect.stringContaining('is no https address'),
  })
})

test.each([
  ['http://login.example', {}],
  ['https://login.example?x=1', {}],
  ['https://login.example?', {}],
  ['https://login.example#y', {}],
  ['https://a:b@login.example', {}],
  ['javascript:alert(1)', {}],
  ['/as?x=1', {}],
  ['https://login.example?x=1', { discovery: true }],
])('the issuer may not be %s with %j', async (issuer, options) => {
  expect(await mistake({ issuer, ...options })).toMatchObject({
    code: 'SIGN_IN',
    message: 'The issuer of the provider is no https address without password, query and fragment',
  })
})

test.each(['https://login.example/realms/shop', 'http://localhost:3000', 'http://127.0.0.1:3000/', '/as'])(
  'the issuer may be %s',
  async (issuer) => {
    expect((await begin({ issuer })).href).toContain('https://login.example/authorize')
  },
)

test.each(['issuer', 'authorizationEndpoint', 'tokenEndpoint', 'jwksUri', 'userinfoEndpoint'])(
  'an invalid URL as %s throws when the store is created',
  (name) => {
    const create = () => createAuthGateway({ origin: ORIGIN, fetch, [name]: 'https://' })
    expect(create).toThrow(TypeError)
  },
)

test('a shop without a sign-in refuses to begin and to complete one', async () => {
  const request = { redirectUri: ORIGIN, uiLocales: 'de' }
  await expect(noSignIn.begin(request)).rejects.toMatchObject({ code: 'SIGN_IN' })
})
