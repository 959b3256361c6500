import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Agent, type Dispatcher } from 'undici'
import { sendProblem, unreachable } from './problems.ts'
import { limitedReads, registerReadLimit } from './readLimit.ts'

export interface ProxyOptions {
  readonly storeUrl: string
  readonly origin: string
  /**
   * Maximum wait for the response headers in milliseconds; for a picture, six times as long. The response body has no
   * timeout.
   */
  readonly patience?: number
  /** Maximum API reads per minute and client IP address; `undefined` for no limit. */
  readonly readsPerMinute?: number | undefined
}

/**
 * Paths that the proxy forwards to the store server. So the browser uses only one origin: requests need no CORS, and
 * cookies stay first-party.
 */
const proxiedPaths = [
  ...['/api', '/as', '/.well-known', '/pf', '/idp', '/interaction', '/checkout', '/media'],
  ...['/orders', '/mail', '/dev/mail', '/dev/orders'],
]

/**
 * Maximum body size in bytes, equal to that of the store server. If the proxy forwarded a larger body, the store server
 * would close the connection, and that looks like an outage.
 */
const MAX_BODY_BYTES = 320 * 1024

/** Default wait for the response headers in milliseconds. It equals the read timeout of a page. */
const headPatience = 10_000

/**
 * Timeout factor for pictures: a picture is rendered at its first request, and on a busy machine many wait in a queue.
 */
const pictureFactor = 6

const openConnections = (patience: number): Agent =>
  new Agent({
    connections: 128,
    headersTimeout: patience,
    // Milliseconds until the agent closes an idle connection. A keep-alive time in the store server's response takes
    // precedence.
    keepAliveTimeout: 500,
  })

type Callback<Opaque> = (error: Error | null, data: Dispatcher.ResponseData<Opaque>) => void

/**
 * Returns a request function that aborts when the current `visitor` leaves. The proxy plugin has no option for an abort
 * signal.
 */
const requestWhileConnected = (agent: Agent, visitor: AsyncLocalStorage<AbortSignal>): Dispatcher['request'] => {
  function request<Opaque>(options: Dispatcher.RequestOptions<Opaque>, callback: Callback<Opaque>): void
  function request<Opaque>(options: Dispatcher.RequestOptions<Opaque>): Promise<Dispatcher.ResponseData<Opaque>>
  function request<Opaque>(options: Dispatcher.RequestOptions<Opaque>, callback?: Callback<Opaque>) {
    const abortable = { ...options, signal: visitor.getStore() ?? null }
    return callback === undefined ? agent.request(abortable) : agent.request(abortable, callback)
  }
  return request
}

const leaving = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/**
 * Reads the whole request body before the proxy sends the request to the store server. Otherwise a client that sends
 * its body very slowly would occupy a connection to the store server.
 */
const readWhole = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
    // A stream passes through unchanged; the plugin would treat a buffer as a JSON object.
    done(null, body.length === 0 ? undefined : Readable.from([body])),
  )
}

/** Registers the proxy for the paths of the store server. */
export const proxyStore = async (
  app: FastifyInstance,
  { storeUrl, origin, patience = headPatience, readsPerMinute }: ProxyOptions,
): Promise<void> => {
  const { host, protocol } = new URL(origin)
  const visitor = new AsyncLocalStorage<AbortSignal>()
  await app.register(async (scope) => {
    readWhole(scope)
    await registerReadLimit(scope)
    for (const path of proxiedPaths) {
      await scope.register(httpProxy, {
        upstream: storeUrl,
        prefix: path,
        rewritePrefix: path,
        proxyPayloads: false,
        // No retries: only the client knows whether it can repeat a request whose response was lost (idempotency keys).
        retryMethods: [],
        ...(path === '/api' && readsPerMinute !== undefined && { config: limitedReads(readsPerMinute) }),
        // Each path has its own connection pool, so that slow pictures do not use up the connections of carts.
        undici: {
          request: requestWhileConnected(
            openConnections(path === '/media' ? patience * pictureFactor : patience),
            visitor,
          ),
        },
        handler: (_request, reply, target, options) => visitor.run(leaving(reply), () => reply.from(target, options)),
        replyOptions: {
          // Drop `Expect`: the request body has already arrived in full, so the store server need not confirm it. The
          // HTTP client does not support the header.
          rewriteRequestHeaders: (request, { expect: _, ...headers }) => ({
            ...headers,
            // Set, not appended: forwarding headers from a client are not trusted.
            'x-forwarded-for': request.ip,
            'x-forwarded-host': host,
            'x-forwarded-proto': protocol.slice(0, -1),
          }),
          // Drop the connection headers: they apply to one hop only (RFC 9110, section 7.6.1), and the visitor's
          // connection gets its own ones.
          rewriteHeaders: ({ connection: _, 'keep-alive': _keepAlive, ...headers }) => headers,
          onError: (reply, { error }) => {
            // A visitor who has left needs no response, and leaving is not a failure of the store server.
            if (reply.raw.destroyed) return void reply.hijack()
            reply.log.warn({ code: 'code' in error ? error.code : error.name }, 'store server unreachable')
            reply.header('retry-after', '2')
            sendProblem(reply.request as FastifyRequest, reply as FastifyReply, unreachable)
          },
        },
      })
    }
  })
}
