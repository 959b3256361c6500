import type { FastifyInstance } from 'fastify'
import { sendProblem, unreachable } from './problems.ts'

/**
 * Timeout in milliseconds of the request to the store server. It is longer than the two seconds that the store server
 * waits for its database.
 */
const patience = 2500

const isReady = async (storeUrl: string): Promise<boolean> => {
  try {
    const response = await fetch(`${storeUrl}/readyz`, { signal: AbortSignal.timeout(patience) })
    // An unread body would keep its connection occupied.
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/**
 * Adds the health checks that a process supervisor uses: `/livez` (also `/healthz`) shows whether the process responds
 * or needs a restart, and `/readyz` whether it can serve requests now.
 * Without the store server, the storefront is alive but not ready.
 */
export const answerProbes = (app: FastifyInstance, storeUrl: string): void => {
  const ok = { status: 'ok' }
  for (const path of ['/livez', '/healthz']) {
    app.get(path, (_request, reply) => reply.header('cache-control', 'no-store').send(ok))
  }
  app.get('/readyz', async (request, reply) => {
    if (await isReady(storeUrl)) return reply.header('cache-control', 'no-store').send(ok)
    return sendProblem(request, reply.header('retry-after', '2'), unreachable)
  })
}
