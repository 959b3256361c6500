export interface AuthGatewayConfig {
  readonly issuer: string
  readonly authorizationEndpoint: string
  readonly tokenEndpoint: string
  readonly jwksUri: string
  readonly clientId: string
  /**
   * Whether to send a nonce, which the ID token must then repeat. Off by default: PKCE and `state` already protect the
   * exchange (docs/spec/rulings.md#2).
   */
  readonly nonce?: boolean | undefined
  /** Whether a callback with a code must name its issuer (RFC 9207); `required` by default. */
  readonly iss?: 'required' | 'optional' | undefined
  readonly fetch: typeof globalThis.fetch
}
