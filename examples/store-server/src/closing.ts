import type { FastifyInstance } from 'fastify'

/**
 * Milliseconds that running requests get to finish during a shutdown. Finishing the requests and closing the database
 * must together fit into the ten seconds that process supervisors grant.
 */
const FINISHING_MS = 6_000
const SWEEP_MS = 100

/**
 * Closes each keep-alive connection as soon as its current response is sent. Node closes only the connections that are
 * idle when `close` is called and keeps the others open for about another minute.
 */
export function closeConnections(app: FastifyInstance): void {
  let isClosing = false
  let sweep: NodeJS.Timeout | undefined
  let deadline: NodeJS.Timeout | undefined
  app.addHook('onRequest', async (_request, reply) => {
    // Set the header on the raw response, because the OpenID provider bypasses Fastify's reply.
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
