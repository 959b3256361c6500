import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

/**
 * Refuses a request with two `Host` headers (RFC 9112, section 3.2): Node uses the first one, but a proxy may have used
 * the second.
 */
export function refuseDoubledHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length > 1) throw new Problem({ status: 400, code: 'bad_request', title: 'There is more than one Host' })
  })
}
