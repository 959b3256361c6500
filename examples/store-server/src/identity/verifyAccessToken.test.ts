import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { base64url, importJWK, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, expect, it } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../accounts/demoAccounts.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { loadSecrets, publicKey } from './secrets.ts'
import { type IdentityShop, ORIGIN, openIdentityShop, tokensOf } from './testing/identityShop.ts'
import { accessTokenVerifier } from './verifyAccessToken.ts'

type Tokens = Awaited<ReturnType<typeof tokensOf>>
type Key = Awaited<ReturnType<typeof importJWK>> | KeyObject

describeOnBothDatabases('a bearer token', (open) => {
  let shop: IdentityShop
  let tokens: Tokens
  let signingKey: Key
  let kid: string
  let pem: string
  let claims: JWTPayload

  beforeAll(async () => {
    shop = await openIdentityShop((await open()).database)
    tokens = await tokensOf(shop.app, DEMO_ACCOUNTS.EU.userName, DEMO_PASSWORD)
    const secrets = await loadSecrets(shop.database)
    signingKey = await importJWK(secrets.signingKey, 'RS256')
    kid = secrets.signingKey.kid ?? ''
    const { kty = '', n = '', e = '' } = publicKey(secrets.signingKey)
    pem = createPublicKey({ key: { kty, n, e }, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString()
    claims = JSON.parse(new TextDecoder().decode(base64url.decode(tokens.access_token.split('.')[1] ?? '')))
  })

  const ask = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await shop.app.inject({ url: '/api/account/profile', headers })
    return response.statusCode
  }
  const forge = (changes: object, header: object = {}, key?: Key) =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid, ...header })
      .sign(key ?? signingKey)
  const unsigned = (header: object, payload: object) =>
    [header, payload].map((part) => base64url.encode(JSON.stringify(part))).join('.')

  it('gives access to the profile when the provider issued it', async () => {
    expect(await ask(tokens.access_token)).toBe(200)
  })

  it('gives access when forged with the real key, so the forgeries below fail for their one difference only', async () => {
    expect(await ask(await forge({}))).toBe(200)
  })

  it.each<[string, () => Promise<string> | string]>([
    ['no signature algorithm', () => `${unsigned({ alg: 'none', typ: 'at+jwt' }, claims)}.`],
    ['no algorithm and a signature', () => `${unsigned({ alg: 'none', typ: 'at+jwt', kid }, claims)}.AAAA`],
    ['HS256 with the public key as the secret', () => forge({}, { alg: 'HS256' }, new TextEncoder().encode(pem))],
    ['an unknown key id', () => forge({}, { kid: 'another' })],
    [
      'another key under our key id',
      () => forge({}, {}, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
    ],
    [
      'another algorithm of the same key',
      async () => {
        const { signingKey: jwk } = await loadSecrets(shop.database)
        return forge({}, { alg: 'PS256' }, await importJWK({ ...jwk, alg: 'PS256' }, 'PS256'))
      },
    ],
    ['another audience', () => forge({ aud: 'cairn-storefront' })],
    ['no audience', () => forge({ aud: undefined })],
    ['another issuer', () => forge({ iss: 'https://evil.test' })],
    ['an expiry in the past', () => forge({ exp: Math.floor(Date.now() / 1000) - 1 })],
    ['no expiry', () => forge({ exp: undefined })],
    ['no customer', () => forge({ bigCommCustomerID: undefined })],
    ['a customer number as text', () => forge({ bigCommCustomerID: String(claims.bigCommCustomerID) })],
    ['another type', () => forge({}, { typ: 'JWT' })],
    ['the customer number of somebody else', () => forge({ bigCommCustomerID: Number(claims.bigCommCustomerID) + 1 })],
    ['an ID token', () => tokens.id_token ?? 'missing'],
    [
      'a prototype as its claims',
      () =>
        `${unsigned({ alg: 'RS256', typ: 'at+jwt', kid }, { __proto__: claims })}.${tokens.access_token.split('.')[2]}`,
    ],
    ['nothing', () => ''],
  ])('is refused with %s', async (_name, make) => {
    expect(await ask(await make())).toBe(401)
  })

  it('expires', async () => {
    const verify = accessTokenVerifier({ hostOrigin: ORIGIN }, shop.database, shop.clock)
    await expect(verify(tokens.access_token)).resolves.toMatchObject({ channel: 'EU', customerGroupId: 0 })
    shop.clock.advance(7_200_001)
    await expect(verify(tokens.access_token)).rejects.toThrow('exp')
    expect(await ask(tokens.access_token)).toBe(401)
    shop.clock.advance(-7_200_001)
  })

  it('gives the profile at userinfo, and 401 for an ID token', async () => {
    const userinfo = (token: string) =>
      shop.app.inject({ url: '/idp/userinfo.openid', headers: { authorization: `Bearer ${token}` } })
    expect((await userinfo(tokens.access_token)).json()).toMatchObject({ sub: claims.sub, given_name: 'Anna' })
    expect((await userinfo(tokens.id_token ?? '')).statusCode).toBe(401)
  })
})
