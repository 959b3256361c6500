import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import { headTooLarge, type Problem, printProblem, tooSlow, unreadable } from './problems.ts'

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>

/** For whoever is still sending when the answer is on its way. */
const PATIENCE = 2000
/** Enough for the longest prefix and the first segments of a path. */
const BEGINNING = 200

const problemOf: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: headTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
}

/** The path that the request begins with, as far as it can be made out: it says whose language the reader has. */
const pathIn = (packet: unknown): string =>
  Buffer.isBuffer(packet) ? (/^[A-Z]+ (\/[^\s?]*)/.exec(packet.toString('latin1', 0, BEGINNING))?.[1] ?? '/') : '/'

/** Answers in words what Node could not read as a request: an address or headers without an end, or no HTTP at all. */
export const answerUnread =
  (headers: Iterable<readonly [name: string, value: string]>): ClientErrorHandler =>
  (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return
    const problem = problemOf[error.code] ?? unreadable
    const asked = { id: randomUUID(), method: '', url: pathIn(error.rawPacket), headers: {} }
    const { type, body } = printProblem(asked, problem)
    const lines = [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      ...Array.from(headers, ([name, value]) => `${name}: ${value}`),
      `content-type: ${type}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
    ]
    // Cut off at once, it would lose an answer that it has not read yet.
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
    setTimeout(() => socket.destroy(), PATIENCE).unref()
  }
