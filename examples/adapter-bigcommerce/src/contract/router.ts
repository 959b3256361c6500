import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Refusal } from './shop.ts'

/** A request to one route of the contract server. */
export interface Call {
  /** The parts of the path in braces. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** The JSON of the request; null without a body. */
  readonly body: unknown
  readonly headers: Headers
}

type Answer = Response | Promise<Response>
/** Handlers by method and path, such as `GET /v3/carts/{id}`. */
export type Routes = Readonly<Record<string, (call: Call) => Answer>>

const paramsOf = (template: string, path: string): Readonly<Record<string, string>> | null => {
  const names = template.split('/')
  const parts = path.split('/')
  if (names.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const part = decodeURIComponent(parts[index] ?? '')
    if (name.startsWith('{')) params[name.slice(1, -1)] = part
    else if (name !== part) return null
  }
  return params
}

const TYPE = 'https://developer.bigcommerce.com/api-docs/getting-started/api-status-codes'

/** An error of BigCommerce: its text is in `title`. */
export const problem = (status: number, title: string, more: object = {}): Response =>
  Response.json({ status, title, type: TYPE, ...more }, { status })

export const notFound = (): Response => problem(404, 'The resource at that URL is not found.')

/** Answers a request with the first matching route. */
const answer = async (routes: Routes, request: Request): Promise<Response> => {
  const url = new URL(request.url)
  for (const [name, handle] of Object.entries(routes)) {
    const [method, template = ''] = name.split(' ')
    const params = method === request.method ? paramsOf(template, url.pathname) : null
    if (params === null) continue
    const text = await request.text()
    const body: unknown = text === '' ? null : JSON.parse(text)
    try {
      return await handle({ params, query: url.searchParams, body, headers: request.headers })
    } catch (cause) {
      if (cause instanceof Refusal) return problem(cause.status, cause.message)
      throw cause
    }
  }
  return notFound()
}

export interface ContractServer {
  readonly url: string
  close(): Promise<void>
}

/** Starts an HTTP server on a free port of this machine. */
export const listen = async (routes: Routes): Promise<ContractServer> => {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
    const { method = 'GET', url = '/', headers } = incoming
    const body = Buffer.concat(chunks).toString()
    const fields = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
    const request = new Request(`http://localhost${url}`, {
      method,
      headers: fields,
      ...(method !== 'GET' && { body }),
    })
    const response = await answer(routes, request).catch((cause) => problem(500, String(cause)))
    outgoing.writeHead(response.status, [...response.headers].flat())
    outgoing.end(await response.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const { port }: Pick<AddressInfo, 'port'> = typeof address === 'object' && address !== null ? address : { port: 0 }
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
