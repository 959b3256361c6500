import Provider, { type Configuration, errors, type KoaContextWithOIDC } from 'oidc-provider'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database, Queries } from '../database/database.ts'
import { accessTokenClaims, findAccount } from './accountClaims.ts'
import { databaseAdapter, endGrant } from './adapter.ts'
import { answerAway } from './away.ts'
import { policyOfStores } from './otherStore.ts'
import { renderProblem, renderSignedOut, renderSignOut } from './providerPages.ts'
import { postLogoutRedirectUris, redirectUris, shopOrigins } from './returnAddresses.ts'
import { loadSecrets, SIGNING_ALGORITHM } from './secrets.ts'
import { audienceOf, CLIENT_ID, SCOPE } from './settings.ts'

/** The provider's paths. The specification requires the paths of PingFederate. */
export const PATHS = {
  authorization: '/as/authorization.oauth2',
  token: '/as/token.oauth2',
  jwks: '/pf/JWKS',
  userinfo: '/idp/userinfo.openid',
  endSession: '/idp/init_logout.openid',
} as const

const MINUTE = 60
const HOUR = 3600

export type ProviderOptions = {
  config: Config
  database: Database
  clock: Clock
  /** Lifetime of access tokens and ID tokens in seconds. */
  tokenSeconds: number
}

/** Creates the OpenID provider. It supports only the authorization code flow with PKCE S256 for one public client. */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
  const { config, database, clock, tokenSeconds } = options
  const { signingKey, cookieKeys } = await loadSecrets(database)
  const audience = audienceOf(config)
  const origins = shopOrigins(config)
  const configuration: Configuration = {
    adapter: databaseAdapter(database, clock),
    jwks: { keys: [{ ...signingKey, kty: 'RSA' }] },
    clients: [
      {
        client_id: CLIENT_ID,
        client_name: 'Cairn',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: redirectUris(config),
        post_logout_redirect_uris: postLogoutRedirectUris(config),
        id_token_signed_response_alg: SIGNING_ALGORITHM,
        scope: SCOPE,
      },
    ],
    enabledJWA: { idTokenSigningAlgValues: [SIGNING_ALGORITHM] },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    scopes: ['openid', 'profile'],
    claims: { openid: ['sub'], profile: ['given_name', 'family_name', 'name', 'preferred_username'] },
    // The ID token includes the profile claims, so that the shop needs only one request at sign-in.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    routes: {
      authorization: PATHS.authorization,
      token: PATHS.token,
      jwks: PATHS.jwks,
      userinfo: PATHS.userinfo,
      end_session: PATHS.endSession,
    },
    // Disable the provider's own userinfo route, because it does not accept access tokens that are issued for the
    // shop's API. Our userinfo route (mount.ts) accepts them, with the same checks as the API.
    discovery: { userinfo_endpoint: `${config.hostOrigin}${PATHS.userinfo}` },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => renderSignOut(ctx, form, origins),
        postLogoutSuccessSource: renderSignedOut,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== audience) throw new errors.InvalidTarget()
          return { scope: 'shop', audience, accessTokenFormat: 'jwt', jwt: { sign: { alg: SIGNING_ALGORITHM } } }
        },
      },
    },
    ttl: {
      AccessToken: tokenSeconds,
      IdToken: tokenSeconds,
      AuthorizationCode: MINUTE,
      Interaction: 30 * MINUTE,
      Session: 12 * HOUR,
      Grant: 12 * HOUR,
    },
    cookies: {
      keys: cookieKeys,
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: '/' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
    interactions: { policy: policyOfStores(database), url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    loadExistingGrant: (ctx) => grantToOurOwnShop(ctx, database, audience),
    findAccount: (_ctx, subject) => findAccount(database, subject),
    extraTokenClaims: (_ctx, token) =>
      'accountId' in token && token.accountId !== undefined
        ? accessTokenClaims(database, clock, { subject: token.accountId, grantId: token.grantId })
        : undefined,
    renderError: renderProblem,
  }
  const provider = new Provider(config.hostOrigin, configuration)
  provider.proxy = true
  answerAway(provider)
  return provider
}

/** Grants the scopes without a consent page, because shop and provider belong together. */
async function grantToOurOwnShop(ctx: KoaContextWithOIDC, queries: Queries, audience: string) {
  const { provider, client, session } = ctx.oidc
  if (client === undefined || session?.accountId === undefined) return undefined
  const known = session.grantIdFor(client.clientId)
  const existing = known === undefined ? undefined : await provider.Grant.find(known)
  // The grant may be gone, because a code that is used twice revokes it. The sign-in then needs a new grant.
  if (existing?.accountId === session.accountId) return existing
  // A session has one grant at a time, so that a sign-out revokes all of its tokens.
  if (known !== undefined) await endGrant(queries, known)
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(SCOPE)
  grant.addResourceScope(audience, 'shop')
  await grant.save()
  return grant
}
