import type { AuthGateway } from '../../auth/auth.types.ts'
import { fetched } from '../../shared/fetched.ts'

export interface AuthGatewayConfig {
  readonly issuer: string
  readonly authorizationEndpoint: string
  readonly tokenEndpoint: string
  readonly jwksUri: string
  readonly clientId: string
  /** Sends a nonce, which the ID token must hold; PKCE and state do without one (readings, ruling 2). */
  readonly nonce?: boolean | undefined
  /** Whether an answer with a code must name its issuer; `required` by default (RFC 9207). */
  readonly iss?: 'required' | 'optional' | undefined
  readonly fetch: typeof globalThis.fetch
}

/** Not in the first load of a shop: nobody needs the protocol before they sign in. */
const load = async (config: AuthGatewayConfig): Promise<AuthGateway> => {
  const { createProtocol } = await fetched(import('./auth.protocol.ts'))
  return createProtocol(config)
}

/** The single sign-on provider by OpenID Connect: authorization code with PKCE S256, public client (spec sections 4 and 7). */
export const createAuthGateway = (config: AuthGatewayConfig): AuthGateway => ({
  begin: async (request) => (await load(config)).begin(request),
  exchange: async (request, options) => (await load(config)).exchange(request, options),
})
