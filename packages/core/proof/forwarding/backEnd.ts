import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { onTestFinished } from 'vitest'

interface ReachedRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

interface BackEndAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** Starts a back end on a port of its own, which stops at the end of the test. */
export const startBackEnd = async (answer: (request: ReachedRequest) => BackEndAnswer) => {
  const reached: ReachedRequest[] = []
  const server = createServer(async (incoming, outgoing) => {
    const { method = '', url: path = '', headers } = incoming
    const request = { method, path, headers, body: Buffer.concat(await incoming.toArray()).toString() }
    reached.push(request)
    const { status = 200, headers: own = {}, body = '' } = answer(request)
    outgoing.writeHead(status, own).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The back end has no port')
  return { reached, url: `http://127.0.0.1:${address.port}` }
}
