import type { AuthGateway } from '../../auth/auth.types.ts'
import { wrapChunkError } from '../../shared/wrapChunkError.ts'
import type { AuthGatewayConfig } from './auth.gateway.types.ts'

/** Loads the OpenID Connect code on demand, so the first load of a shop does not contain it. */
const load = async (config: AuthGatewayConfig): Promise<AuthGateway> => {
  const { createProtocol } = await wrapChunkError(import('./auth.protocol.ts'))
  return createProtocol(config)
}

/**
 * Creates the gateway to the single sign-on provider over OpenID Connect: authorization code with PKCE S256, public
 * client (spec sections 4 and 7).
 */
export const createAuthGateway = (config: AuthGatewayConfig): AuthGateway => ({
  begin: async (request) => (await load(config)).begin(request),
  exchange: async (request, options) => (await load(config)).exchange(request, options),
})
