import type { FastifyInstance } from 'fastify'
import * as oauth from 'oauth4webapi'
import { accounts } from '../../accounts/accounts.vertical.ts'
import type { Clock } from '../../clock.ts'
import { type Config, readConfig } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { createServer } from '../../server.ts'
import type { Vertical } from '../../vertical.ts'
import { identity } from '../identity.vertical.ts'
import { CLIENT_ID, SCOPE } from '../settings.ts'
import { accessTokenVerifier } from '../verifyAccessToken.ts'
import { type Browser, openBrowser } from './browser.ts'

/** A loopback address, because the sign-in accepts no other address without https. */
export const ORIGIN = 'http://localhost'
export const CALLBACK = `${ORIGIN}/de/de-de/auth-callback`

export type IdentityShop = {
  app: FastifyInstance
  database: Database
  clock: Clock & { advance: (ms: number) => void }
}

/** Opens a shop with the OpenID provider, accounts and the given other verticals. */
export async function openIdentityShop(
  database: Database,
  { changes = {}, others = [] }: { changes?: Partial<Config>; others?: readonly Vertical[] } = {},
): Promise<IdentityShop> {
  // Milliseconds by which the shop's clock is ahead of the system clock, which the provider uses.
  let ahead = 0
  const clock = { now: () => Date.now() + ahead, advance: (ms: number) => (ahead += ms) }
  const config: Config = { ...readConfig({}), hostOrigin: ORIGIN, logLevel: 'error', ...changes }
  const app = await createServer({
    config,
    database,
    clock,
    verifyAccessToken: accessTokenVerifier(config, database, clock),
    verticals: [identity, accounts, ...others],
    checkAnswers: true,
  })
  return { app, database, clock }
}

const client: oauth.Client = { client_id: CLIENT_ID }

/** Options that make the OAuth library call the app in this process. */
function insecure(app: FastifyInstance, headers: Record<string, string> = {}) {
  return {
    [oauth.allowInsecureRequests]: true as const,
    [oauth.customFetch]: async (url: string, init: oauth.CustomFetchOptions<string, unknown>) => {
      const { pathname, search } = new URL(url)
      const response = await app.inject({
        method: init.method === 'POST' ? 'POST' : 'GET',
        url: pathname + search,
        headers: { ...init.headers, ...headers },
        ...(init.body instanceof URLSearchParams ? { payload: init.body.toString() } : {}),
      })
      return new Response(response.body, { status: response.statusCode, headers: plainHeaders(response.headers) })
    },
  }
}

function plainHeaders(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

export async function discover(app: FastifyInstance): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(ORIGIN)
  return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, insecure(app)))
}

export type Attempt = { url: string; verifier: string; state: string }

/** Builds the authorization request. `changes` overrides parameters; null removes one. */
export async function beginSignIn(changes: Record<string, string | null> = {}): Promise<Attempt> {
  const verifier = oauth.generateRandomCodeVerifier()
  const state = oauth.generateRandomState()
  const parameters: Record<string, string | null> = {
    redirect_uri: CALLBACK,
    client_id: CLIENT_ID,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ui_locales: 'de-DE de',
    response_type: 'code',
    scope: SCOPE,
    state,
    ...changes,
  }
  const sent = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) if (value !== null) sent.set(name, value)
  return { url: `/as/authorization.oauth2?${sent}`, verifier, state }
}

export async function exchange(
  app: FastifyInstance,
  callback: URL,
  { verifier, state }: Pick<Attempt, 'verifier' | 'state'>,
): Promise<oauth.TokenEndpointResponse> {
  const server = await discover(app)
  const parameters = oauth.validateAuthResponse(server, client, callback, state)
  const redirectUri = callback.origin + callback.pathname
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    redirectUri,
    verifier,
    insecure(app),
  )
  return oauth.processAuthorizationCodeResponse(server, client, response, { expectedNonce: oauth.expectNoNonce })
}

/** Signs in with a password and returns the callback URL. */
export async function signInWith(browser: Browser, attempt: Attempt, userName: string, password: string): Promise<URL> {
  const page = await browser.get(attempt.url)
  return (await browser.submit(page.url.pathname, { userName, password })).url
}

/** Runs the whole sign-in and returns the tokens. */
export async function tokensOf(app: FastifyInstance, userName: string, password: string, redirectUri = CALLBACK) {
  const attempt = await beginSignIn({ redirect_uri: redirectUri })
  const callback = await signInWith(openBrowser(app, ORIGIN), attempt, userName, password)
  return exchange(app, callback, attempt)
}
