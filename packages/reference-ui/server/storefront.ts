import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import serveStatic from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions, LogController } from 'fastify'
import { answerProbes } from './answerProbes.ts'
import { answerUnread } from './answerUnread.ts'
import { createPageHandler } from './pages.ts'
import { printProblem, problemOf, sendProblem, unreadable } from './problems.ts'
import { proxyStore } from './proxy.ts'
import type { Renderer } from './renderer.ts'
import { filePolicy, pictureSharing, securityHeaders } from './securityHeaders.ts'
import { serveSitemaps } from './sitemap.ts'
import { sourceOf } from './startScript.ts'

export interface StorefrontOptions {
  readonly storeUrl: string
  /** Public origin: canonical addresses, forwarded host. */
  readonly origin: string
  readonly renderer: Renderer
  /** Folder of the built files; `undefined` during development, when Vite serves them. */
  readonly clientFolder: string | undefined
  /** The origin of the support chat, which is shown in a frame. */
  readonly chatOrigin?: string | undefined
  /** Log lines as JSON on standard output; errors only by default. */
  readonly logLevel?: string
  /** How many proxies of one's own stand in front, each of which adds to `X-Forwarded-For` where it was asked from; nobody else is believed. */
  readonly proxies?: number
  /** Reads of the API per minute and visitor's address; `undefined` for no limit. */
  readonly readsPerMinute?: number | undefined
  readonly serverFactory?: FastifyServerOptions['serverFactory']
}

/** Milliseconds for all of a request to arrive; the framework would wait for ever. */
const requestPatience = 60_000

const serveFiles = async (app: FastifyInstance, root: string): Promise<void> => {
  await app.register(serveStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    // A file under assets/ carries its hash in its name; the others may change in place.
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/') || path.includes('\\assets\\')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      reply.header('content-security-policy', filePolicy)
    },
  })
  // Asked for by pages that name no icon, such as those of the store server.
  app.get('/favicon.ico', (_request, reply) => reply.sendFile('favicon.svg'))
  app.get('/assets/*', (_request, reply) => sendMissing(reply))
}

/** Such a request is refused (RFC 9112, section 3.2): Node keeps the first host, and a proxy in front may have kept the second. */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1

const sendMissing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n')

/** The server of the storefront: files, pages, and the store server behind it. */
export const createStorefront = async (options: StorefrontOptions): Promise<FastifyInstance> => {
  const {
    storeUrl,
    origin,
    renderer,
    clientFolder,
    logLevel = 'error',
    proxies = 0,
    readsPerMinute,
    chatOrigin,
    serverFactory,
  } = options
  const headers = Object.entries(
    securityHeaders({
      origin,
      isDevelopment: clientFolder === undefined,
      scriptSource: sourceOf(renderer.start),
      frameSource: chatOrigin,
    }),
  )
  const app = fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // On a machine that is busy with something else a start may take longer than the usual ten seconds; that is no failure.
    pluginTimeout: 120_000,
    requestTimeout: requestPatience,
    // Where proxies are named nothing but them may reach it (README), so how many there are says whom to believe.
    trustProxy: proxies > 0 && ((_address, hop) => hop < proxies),
    genReqId: () => randomUUID(),
    ...(serverFactory && { serverFactory }),
    clientErrorHandler: answerUnread(headers),
    frameworkErrors: (_error, request, reply) => {
      // No hook runs for an address that no route could even be looked up for.
      const { type, body } = printProblem(request, unreadable)
      reply.hijack()
      reply.raw.writeHead(400, { ...Object.fromEntries(headers), 'content-type': type, 'cache-control': 'no-store' })
      reply.raw.end(body)
    },
  })

  app.addHook('onRequest', async (request, reply) => {
    if (hasTwoHosts(request.raw)) return sendProblem(request, reply, unreadable)
  })
  app.addHook('onSend', async ({ url }, reply) => {
    if (url.startsWith('/media/')) reply.header(...pictureSharing)
    // What the store server says of its own pages stands.
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value)
  })
  app.setErrorHandler((error, request, reply) => {
    // Who has left needs no answer, and what they aborted is no fault.
    if (request.raw.destroyed) return reply.hijack()
    const problem = problemOf(error)
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
    return sendProblem(request, reply, problem)
  })

  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // What is sent goes on to the store server as it came: unpacked it would not have the length that its head tells.
    globalDecompression: false,
    // Flushed with every write, so that a streamed page is not held back.
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 6 },
  })
  await app.register(cookie)
  answerProbes(app, storeUrl)
  await proxyStore(app, { storeUrl, origin, readsPerMinute })
  serveSitemaps(app, { origin, storeUrl, renderer })
  if (clientFolder !== undefined) await serveFiles(app, clientFolder)

  app.get('/*', createPageHandler({ origin, storeUrl, renderer }))
  app.setNotFoundHandler((request, reply) => {
    // Every GET has a route, so this one is for a file that was there at the start: a new build took it away.
    if (request.method === 'GET' || request.method === 'HEAD') return sendMissing(reply)
    return reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('Method not allowed\n')
  })
  return app
}
