import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { isDatabaseAway } from '../database/away.ts'
import type { Queries } from '../database/database.ts'
import type { Context } from '../vertical.ts'
import { endGrant } from './adapter.ts'
import { CLIENT_ID } from './settings.ts'

type Session = InstanceType<Provider['Session']>

/** Ends a provider session and revokes the access tokens issued in it. */
export async function endSession(queries: Queries, session: Session): Promise<void> {
  const grantId = session.grantIdFor(CLIENT_ID)
  if (grantId !== undefined) await endGrant(queries, grantId)
  await session.destroy()
}

/**
 * Ends the sign-in of the request's access token. A restarted browser may still have the token although it has lost the
 * session cookie.
 */
async function endToken({ database, verifyAccessToken }: Context, { headers }: FastifyRequest): Promise<void> {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (token === undefined) return
  const claims = await verifyAccessToken(token).catch((error: unknown) => {
    if (isDatabaseAway(error)) throw error
    return undefined
  })
  if (claims !== undefined) await endGrant(database, claims.grantId)
}

/**
 * Adds the routes with which the shop's buttons "Sign out" and "Clear my data" end the provider session without a page;
 * otherwise the next sign-in on a shared computer would need no password. Every POST first passes an origin check, so
 * other sites cannot sign a visitor out.
 */
export function signOutRoute(app: FastifyInstance, context: Context, provider: Provider): void {
  const signOut = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw))
    if (session.accountId !== undefined) await endSession(context.database, session)
    await endToken(context, request)
    const name = provider.cookieName('session')
    reply.clearCookie(name, { path: '/' }).clearCookie(`${name}.sig`, { path: '/' })
    return reply.code(204).header('cache-control', 'no-store').send()
  }
  app.post('/interaction/sign-out', signOut)
  // This route serves "Clear my data". Scripts cannot delete HttpOnly cookies, and the server cannot delete cookies
  // whose paths it does not know, so the response makes the browser clear its cookies (decision 026).
  app.post('/interaction/clear-data', (request, reply) =>
    signOut(request, reply.header('clear-site-data', '"cookies"')),
  )
}
