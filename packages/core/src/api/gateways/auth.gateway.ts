import type * as OAuth from 'oauth4webapi'
import type { AuthGateway } from '../../auth/auth.types.ts'
import { StoreError, UNEXPECTED_ERROR } from '../../shared/errors.ts'
import { wordsOf } from '../problem.ts'

export interface AuthGatewayConfig {
  readonly issuer: string
  readonly authorizationEndpoint: string
  readonly tokenEndpoint: string
  readonly jwksUri: string
  readonly clientId: string
  readonly fetch: typeof globalThis.fetch
}

const SCOPE = 'openid profile'

/** Not in the first load of a shop: nobody needs the protocol before they sign in. */
const loadOAuth = () => import('oauth4webapi')

const isLoopback = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1')
}

/** A refusal of the protocol is `SIGN_IN`; no answer at all is `NETWORK`. */
const toSignInError = (cause: unknown): StoreError => {
  if (cause instanceof StoreError) return cause
  if (cause instanceof TypeError && cause.message.includes('fetch')) {
    return new StoreError('NETWORK', UNEXPECTED_ERROR, { cause })
  }
  const words = wordsOf(cause)
  return new StoreError('SIGN_IN', words ?? (cause instanceof Error ? cause.message : UNEXPECTED_ERROR), { cause })
}

/** The single sign-on provider by OpenID Connect: authorization code with PKCE S256, public client (spec sections 4 and 7). */
export const createAuthGateway = (config: AuthGatewayConfig): AuthGateway => {
  const server: OAuth.AuthorizationServer = {
    issuer: config.issuer,
    authorization_endpoint: config.authorizationEndpoint,
    token_endpoint: config.tokenEndpoint,
    jwks_uri: config.jwksUri,
    // RFC 9207: an answer without the issuer, or with another one, is refused.
    authorization_response_iss_parameter_supported: true,
  }
  const client: OAuth.Client = { client_id: config.clientId }
  const attempt = async <Result>(act: (oauth: typeof OAuth) => Promise<Result>): Promise<Result> => {
    try {
      return await act(await loadOAuth())
    } catch (cause) {
      throw toSignInError(cause)
    }
  }
  return {
    begin: ({ redirectUri, uiLocales }) =>
      attempt(async (oauth) => {
        const code_verifier = oauth.generateRandomCodeVerifier()
        const code_challenge = await oauth.calculatePKCECodeChallenge(code_verifier)
        const state = oauth.generateRandomState()
        const url = new URL(config.authorizationEndpoint)
        url.search = new URLSearchParams({
          redirect_uri: redirectUri,
          client_id: config.clientId,
          code_challenge,
          code_challenge_method: 'S256',
          ui_locales: uiLocales,
          response_type: 'code',
          scope: SCOPE,
          state,
        }).toString()
        return { href: url.href, pkce: { code_challenge, code_verifier, state } }
      }),
    exchange: ({ href, redirectUri, pkce }, { signal }) =>
      attempt(async (oauth) => {
        const options = {
          [oauth.customFetch]: config.fetch,
          [oauth.allowInsecureRequests]: isLoopback(config.tokenEndpoint),
          ...(signal && { signal }),
        }
        const params = oauth.validateAuthResponse(server, client, new URL(href), pkce.state)
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          oauth.None(),
          params,
          redirectUri,
          pkce.code_verifier,
          options,
        )
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, { requireIdToken: true })
        await oauth.validateApplicationLevelSignature(server, response, {
          ...options,
          [oauth.customFetch]: (url, { headers }) => config.fetch(url, { headers }),
        })
        const { access_token: accessToken, id_token: idToken = '', expires_in: expiresIn = 0 } = tokens
        return { accessToken, idToken, expiresIn }
      }),
  }
}
