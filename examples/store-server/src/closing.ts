import type { FastifyInstance } from 'fastify'

/** Milliseconds that requests under way have to finish. Then the database closes, all within the ten seconds that supervisors wait. */
const FINISHING_MS = 6_000
const SWEEP_MS = 100

/**
 * Closes the connections that clients keep open, each as soon as its request is answered. Node itself closes only those
 * that are idle when the server begins to close and keeps the others for another minute.
 */
export function closeConnections(app: FastifyInstance): void {
  let isClosing = false
  let sweep: NodeJS.Timeout | undefined
  let deadline: NodeJS.Timeout | undefined
  app.addHook('onRequest', async (_request, reply) => {
    // On the raw answer, because the OpenID provider writes its own.
    if (isClosing) reply.raw.setHeader('connection', 'close')
  })
  app.addHook('preClose', async () => {
    isClosing = true
    sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
    deadline = setTimeout(() => app.server.closeAllConnections(), FINISHING_MS)
  })
  app.addHook('onClose', async () => {
    clearInterval(sweep)
    clearTimeout(deadline)
  })
}
