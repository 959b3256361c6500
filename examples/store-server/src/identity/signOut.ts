import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { isDatabaseAway } from '../database/away.ts'
import type { Queries } from '../database/database.ts'
import type { Context } from '../vertical.ts'
import { endGrant } from './adapter.ts'
import { CLIENT_ID } from './settings.ts'

type Session = InstanceType<Provider['Session']>

/** Ends a session of the provider together with the access tokens that were issued in it. */
export async function endSession(queries: Queries, session: Session): Promise<void> {
  const grantId = session.grantIdFor(CLIENT_ID)
  if (grantId !== undefined) await endGrant(queries, grantId)
  await session.destroy()
}

/** Ends the sign-in of the access token that is sent along: a browser that was closed has it without the cookie of its session. */
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
 * Ends the session at the provider without a page, for the shop's own "Sign out". The foreign-origin check in front of it keeps
 * other sites from signing people out; without it the next "Sign in" on a shared computer would ask for no password.
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
  // For "Clear my data": no script can remove a cookie that is HttpOnly, and only the browser knows for which paths they lie (decision 026).
  app.post('/interaction/clear-data', (request, reply) =>
    signOut(request, reply.header('clear-site-data', '"cookies"')),
  )
}
