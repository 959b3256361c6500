import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { z } from 'zod'
import { findCustomerBySubject } from '../accounts/customers.repository.ts'
import { isDatabaseAway } from '../database/away.ts'
import type { Context } from '../vertical.ts'
import { profileClaims } from './accountClaims.ts'
import { PATHS } from './provider.ts'
import { postLogoutRedirectUris, shopOrigins } from './returnAddresses.ts'

const DISCOVERY = '/.well-known/openid-configuration'

/**
 * Passes requests for the provider's paths on to the provider. The provider parses bodies itself, so Fastify must not.
 */
export function mountProvider(app: FastifyInstance, context: Context, provider: Provider): void {
  const handle = provider.callback()
  const { protocol, host } = new URL(context.config.hostOrigin)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  const passOn = async (request: FastifyRequest, reply: FastifyReply) => {
    // Use the configured public origin instead of the origin that the client's headers claim.
    request.raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    request.raw.headers['x-forwarded-host'] = host
    reply.hijack()
    reply.raw.setHeader('x-content-type-options', 'nosniff')
    reply.raw.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
    await handle(request.raw, reply.raw)
  }
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (request.url.startsWith(PATHS.token) && origin !== undefined && !shopOrigins(context.config).includes(origin)) {
      // Refuse unknown origins here, because the provider would accept any origin in a preflight response
      // (docs/security.md#c9).
      return reply.code(403).send({ error: 'invalid_request', error_description: 'this origin may not ask for tokens' })
    }
  })
  app.addHook('preHandler', async (request, reply) => {
    if (request.method === 'GET' && request.routeOptions.url === PATHS.endSession) {
      return skipSignOut(provider, context, request, reply)
    }
  })
  const methods = ['GET', 'POST', 'OPTIONS', 'HEAD'] as const
  const paths = [
    PATHS.authorization,
    `${PATHS.authorization}/:uid`,
    PATHS.token,
    PATHS.jwks,
    PATHS.endSession,
    `${PATHS.endSession}/confirm`,
    `${PATHS.endSession}/success`,
    DISCOVERY,
  ]
  for (const url of paths) app.route({ method: [...methods], url, exposeHeadRoute: false, handler: passOn })
  app.get(PATHS.userinfo, (request, reply) => answerUserinfo(context, request, reply))
}

const signOutQuery = z.object({ post_logout_redirect_uri: z.string().optional(), state: z.string().optional() })

/**
 * Redirects a visitor without a session straight back to the shop, because the provider would answer with a page that
 * needs a script.
 */
async function skipSignOut(
  provider: Provider,
  { config }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw))
  if (session.accountId !== undefined) return undefined
  const query = signOutQuery.catch({}).parse(request.query)
  const back = postLogoutRedirectUris(config).find((uri) => uri === query.post_logout_redirect_uri)
  const next = new URL(back ?? `${config.hostOrigin}${PATHS.endSession}/success`)
  if (back !== undefined && query.state !== undefined) next.searchParams.set('state', query.state)
  return reply.header('cache-control', 'no-store').redirect(next.href, 303)
}

/** Treats an invalid token as no token. Rethrows if the database is down, because the token may be valid. */
function refuseToken(error: unknown): undefined {
  if (isDatabaseAway(error)) throw error
}

/** Answers userinfo (OpenID Connect Core, section 5.3) for the shop's own access tokens. */
async function answerUserinfo(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const claims = token === undefined ? undefined : await context.verifyAccessToken(token).catch(refuseToken)
  const customer = claims === undefined ? undefined : await findCustomerBySubject(context.database, claims.subject)
  reply.header('cache-control', 'no-store')
  if (customer === undefined) {
    return reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send({ error: 'invalid_token' })
  }
  return reply.send(profileClaims(customer))
}
