import type { IdentityConfig } from '../../platform/identity.types.ts'

/** The configuration of the provider, and what the gateway needs from the store: the origin and `fetch`. */
export interface AuthGatewayConfig extends IdentityConfig {
  /** The origin of the shop. An endpoint that is a path is resolved against this origin. */
  readonly origin: string
  readonly fetch: typeof globalThis.fetch
}
