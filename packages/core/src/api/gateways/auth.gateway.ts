import type { AuthGateway } from '../../auth/auth.types.ts'
import { wrapChunkError } from '../../shared/wrapChunkError.ts'

export interface AuthGatewayConfig {
  readonly issuer: string
  readonly authorizationEndpoint: string
  readonly tokenEndpoint: string
  readonly jwksUri: string
  readonly clientId: string
  /**
   * Sends a nonce, which the ID token must contain. Off by default: PKCE and `state` already protect the exchange
   * (docs/spec/rulings.md#2).
   */
  readonly nonce?: boolean | undefined
  /** Whether a callback with a code must name its issuer (RFC 9207); `required` by default. */
  readonly iss?: 'required' | 'optional' | undefined
  readonly fetch: typeof globalThis.fetch
}

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
