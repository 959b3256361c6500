import { createServer, type Server } from 'node:http'
import { endServer, startStorefront } from './startServer.ts'

/** Gets the path of an API request and the parsed body of the store server's response. Returns the changed body. */
export type ChangeAnswer = (path: string, answer: unknown) => unknown

const isJson = (type: string | null): boolean => type !== null && /\bjson\b/.test(type)

/**
 * Opens a proxy in front of the store server. The proxy changes the JSON responses of the API, and leaves pages and
 * the sign-in unchanged.
 */
const openChangedStore = (port: number, storePort: number, change: ChangeAnswer): Promise<Server> =>
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
      const path = request.url ?? ''
      const isChanged = path.startsWith('/api/') && isJson(answer.headers.get('content-type')) && body.length > 0
      const passed = [...answer.headers].filter(
        ([name]) => !/^(?:content-(?:length|encoding)|transfer-encoding|connection|keep-alive|set-cookie)$/.test(name),
      )
      response.writeHead(
        answer.status,
        [...passed, ...answer.headers.getSetCookie().map((cookie) => ['set-cookie', cookie])].flat(),
      )
      response.end(isChanged ? JSON.stringify(change(path, JSON.parse(body.toString()))) : body)
    })
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => done(server))
  })

export interface ChangedShop {
  /**
   * Chromium host rule that sends requests for the normal shop to the changed shop. Pages keep the normal shop's
   * origin, because the sign-in works only there.
   */
  readonly resolverRule: string
  readonly close: () => Promise<void>
}

/**
 * Opens a second storefront at `port`. Its store server, at the next port, is a proxy that changes the responses of the
 * normal shop's store server.
 */
export const openChangedShop = async (port: number, shopPort: number, change: ChangeAnswer): Promise<ChangedShop> => {
  const store = await openChangedStore(port + 1, shopPort + 1, change)
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
