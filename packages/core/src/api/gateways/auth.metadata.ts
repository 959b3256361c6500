import * as oauth from 'oauth4webapi'
import { StoreError } from '../../shared/errors.ts'
import type { AuthGatewayConfig } from './auth.gateway.types.ts'

/** The endpoints of the embedded provider, by their names in the metadata (OpenID Connect Discovery 3). */
const DEFAULTS: Partial<oauth.AuthorizationServer> = {
  authorization_endpoint: '/as/authorization.oauth2',
  token_endpoint: '/as/token.oauth2',
  jwks_uri: '/pf/JWKS',
}

/** Maps each endpoint in the metadata to the configuration option that sets it. */
const OPTIONS = {
  authorization_endpoint: 'authorizationEndpoint',
  token_endpoint: 'tokenEndpoint',
  jwks_uri: 'jwksUri',
  userinfo_endpoint: 'userinfoEndpoint',
  end_session_endpoint: 'logoutEndpoint',
} as const satisfies Readonly<Record<string, keyof AuthGatewayConfig>>

type EndpointName = keyof typeof OPTIONS

/** The metadata with the endpoints that every sign-in needs. */
export interface Metadata extends oauth.AuthorizationServer {
  readonly authorization_endpoint: string
  readonly token_endpoint: string
  readonly jwks_uri: string
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export const isLoopback = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/**
 * Returns an address of the provider if it uses https, or http on a loopback host, and contains no user name, password
 * or fragment; otherwise throws. An issuer contains no query either (RFC 8414, section 2). A `javascript:` address would run in the shop, and over http an attacker in the
 * network could read codes and tokens (docs/security.md#a16).
 */
const checked = (name: string, address: unknown, origin?: string): string => {
  const isIssuer = name === 'issuer'
  const forbidden = isIssuer ? /[?#]/ : /#/
  if (typeof address === 'string' && !forbidden.test(address) && URL.canParse(address, origin)) {
    const { href, protocol, username, password } = new URL(address, origin)
    if ((protocol === 'https:' || isLoopback(href)) && username === '' && password === '') return href
  }
  const parts = isIssuer ? 'password, query' : 'password'
  throw new StoreError('SIGN_IN', `The ${name} of the provider is no https address without ${parts} and fragment`)
}

const discover = async (issuer: string, fetch: Fetch): Promise<oauth.AuthorizationServer> => {
  const url = new URL(checked('issuer', issuer))
  const response = await oauth.discoveryRequest(url, {
    [oauth.customFetch]: (address, { headers, redirect }) => fetch(address, { headers, redirect }),
    [oauth.allowInsecureRequests]: isLoopback(issuer),
  })
  const found = await oauth.processDiscoveryResponse(url, response)
  const { code_challenge_methods_supported: methods = ['S256'] } = found
  if (Array.isArray(methods) && methods.includes('S256')) return found
  throw new StoreError('SIGN_IN', 'The provider does not support the PKCE method S256')
}

/**
 * Returns the metadata of the provider. Endpoints of the configuration take precedence over discovered endpoints, or
 * without discovery over the endpoints of the embedded provider.
 */
export const loadMetadata = async (config: AuthGatewayConfig, fetch: Fetch): Promise<Metadata> => {
  const { origin, issuer = origin, discovery } = config
  checked('issuer', issuer, origin)
  const found: oauth.AuthorizationServer | null = discovery ? await discover(issuer, fetch) : null
  const endpoint = (name: EndpointName): string | undefined => {
    const address = config[OPTIONS[name]] ?? (found === null ? DEFAULTS[name] : undefined)
    // A path in the configuration is resolved against the origin of the shop. A discovered endpoint must be a full URL.
    if (address !== undefined) return checked(name, address, origin)
    return found?.[name] === undefined ? undefined : checked(name, found[name])
  }
  const required = (name: EndpointName): string => {
    const address = endpoint(name)
    if (address !== undefined) return address
    throw new StoreError('SIGN_IN', `The provider names no ${name}`)
  }
  const userinfo_endpoint = endpoint('userinfo_endpoint')
  const end_session_endpoint = endpoint('end_session_endpoint')
  return {
    ...(found ?? { issuer }),
    ...(userinfo_endpoint && { userinfo_endpoint }),
    ...(end_session_endpoint && { end_session_endpoint }),
    authorization_endpoint: required('authorization_endpoint'),
    token_endpoint: required('token_endpoint'),
    jwks_uri: required('jwks_uri'),
  }
}
