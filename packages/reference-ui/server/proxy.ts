import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem, tooLarge, unreachable } from './problems.ts'

export interface ProxyOptions {
  readonly storeUrl: string
  readonly origin: string
}

/** What the store server answers. To the browser the shop is one origin, so nothing needs CORS and cookies stay first-party. */
const proxiedPaths = ['/api', '/as', '/.well-known', '/pf', '/idp', '/interaction', '/checkout', '/media'] as const

/** Bytes, as many as the store server takes: it breaks off in the middle of more, which looks as if it were away. */
const MOST_BODY = 320 * 1024

/** Passes the paths of the store server on. */
export const proxyStore = async (app: FastifyInstance, { storeUrl, origin }: ProxyOptions): Promise<void> => {
  const { host, protocol } = new URL(origin)
  for (const path of proxiedPaths) {
    await app.register(httpProxy, {
      upstream: storeUrl,
      prefix: path,
      rewritePrefix: path,
      // Asked once: whether a lost answer may be asked for again is the client's to know (idempotency keys).
      retryMethods: [],
      preHandler: (request, reply, done) => {
        if (Number(request.headers['content-length'] ?? 0) <= MOST_BODY) return done()
        sendProblem(request, reply, tooLarge)
      },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          // Replaced, not appended to: what a client claims to have been forwarded is not believed.
          'x-forwarded-for': request.ip,
          'x-forwarded-host': host,
          'x-forwarded-proto': protocol.slice(0, -1),
        }),
        onError: (reply, { error }) => {
          reply.log.warn({ code: 'code' in error ? error.code : error.name }, 'store server unreachable')
          reply.header('retry-after', '2')
          sendProblem(reply.request as FastifyRequest, reply as FastifyReply, unreachable)
        },
      },
    })
  }
}
