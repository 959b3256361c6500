import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'

/**
 * Ends the session at the provider without a page, for the shop's own "Sign out". The foreign-origin check in front of it keeps
 * other sites from signing people out; without it the next "Sign in" on a shared computer would ask for no password.
 */
export function signOutRoute(app: FastifyInstance, provider: Provider): void {
  app.post('/interaction/sign-out', async (request, reply) => {
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw))
    if (session.accountId !== undefined) await session.destroy()
    const name = provider.cookieName('session')
    reply.clearCookie(name, { path: '/' }).clearCookie(`${name}.sig`, { path: '/' })
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}
