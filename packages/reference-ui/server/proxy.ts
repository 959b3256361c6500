import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { plainPage } from './document.ts'

export interface ProxyOptions {
  readonly storeUrl: string
  readonly origin: string
}

/** What the store server answers. To the browser the shop is one origin, so nothing needs CORS and cookies stay first-party. */
const proxiedPaths = ['/api', '/as', '/.well-known', '/pf', '/idp', '/interaction', '/checkout', '/media'] as const

const answerUnavailable = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.code(503).headers({ 'retry-after': '2', 'cache-control': 'no-store' })
  const wantsPage = request.headers.accept?.includes('text/html') && !request.url.startsWith('/api/')
  if (wantsPage) {
    const text = 'This part of the shop cannot be reached at the moment. Please try again in a few seconds.'
    reply.type('text/html; charset=utf-8').send(plainPage('We will be right back', text))
    return
  }
  // RFC 9457
  reply.type('application/problem+json').send({
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    code: 'store_unreachable',
    detail: 'The store server cannot be reached. Try again in a few seconds.',
  })
}

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
          answerUnavailable(reply.request as FastifyRequest, reply as FastifyReply)
        },
      },
    })
  }
}
