import type { AuthGateway, SessionTokens } from '../../auth/auth.types.ts'
import { StoreError, UNEXPECTED_ERROR } from '../../shared/errors.ts'
import { safeUrl } from '../../shared/safeUrl.ts'
import { createTransport } from '../transport.ts'
import { checkIdentity } from './auth.checks.ts'
import type { AuthGatewayConfig } from './auth.gateway.types.ts'

/**
 * Takes the place of the access token, which only the server has, in the header `Authorization: Bearer in-cookie`.
 * Another origin cannot send this header without the consent of the server, so the server can refuse forged requests
 * (docs/security.md#a18).
 */
const IN_COOKIE = 'in-cookie'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Calls a session route of the server and returns the body of its response. */
const call = async (
  { serverPath = '/session', origin, fetch }: AuthGatewayConfig,
  method: 'GET' | 'POST',
  path: string,
  signal?: AbortSignal,
): Promise<unknown> => {
  const request = new Request(new URL(`${serverPath}${path}`, origin), {
    method,
    headers: { authorization: `Bearer ${IN_COOKIE}` },
    keepalive: method === 'POST',
    ...(signal && { signal }),
  })
  const response = await createTransport({ fetch })(request)
  const body: unknown = await response.json()
  return body
}

/** Loads the session that the server keeps for this browser; null for none. */
export const loadCookieSession = async (
  config: AuthGatewayConfig,
  signal?: AbortSignal,
): Promise<SessionTokens | null> => {
  const body = await call(config, 'GET', '', signal)
  if (body === null) return null
  if (isRecord(body) && isRecord(body.claims) && typeof body.expiresIn === 'number')
    return { accessToken: IN_COOKIE, idToken: '', expiresIn: body.expiresIn, claims: body.claims }
  throw new StoreError('CONTRACT', UNEXPECTED_ERROR, { response: body })
}

/** Ends the session on the server. Returns the logout page of the provider; null if it has none. */
export const endCookieSession = async (config: AuthGatewayConfig): Promise<string | null> => {
  const body = await call(config, 'POST', '/sign-out')
  const href = isRecord(body) && typeof body.href === 'string' ? body.href : ''
  return safeUrl(href, { base: config.origin, allowedOrigins: '*' })?.href ?? null
}

const only = (parameters: URLSearchParams, name: string): string | null => {
  const [value = null, ...others] = parameters.getAll(name)
  return others.length === 0 ? value : null
}

/**
 * Creates the gateway for `session: 'cookie'`, where the server talks to the provider. After the sign-in, the server
 * redirects to the callback page with the `state` of this browser, and with a `code` that only marks a completed
 * sign-in.
 */
export const createCookieGateway = (config: AuthGatewayConfig): AuthGateway => ({
  begin: async ({ redirectUri, uiLocales, prompt }) => {
    checkIdentity(config)
    // With `prompt`, the server has not confirmed the last sign-out yet. End that session on the server first, so that
    // the callback cannot load the session of the previous user.
    if (prompt) await endCookieSession(config)
    const state = crypto.randomUUID()
    const url = new URL(`${config.serverPath ?? '/session'}/sign-in`, config.origin)
    const parameters = { redirect_uri: redirectUri, state, ui_locales: uiLocales, ...(prompt && { prompt }) }
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    return { href: url.href, pkce: { code_challenge: '', code_verifier: '', state } }
  },
  exchange: async ({ href, pkce }, { signal }) => {
    const { searchParams } = new URL(href)
    if (only(searchParams, 'state') !== pkce.state)
      throw new StoreError('SIGN_IN', 'The answer belongs to no sign-in of this browser')
    const problem = searchParams.get('error')
    if (problem !== null)
      throw new StoreError('SIGN_IN', 'The sign-in failed', { ...(/^[a-z_]{1,64}$/.test(problem) && { problem }) })
    const session = await loadCookieSession(config, signal)
    if (session === null) throw new StoreError('SIGN_IN', 'The server has no session for this browser')
    return session
  },
})
