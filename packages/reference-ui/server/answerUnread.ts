import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import { badRequest, headTooLarge, type Problem, printProblem, tooSlow } from './problems.ts'

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>

/**
 * Milliseconds that the connection stays open after the response. In this time, a client that is still sending can
 * finish and read the response.
 */
const PATIENCE = 2000
/** How many bytes of the request are searched for its path: enough for the longest site prefix and the first segments. */
const BEGINNING = 200

const problemOf: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: headTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
}

/**
 * Returns the path at the start of the request, or `/` if the path is not readable. The path determines the language
 * of the response.
 */
const pathIn = (packet: unknown): string =>
  Buffer.isBuffer(packet) ? (/^[A-Z]+ (\/[^\s?]*)/.exec(packet.toString('latin1', 0, BEGINNING))?.[1] ?? '/') : '/'

/**
 * Sends an error response to a request that Node cannot parse: its URL or headers are too long, it timed out, or it is
 * not HTTP.
 */
export const answerUnread =
  (headers: Iterable<readonly [name: string, value: string]>): ClientErrorHandler =>
  (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return
    const problem = problemOf[error.code] ?? badRequest
    const request = { id: randomUUID(), method: '', url: pathIn(error.rawPacket), headers: {} }
    const { type, body } = printProblem(request, problem)
    const lines = [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      ...Array.from(headers, ([name, value]) => `${name}: ${value}`),
      `content-type: ${type}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
    ]
    // An immediate close would discard a response that the client has not read yet.
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
    setTimeout(() => socket.destroy(), PATIENCE).unref()
  }
