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
  /** Milliseconds until the head of an answer, six times as many for a picture; what has begun to answer may take its time. */
  readonly patience?: number
  /** Reads of the API per minute and visitor's address; `undefined` for no limit. */
  readonly readsPerMinute?: number | undefined
}

/** What the store server answers. To the browser the shop is one origin, so nothing needs CORS and cookies stay first-party. */
const proxiedPaths = ['/api', '/as', '/.well-known', '/pf', '/idp', '/interaction', '/checkout', '/media'] as const

/** Bytes, as many as the store server takes: it breaks off in the middle of more, which looks as if it were away. */
const MOST_BODY = 320 * 1024

/** As long as a page waits for what it reads. */
const headPatience = 10_000

/** So many times longer for pictures: one that nobody has asked for yet is drawn first, and on a busy machine many stand in line. */
const pictureFactor = 6

const openConnections = (patience: number): Agent =>
  new Agent({
    connections: 128,
    headersTimeout: patience,
    // In place of a connection that was left it opens another one, for nobody yet. What answers says for itself how long it keeps one.
    keepAliveTimeout: 500,
  })

type Callback<Opaque> = (error: Error | null, data: Dispatcher.ResponseData<Opaque>) => void

/** Asks the store server for as long as `visitor`, where it is asked for one, is there: the proxy has no word for that. */
const askWhileThere = (agent: Agent, visitor: AsyncLocalStorage<AbortSignal>): Dispatcher['request'] => {
  function request<Opaque>(options: Dispatcher.RequestOptions<Opaque>, callback: Callback<Opaque>): void
  function request<Opaque>(options: Dispatcher.RequestOptions<Opaque>): Promise<Dispatcher.ResponseData<Opaque>>
  function request<Opaque>(options: Dispatcher.RequestOptions<Opaque>, callback?: Callback<Opaque>) {
    const asked = { ...options, signal: visitor.getStore() ?? null }
    return callback === undefined ? agent.request(asked) : agent.request(asked, callback)
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

/** Asks the store server when all has been sent: who sends a byte now and then would keep a connection to it from everybody else. */
const readWhole = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit: MOST_BODY }, (_request, body, done) =>
    // As a stream it is passed on as it is; a buffer would be taken for an object of JSON.
    done(null, body.length === 0 ? undefined : Readable.from([body])),
  )
}

/** Passes the paths of the store server on. */
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
        // Asked once: whether a lost answer may be asked for again is the client's to know (idempotency keys).
        retryMethods: [],
        ...(path === '/api' && readsPerMinute !== undefined && { config: limitedReads(readsPerMinute) }),
        // Each path has connections of its own: pictures that are slow to make leave the carts theirs.
        undici: {
          request: askWhileThere(openConnections(path === '/media' ? patience * pictureFactor : patience), visitor),
        },
        handler: (_request, reply, target, options) => visitor.run(leaving(reply), () => reply.from(target, options)),
        replyOptions: {
          // What is expected has been answered here: all of the body has come. The client of the store server knows no such head.
          rewriteRequestHeaders: (request, { expect: _, ...headers }) => ({
            ...headers,
            // Replaced, not appended to: what a client claims to have been forwarded is not believed.
            'x-forwarded-for': request.ip,
            'x-forwarded-host': host,
            'x-forwarded-proto': protocol.slice(0, -1),
          }),
          // These speak of the connection to the store server alone (RFC 9110, section 7.6.1); the visitor's has its own.
          rewriteHeaders: ({ connection: _, 'keep-alive': _keepAlive, ...headers }) => headers,
          onError: (reply, { error }) => {
            // Who has left needs no answer, and that they left is no fault of the store server.
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
