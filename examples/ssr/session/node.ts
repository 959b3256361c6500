import type { IncomingMessage, ServerResponse } from 'node:http'

/** Maximum size of a request body, which the server holds in memory. No request of a shop is larger. */
const MAX_BYTES = 1_000_000

const bodyOf = async (incoming: IncomingMessage): Promise<Blob> => {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const chunk of incoming) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new RangeError('The request is too large')
    chunks.push(chunk)
  }
  return new Blob(chunks)
}

/**
 * Converts a request of Node to a request of the Fetch standard. `origin` is the origin of this server, as the browser
 * sees it.
 */
export const requestOf = async (incoming: IncomingMessage, origin: string): Promise<Request> => {
  const { method = 'GET', url = '/' } = incoming
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(incoming.headersDistinct))
    for (const value of values) headers.append(name, value)
  const body = method === 'GET' || method === 'HEAD' ? null : await bodyOf(incoming)
  return new Request(`${origin}${url.replace(/^\/+/, '/')}`, { method, headers, body })
}

/** Writes a response of the Fetch standard. */
export const writeResponse = async (response: Response, outgoing: ServerResponse): Promise<void> => {
  const cookies = response.headers.getSetCookie()
  const others = Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie'))
  outgoing.writeHead(response.status, { ...others, ...(cookies.length > 0 && { 'set-cookie': cookies }) })
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
