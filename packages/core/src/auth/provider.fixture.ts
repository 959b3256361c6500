import { base64url, encoded, ORIGIN } from './auth.fixture.ts'

export const CLIENT = 'cairn-storefront'

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }

const keys = await crypto.subtle.generateKey(
  { ...ALGORITHM, modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) },
  true,
  ['sign', 'verify'],
)

/** The provider's published signing key. */
export const jwks = {
  keys: [{ ...(await crypto.subtle.exportKey('jwk', keys.publicKey)), kid: 'one', use: 'sig', alg: 'RS256' }],
}

/** Creates a signed token of the provider for the shop, valid for ten minutes unless the claims say otherwise. */
export const signed = async (claims: object, header: object = {}): Promise<string> => {
  const now = Math.floor(Date.now() / 1000)
  const payload = { iss: ORIGIN, aud: CLIENT, sub: '42', iat: now, exp: now + 600, ...claims }
  const text = `${encoded({ alg: 'RS256', kid: 'one', ...header })}.${encoded(payload)}`
  const signature = await crypto.subtle.sign(ALGORITHM.name, keys.privateKey, new TextEncoder().encode(text))
  return `${text}.${base64url(new Uint8Array(signature))}`
}
