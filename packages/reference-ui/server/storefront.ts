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
import { servePrivacyControl } from './privacyControl.ts'
import { badRequest, printProblem, problemOf, sendProblem } from './problems.ts'
import { proxyStore } from './proxy.ts'
import type { Renderer } from './renderer.ts'
import { filePolicy, pictureSharing, securityHeaders } from './securityHeaders.ts'
import { serveSitemaps } from './sitemap.ts'
import { sourceOf } from './startScript.ts'

export interface StorefrontOptions {
  readonly storeUrl: string
  /** Public origin, used for canonical URLs and the forwarded host. */
  readonly origin: string
  readonly renderer: Renderer
  /** Folder of the built files; `undefined` during development, when Vite serves them. */
  readonly clientFolder: string | undefined
  /** Origin of the support chat, which a frame shows. */
  readonly chatOrigin?: string | undefined
  /** Level of the log, which goes to standard output as JSON lines. Default `error`. */
  readonly logLevel?: string
  /**
   * Number of the operator's own proxies in front of this server. Each adds the IP address of its client to
   * `X-Forwarded-For`; all other entries are ignored.
   */
  readonly proxies?: number
  /** Maximum API reads per minute and client IP address; `undefined` for no limit. */
  readonly readsPerMinute?: number | undefined
  readonly serverFactory?: FastifyServerOptions['serverFactory']
}

/** Timeout in milliseconds for a whole request to arrive. The framework's default is no timeout. */
const requestPatience = 60_000

const serveFiles = async (app: FastifyInstance, root: string): Promise<void> => {
  await app.register(serveStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    // `setHeaders` sets the header instead: a file under assets/ has a hash in its name, and the others may change in
    // place.
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/') || path.includes('\\assets\\')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      reply.header('content-security-policy', filePolicy)
    },
  })
  // Browsers request this file for pages without an icon, such as those of the store server.
  app.get('/favicon.ico', (_request, reply) => reply.sendFile('favicon.svg'))
  app.get('/assets/*', (_request, reply) => sendMissing(reply))
}

/**
 * Whether a request has two Host headers; it is refused (RFC 9112, section 3.2). Node uses the first one, but a proxy
 * in front may have used the second.
 */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1

const sendMissing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n')

/** Creates the storefront server: files, pages, and the proxy to the store server. */
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
    // On a busy machine a successful start can take longer than the default of ten seconds.
    pluginTimeout: 120_000,
    requestTimeout: requestPatience,
    // With trusted proxies, nobody else may reach the server (README). So the number of proxies shows which entry of
    // `X-Forwarded-For` is the client's IP address.
    trustProxy: proxies > 0 && ((_address, hop) => hop < proxies),
    genReqId: () => randomUUID(),
    ...(serverFactory && { serverFactory }),
    clientErrorHandler: answerUnread(headers),
    frameworkErrors: (_error, request, reply) => {
      // The router cannot parse the URL, so no hook runs and this handler has to send the headers.
      const { type, body } = printProblem(request, badRequest)
      reply.hijack()
      reply.raw.writeHead(400, { ...Object.fromEntries(headers), 'content-type': type, 'cache-control': 'no-store' })
      reply.raw.end(body)
    },
  })

  app.addHook('onRequest', async (request, reply) => {
    if (hasTwoHosts(request.raw)) return sendProblem(request, reply, badRequest)
  })
  app.addHook('onSend', async ({ url }, reply) => {
    if (url.startsWith('/media/')) reply.header(...pictureSharing)
    // A header that the store server has set takes precedence.
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value)
  })
  app.setErrorHandler((error, request, reply) => {
    // A visitor who has left needs no response, and an aborted request is not a failure.
    if (request.raw.destroyed) return reply.hijack()
    const problem = problemOf(error)
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
    return sendProblem(request, reply, problem)
  })

  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // A request body must reach the store server unchanged: a decompressed one would not match its content length.
    globalDecompression: false,
    // Flush on every write, so that compression does not delay a streamed page.
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 6 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 6 },
  })
  await app.register(cookie)
  answerProbes(app, storeUrl)
  await proxyStore(app, { storeUrl, origin, readsPerMinute })
  servePrivacyControl(app)
  serveSitemaps(app, { origin, storeUrl, renderer })
  if (clientFolder !== undefined) await serveFiles(app, clientFolder)

  app.get('/*', createPageHandler({ origin, storeUrl, renderer }))
  app.setNotFoundHandler((request, reply) => {
    // Every GET has a route, so this is a request for a file that a new build has removed since the server started.
    if (request.method === 'GET' || request.method === 'HEAD') return sendMissing(reply)
    return reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('Method not allowed\n')
  })
  return app
}
