import type { AuthGateway } from '../../auth/auth.types.ts'
import { StoreError } from '../../shared/errors.ts'
import { wrapChunkError } from '../../shared/wrapChunkError.ts'
import type { AuthGatewayConfig } from './auth.gateway.types.ts'

const refuse = () =>
  Promise.reject(new StoreError('SIGN_IN', 'This shop has no sign-in: its option "identity" is false'))

/** The gateway of a shop without a sign-in. */
export const noSignIn: AuthGateway = { begin: refuse, exchange: refuse }

/**
 * Creates the gateway to the single sign-on provider over OpenID Connect: authorization code with PKCE S256, public
 * client (spec sections 4 and 7). With `session: 'cookie'` it talks to the shop's server instead.
 */
export const createAuthGateway = (config: AuthGatewayConfig): AuthGateway => {
  const { origin, issuer, authorizationEndpoint, tokenEndpoint, jwksUri, userinfoEndpoint } = config
  // Throws a `TypeError` for an invalid URL.
  for (const url of [issuer, authorizationEndpoint, tokenEndpoint, jwksUri, userinfoEndpoint])
    new URL(url ?? '/', origin)
  let gateway: Promise<AuthGateway> | null = null
  // The OpenID Connect code loads on demand, so the first load of a shop does not contain it.
  const create = async (): Promise<AuthGateway> => {
    if (config.session === 'cookie')
      return (await wrapChunkError(import('./auth.cookie.ts'))).createCookieGateway(config)
    return (await wrapChunkError(import('./auth.protocol.ts'))).createProtocol(config)
  }
  // Use one gateway for all calls, because it keeps the refresh token for `renew`. If its code fails to load, the next
  // call loads the code again.
  const load = (): Promise<AuthGateway> => {
    gateway ??= create().catch((cause) => {
      gateway = null
      throw cause
    })
    return gateway
  }
  return {
    begin: async (request) => (await load()).begin(request),
    exchange: async (request, options) => (await load()).exchange(request, options),
    renew: async (request, options) => (await (await load()).renew?.(request, options)) ?? null,
  }
}
