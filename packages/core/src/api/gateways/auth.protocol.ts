import * as oauth from 'oauth4webapi'
import type { AuthGateway, SessionTokens } from '../../auth/auth.types.ts'
import { DEFAULT_CLIENT_ID } from '../../environment/clientId.ts'
import type { Claims } from '../../platform/identity.types.ts'
import { StoreError, UNEXPECTED_ERROR } from '../../shared/errors.ts'
import { checkIdentity } from './auth.checks.ts'
import type { AuthGatewayConfig } from './auth.gateway.types.ts'
import { isLoopback, loadMetadata, type Metadata } from './auth.metadata.ts'

const SCOPE = 'openid profile'

/** The form of a token that fits in an `Authorization` header (RFC 6750, section 2.1). */
const TOKEN = /^[\w.~+/=-]+$/

/** The timeout of each request to the provider, in milliseconds (docs/spec/rulings.md#17). */
const TIMEOUT_MS = 10_000

const isRefusal = (cause: unknown): cause is { error: string; error_description?: unknown; status?: unknown } =>
  typeof cause === 'object' && cause !== null && 'error' in cause && typeof cause.error === 'string'

/**
 * Turns every error that is not a `StoreError` into `SIGN_IN`; `problem` is the provider's error code, such as
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

/** A refresh token, and the session that it renews. The refresh token stays in memory (docs/security.md#s1). */
interface Renewable {
  readonly accessToken: string
  readonly refreshToken: string
  readonly subject: string | undefined
}

/** Creates the OpenID Connect code behind {@link createAuthGateway}. This module loads when a user signs in. */
export const createProtocol = (config: AuthGatewayConfig): AuthGateway => {
  const client: oauth.Client = {
    client_id: config.clientId ?? DEFAULT_CLIENT_ID,
    ...(config.signingAlgorithm && { id_token_signed_response_alg: config.signingAlgorithm }),
  }
  let renewable: Renewable | null = null
  let metadata: Promise<Metadata> | null = null
  /** Loads the metadata of the provider once for all calls. After a failure, the next call loads the metadata again. */
  const load = (): Promise<Metadata> => {
    checkIdentity(config)
    metadata ??= loadMetadata(config, limited(config.fetch, undefined)).catch((cause) => {
      metadata = null
      throw cause
    })
    return metadata
  }
  /** Returns the options of a request to an endpoint. */
  const requestTo = <Method extends string, Body>(address: string, signal: AbortSignal | undefined) => ({
    [oauth.customFetch]: (url: string, { method, headers, body, redirect }: oauth.CustomFetchOptions<Method, Body>) =>
      limited(config.fetch, signal)(url, {
        method,
        headers,
        redirect,
        ...(body instanceof URLSearchParams && { body }),
      }),
    [oauth.allowInsecureRequests]: isLoopback(address),
  })
  const checkSignature = (as: Metadata, response: Response, signal: AbortSignal | undefined): Promise<void> =>
    oauth.validateApplicationLevelSignature(as, response, requestTo<'GET', undefined>(as.jwks_uri, signal))

  /**
   * Returns the claims of the userinfo endpoint. Throws unless these claims have the same subject as the ID token
   * (OpenID Connect Core 5.3.2).
   */
  const loadUserinfo = async (as: Metadata, token: string, subject: string, signal?: AbortSignal): Promise<Claims> => {
    const { userinfo_endpoint: address } = as
    if (address === undefined) throw new StoreError('SIGN_IN', 'The provider names no userinfo_endpoint')
    const response = await oauth.userInfoRequest(as, client, token, requestTo<'GET', undefined>(address, signal))
    const isSigned = response.headers.get('content-type')?.startsWith('application/jwt') ?? false
    const { signingAlgorithm: userinfo_signed_response_alg = 'RS256' } = config
    const reader = { ...client, ...(isSigned && { userinfo_signed_response_alg }) }
    const claims = await oauth.processUserInfoResponse(as, reader, subject, response)
    if (isSigned) await checkSignature(as, response, signal)
    return claims
  }

  /**
   * Returns the claims of the ID token or of the userinfo endpoint, as `userFrom` says. Returns undefined if the store
   * reads the claims from the access token, or if a renewal has no ID token.
   */
  const claimsOf = async (
    as: Metadata,
    token: string,
    idToken: oauth.IDToken | undefined,
    signal?: AbortSignal,
  ): Promise<Claims | undefined> => {
    if (config.userFrom === 'id-token') return idToken
    if (config.userFrom !== 'userinfo' || idToken === undefined) return undefined
    return loadUserinfo(as, token, idToken.sub, signal)
  }

  const sessionOf = async (
    as: Metadata,
    tokens: oauth.TokenEndpointResponse,
    previous: Renewable | null,
    signal: AbortSignal | undefined,
  ): Promise<SessionTokens> => {
    const { access_token: accessToken, id_token: idToken = '', expires_in: expiresIn = 0 } = tokens
    if (!TOKEN.test(accessToken))
      throw new StoreError('SIGN_IN', 'The access token contains characters that no token has')
    const idClaims = oauth.getValidatedIdTokenClaims(tokens)
    const subject = idClaims?.sub ?? previous?.subject
    if (previous !== null && previous.subject !== subject)
      throw new StoreError('SIGN_IN', 'The renewed session belongs to another user')
    const claims = await claimsOf(as, accessToken, idClaims, signal)
    // Keep the previous refresh token if the response has none: some providers do not replace it at a renewal.
    const refreshToken = tokens.refresh_token ?? previous?.refreshToken
    renewable = config.refreshTokens && refreshToken ? { accessToken, refreshToken, subject } : null
    // Return only these fields, so that no refresh token leaves this module.
    return { accessToken, idToken, expiresIn, ...(claims && { claims }) }
  }

  /** Checks the parameters of a callback: its state, and its issuer (RFC 9207, docs/security.md#a5). */
  const checkCallback = (as: Metadata, { searchParams }: URL, state: string): URLSearchParams => {
    const byMetadata = as.authorization_response_iss_parameter_supported === true ? 'required' : 'optional'
    const rule = config.iss ?? (config.discovery ? byMetadata : 'required')
    if (rule === 'absent' && searchParams.has('iss'))
      throw new StoreError('SIGN_IN', 'The callback names an issuer, which this provider never does')
    // Accept an error response without an issuer, which a provider may send when the user cancels. It contains no code,
    // so no code can reach the wrong provider.
    const needsIss = rule === 'required' && !searchParams.has('error')
    const server = { ...as, authorization_response_iss_parameter_supported: needsIss }
    return oauth.validateAuthResponse(server, client, searchParams, state)
  }

  return {
    begin: ({ redirectUri, uiLocales, prompt }) =>
      attempt(async () => {
        const { authorization_endpoint } = await load()
        const code_verifier = oauth.generateRandomCodeVerifier()
        const code_challenge = await oauth.calculatePKCECodeChallenge(code_verifier)
        const state = oauth.generateRandomState()
        const nonce = config.nonce ? oauth.generateRandomNonce() : undefined
        const url = new URL(authorization_endpoint)
        const parameters = {
          ...config.parameters,
          redirect_uri: redirectUri,
          client_id: client.client_id,
          code_challenge,
          code_challenge_method: 'S256',
          ui_locales: uiLocales,
          response_type: 'code',
          scope: config.scope ?? SCOPE,
          state,
          ...(nonce && { nonce }),
          ...(prompt && { prompt }),
        }
        // Keep a query of the endpoint, such as the policy of a tenant (RFC 6749, section 3.1).
        for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
        return { href: url.href, pkce: { code_challenge, code_verifier, state, ...(nonce && { nonce }) } }
      }),
    exchange: ({ href, redirectUri, pkce }, { signal }) =>
      attempt(async () => {
        const as = await load()
        const params = checkCallback(as, new URL(href), pkce.state)
        const response = await oauth.authorizationCodeGrantRequest(
          as,
          client,
          oauth.None(),
          params,
          redirectUri,
          pkce.code_verifier,
          requestTo<'POST', URLSearchParams>(as.token_endpoint, signal),
        )
        const { max_age } = config.parameters ?? {}
        const tokens = await oauth.processAuthorizationCodeResponse(as, client, response, {
          requireIdToken: true,
          ...(pkce.nonce && { expectedNonce: pkce.nonce }),
          ...(max_age && { maxAge: Number(max_age) }),
        })
        await checkSignature(as, response, signal)
        return sessionOf(as, tokens, null, signal)
      }),
    renew: ({ accessToken }, { signal }) =>
      attempt(async () => {
        // Renew only the session of this access token. The refresh token of another session would sign in that
        // session's user.
        const previous = renewable
        if (previous === null || previous.accessToken !== accessToken) return null
        const as = await load()
        const options = requestTo<'POST', URLSearchParams>(as.token_endpoint, signal)
        const response = await oauth.refreshTokenGrantRequest(as, client, oauth.None(), previous.refreshToken, options)
        if (response.status >= 500) throw new StoreError('SERVER', UNEXPECTED_ERROR, { status: response.status })
        // The provider may have replaced the refresh token, so do not use the old one again. If the checks below reject
        // the response, this session has no further renewal.
        renewable = null
        const tokens = await oauth.processRefreshTokenResponse(as, client, response)
        if (tokens.id_token !== undefined) await checkSignature(as, response, signal)
        return sessionOf(as, tokens, previous, signal)
      }),
  }
}
