import type { FastifyInstance } from 'fastify'
import { sendProblem, unreachable } from './problems.ts'

/** Milliseconds for the store server, which waits for its database for as long. */
const patience = 2500

const isReady = async (storeUrl: string): Promise<boolean> => {
  try {
    const response = await fetch(`${storeUrl}/readyz`, { signal: AbortSignal.timeout(patience) })
    // Left unread, it would hold its connection.
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/**
 * The two questions of a supervisor. `/livez`: does the process answer, or has it to be started again? `/readyz`: can it
 * serve now, or shall requests go elsewhere? Without the store server it lives and is not ready.
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
