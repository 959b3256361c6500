import { createServer, type Server } from 'node:http'
import { makeHostile } from './hostileAnswers.ts'
import { endServer, startStorefront } from './startServer.ts'

const isJson = (type: string | null): boolean => type !== null && /\bjson\b/.test(type)

/** Stands in front of the store server and makes every word of its answers hostile; pages and sign-in pass as they are. */
const openHostileStore = (port: number, storePort: number): Promise<Server> =>
  new Promise((done, fail) => {
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const headers = new Headers()
      for (const [name, value] of Object.entries(request.headers))
        if (value !== undefined && !/^(?:host|connection|content-length|transfer-encoding|accept-encoding)$/.test(name))
          headers.set(name, String(value))
      const answer = await fetch(`http://127.0.0.1:${storePort}${request.url}`, {
        method: request.method ?? 'GET',
        headers,
        redirect: 'manual',
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      })
      const body = Buffer.from(await answer.arrayBuffer())
      const isSpoilt = request.url?.startsWith('/api/') && isJson(answer.headers.get('content-type')) && body.length > 0
      const passed = [...answer.headers].filter(
        ([name]) => !/^(?:content-(?:length|encoding)|transfer-encoding|connection|keep-alive|set-cookie)$/.test(name),
      )
      response.writeHead(
        answer.status,
        [...passed, ...answer.headers.getSetCookie().map((cookie) => ['set-cookie', cookie])].flat(),
      )
      response.end(isSpoilt ? JSON.stringify(makeHostile(JSON.parse(body.toString()))) : body)
    })
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => done(server))
  })

export interface HostileShop {
  /** The rule by which a browser meets it at the address of the shop, where the sign-in is at home. */
  readonly resolverRule: string
  readonly close: () => Promise<void>
}

/** A storefront of its own at the port, on a hostile store server at the next, which asks that of the shop. */
export const openHostileShop = async (port: number, shopPort: number): Promise<HostileShop> => {
  const store = await openHostileStore(port + 1, shopPort + 1)
  const storefront = await startStorefront(port, port + 1, `http://localhost:${shopPort}`)
  return {
    resolverRule: `MAP localhost:${shopPort} 127.0.0.1:${port}`,
    close: async () => {
      await endServer(storefront, 'SIGTERM')
      store.closeAllConnections()
      await new Promise((done) => store.close(done))
    },
  }
}
