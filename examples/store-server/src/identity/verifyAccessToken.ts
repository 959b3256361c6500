import { createLocalJWKSet, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { VerifyAccessToken } from '../contract/claims.ts'
import type { Queries } from '../database/database.ts'
import { CHANNEL_IDS } from '../sites/sites.data.ts'
import { isLive } from './liveToken.ts'
import { loadSecrets, publicKey, SIGNING_ALGORITHM } from './secrets.ts'
import { audienceOf } from './settings.ts'

const payload = z.object({
  sub: z.string().min(1),
  exp: z.number(),
  bigCommCustomerID: z.int().min(1),
  bigCommCustomerGroupID: z.int().min(0),
  channel: z.literal([CHANNEL_IDS.EU, CHANNEL_IDS.US]),
  userName: z.string().optional(),
  jti: z.string().min(1),
  grantId: z.string().min(1),
  passwordVersion: z.int(),
})

/**
 * Creates the verifier of access tokens by RFC 9068: type `at+jwt`, algorithm and key, issuer, audience, expiry. Each
 * call also checks the database for revocation, so a sign-out takes effect on all servers at once; the keys are read
 * once and cached.
 */
export function accessTokenVerifier(
  config: Pick<Config, 'hostOrigin'>,
  queries: Queries,
  clock: Clock,
): VerifyAccessToken {
  const keys = once(async () => createLocalJWKSet({ keys: [publicKey((await loadSecrets(queries)).signingKey)] }))
  return async (token) => {
    const verified = await jwtVerify(token, await keys(), {
      typ: 'at+jwt',
      algorithms: [SIGNING_ALGORITHM],
      issuer: config.hostOrigin,
      audience: audienceOf(config),
      requiredClaims: ['exp', 'sub'],
      currentDate: new Date(clock.now()),
    })
    const claims = payload.parse(verified.payload)
    const origin = {
      tokenId: claims.jti,
      customerId: claims.bigCommCustomerID,
      subject: claims.sub,
      grantId: claims.grantId,
      passwordVersion: claims.passwordVersion,
    }
    if (!(await isLive(queries, origin))) throw new Error('the token was revoked')
    return {
      subject: claims.sub,
      customerId: claims.bigCommCustomerID,
      customerGroupId: claims.bigCommCustomerGroupID,
      channel: claims.channel === CHANNEL_IDS.US ? 'US' : 'EU',
      email: claims.userName,
      expiresAt: claims.exp * 1000,
      tokenId: claims.jti,
      grantId: claims.grantId,
    }
  }
}

/** Caches the result of `read`; a failure is not cached. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => {
    value ??= read().catch((error: unknown) => {
      value = undefined
      throw error
    })
    return value
  }
}
