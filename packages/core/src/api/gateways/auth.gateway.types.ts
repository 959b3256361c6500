import type { IdentityConfig } from '../../platform/identity.types.ts'

/** The configuration of the provider, with what the protocol needs from the store. */
export interface AuthGatewayConfig extends IdentityConfig {
  /** The origin of the shop, for endpoints that are paths. */
  readonly origin: string
  readonly fetch: typeof globalThis.fetch
}
