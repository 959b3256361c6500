import * as oauth from 'oauth4webapi'
import type { AuthGateway } from '../../auth/auth.types.ts'
import { StoreError, UNEXPECTED_ERROR } from '../../shared/errors.ts'
import type { AuthGatewayConfig } from './auth.gateway.types.ts'

const SCOPE = 'openid profile'

/** The timeout of each request to the provider, in milliseconds (docs/spec/rulings.md#17). */
const TIMEOUT_MS = 10_000

const isLoopback = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

const isRefusal = (cause: unknown): cause is { error: string; error_description?: unknown; status?: unknown } =>
  typeof cause === 'object' && cause !== null && 'error' in cause && typeof cause.error === 'string'

/**
 * Turns every error except a network error into `SIGN_IN`; `problem` is the provider's error code, such as
 * `access_denied`. The original error is dropped, because it contains the callback URL or a response with codes and
 * tokens, which must not reach logs.
 */
const toSignInError = (cause: unknown): StoreError => {
  if (cause instanceof StoreError) return cause
  const message = cause instanceof Error && cause.message !== '' ? cause.message : UNEXPECTED_ERROR
  if (!isRefusal(cause) || !/^[a-z_]{1,64}$/.test(cause.error)) return new StoreError('SIGN_IN', message)
  const { error: problem, error_description: detail, status } = cause
  // Only a response of the token endpoint has a status. The description in a callback URL is not used, because anybody
  // can write such a URL.
  if (typeof status !== 'number') return new StoreError('SIGN_IN', message, { problem })
  return new StoreError('SIGN_IN', message, { problem, status, ...(typeof detail === 'string' && { detail }) })
}

const isNamed = (cause: unknown, name: string): boolean => cause instanceof Error && cause.name === name

/**
 * Wraps `fetch`: adds a timeout, and maps a lost connection, a timeout and an abort to separate error codes. It checks
 * the error's `name`, because the messages for a lost connection differ between browsers.
 */
const limited =
  (fetch: typeof globalThis.fetch, signal: AbortSignal | undefined) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const limit = AbortSignal.timeout(TIMEOUT_MS)
    try {
      return await fetch(url, { ...init, signal: signal === undefined ? limit : AbortSignal.any([signal, limit]) })
    } catch (cause) {
      if (signal?.aborted === true || isNamed(cause, 'AbortError'))
        throw new StoreError('ABORTED', 'The sign-in was ended', { cause })
      throw new StoreError(isNamed(cause, 'TimeoutError') ? 'TIMEOUT' : 'NETWORK', UNEXPECTED_ERROR, { cause })
    }
  }

const attempt = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  try {
    return await act()
  } catch (cause) {
    throw toSignInError(cause)
  }
}

type TokenRequest = oauth.CustomFetchOptions<'POST', URLSearchParams>

/** Creates the protocol behind {@link createAuthGateway}. This module loads when a user signs in. */
export const createProtocol = (config: AuthGatewayConfig): AuthGateway => {
  const server: oauth.AuthorizationServer = {
    issuer: config.issuer,
    authorization_endpoint: config.authorizationEndpoint,
    token_endpoint: config.tokenEndpoint,
    jwks_uri: config.jwksUri,
  }
  const client: oauth.Client = { client_id: config.clientId }
  return {
    begin: ({ redirectUri, uiLocales, prompt }) =>
      attempt(async () => {
        const code_verifier = oauth.generateRandomCodeVerifier()
        const code_challenge = await oauth.calculatePKCECodeChallenge(code_verifier)
        const state = oauth.generateRandomState()
        const nonce = config.nonce ? oauth.generateRandomNonce() : undefined
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
          ...(nonce && { nonce }),
          ...(prompt && { prompt }),
        }).toString()
        return { href: url.href, pkce: { code_challenge, code_verifier, state, ...(nonce && { nonce }) } }
      }),
    exchange: ({ href, redirectUri, pkce }, { signal }) =>
      attempt(async () => {
        const fetch = limited(config.fetch, signal)
        const options = {
          [oauth.customFetch]: (url: string, { method, headers, body, redirect }: TokenRequest) =>
            fetch(url, { method, headers, body, redirect }),
          [oauth.allowInsecureRequests]: isLoopback(config.tokenEndpoint),
        }
        const { searchParams } = new URL(href)
        // RFC 9207: refuse a code from another issuer, and a code without an issuer unless the shop allows it. An error
        // response without an issuer is valid, for instance when the user cancels, because it contains no code that
        // could be mixed up.
        const needsIss = config.iss !== 'optional' && !searchParams.has('error')
        const as = { ...server, authorization_response_iss_parameter_supported: needsIss }
        const params = oauth.validateAuthResponse(as, client, searchParams, pkce.state)
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          oauth.None(),
          params,
          redirectUri,
          pkce.code_verifier,
          options,
        )
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
          requireIdToken: true,
          ...(pkce.nonce && { expectedNonce: pkce.nonce }),
        })
        await oauth.validateApplicationLevelSignature(server, response, {
          [oauth.customFetch]: (url, { headers, redirect }) => fetch(url, { headers, redirect }),
          [oauth.allowInsecureRequests]: isLoopback(config.jwksUri),
        })
        // Return only these fields: a refresh token that the provider sends unrequested is dropped
        // (docs/security.md#s1).
        const { access_token: accessToken, id_token: idToken = '', expires_in: expiresIn = 0 } = tokens
        return { accessToken, idToken, expiresIn }
      }),
  }
}
