import { randomUUID } from 'node:crypto'
import { maxHeaderSize } from 'node:http'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { type Clock, systemClock } from './clock.ts'
import { closeConnections } from './closing.ts'
import type { Config } from './config.ts'
import { guardBrowsers } from './contract/browserGuard.ts'
import type { VerifyAccessToken } from './contract/claims.ts'
import { registerContract } from './contract/contract.plugin.ts'
import { refuseDeep } from './contract/depthGuard.ts'
import { DOCUMENT_NAMES, readDocument } from './contract/documents.ts'
import { refuseInfinite } from './contract/finiteGuard.ts'
import { loggedError } from './contract/loggedError.ts'
import { refuseNul } from './contract/nulGuard.ts'
import type { OperationMap } from './contract/operations.ts'
import { Problem } from './contract/problem.ts'
import { answerWithProblems, problemOf, sendProblem } from './contract/problems.plugin.ts'
import { contractSerialiser } from './contract/serialisation.ts'
import { contractValidator } from './contract/validation.ts'
import type { Database } from './database/database.ts'
import { answerProbes } from './health.ts'
import type { Context, Vertical } from './vertical.ts'
import { verticals as allVerticals } from './verticals.ts'

export type ServerOptions = {
  config: Config
  database: Database
  clock?: Clock
  verifyAccessToken: VerifyAccessToken
  verticals?: readonly Vertical[]
  /** Receives messages for the operator; the default writes them to the log. */
  notify?: (line: string) => void
  /** Validates every response against the contracts; for tests. */
  checkAnswers?: boolean
}

/** Room for the largest metafield (custom data of a cart): 65,535 characters of up to four bytes each. */
const BODY_LIMIT_BYTES = 320 * 1024

const START_PATIENCE_MS = 120_000

/**
 * Builds the store server. It has no state besides the database, so many instances can run behind one load balancer.
 * @throws StartError when a contract names an operation that no vertical handles.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { config, database, verifyAccessToken } = options
  const verticals = options.verticals ?? allVerticals
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { err: loggedError },
    },
    // Trust `X-Forwarded-For` only from the storefront's own servers.
    trustProxy: ['loopback', ...config.storefronts],
    bodyLimit: BODY_LIMIT_BYTES,
    // By default Fastify answers 503 while it closes. Here a request on an open connection gets its normal response,
    // and then the connection closes (`closing.ts`).
    return503OnClosing: false,
    // On a busy machine the server may take longer to start than Fastify's default timeout of ten seconds.
    pluginTimeout: START_PATIENCE_MS,
    // Without this setting, the router would answer 414 for a long path parameter, but the contracts do not define 414.
    // The contracts limit the length themselves, and the server then answers 400.
    routerOptions: { maxParamLength: maxHeaderSize },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    // These errors occur before routing, so no hook runs. Set the security headers here.
    frameworkErrors: (error, request, reply) => {
      addSecurityHeaders(reply)
      sendProblem(request, reply, problemOf(error))
    },
  })
  const context: Context = {
    config,
    database,
    clock: options.clock ?? systemClock,
    verifyAccessToken,
    log: app.log,
    notify: options.notify ?? ((line) => app.log.warn(line)),
  }

  app.decorateRequest('claims', null)
  closeConnections(app)
  answerWithProblems(app)
  refuseDoubledHost(app)
  refuseNul(app)
  refuseDeep(app)
  refuseInfinite(app)
  await app.register(cookie)
  await app.register(rateLimit, {
    global: false,
    allowList: () => !config.rateLimits,
    errorResponseBuilder: (_request, limit) =>
      new Problem({
        status: 429,
        code: 'too_many_requests',
        title: 'Too many requests, please wait a moment',
        headers: { 'retry-after': String(Math.ceil(limit.ttl / 1000)) },
      }),
  })
  app.addHook('onSend', async (_request, reply) => addSecurityHeaders(reply))

  answerProbes(app, database)
  for (const vertical of verticals) await vertical.prepare?.(context)
  await app.register(async (api) => registerApis(api, options, verticals, context))
  for (const { pages } of verticals) {
    if (pages !== undefined) await app.register(async (scope) => pages(scope, context))
  }
  return app
}

/**
 * Refuses a request with two `Host` headers (RFC 9112, section 3.2): Node uses the first one, but a proxy may have used
 * the second.
 */
function refuseDoubledHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length > 1) throw new Problem({ status: 400, code: 'bad_request', title: 'There is more than one Host' })
  })
}

function addSecurityHeaders(reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff')
  if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  if (!reply.hasHeader('content-security-policy')) {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  }
}

async function registerApis(
  app: FastifyInstance,
  options: ServerOptions,
  verticals: readonly Vertical[],
  context: Context,
) {
  await guardBrowsers(app, options.config)
  app.removeContentTypeParser('text/plain')
  // The contract plugin needs a parser for every media type in the contracts. `application/problem+json` is a type of
  // responses only, so the server rejects a request with this type.
  app.addContentTypeParser('application/problem+json', async () => {
    throw new Problem({ status: 415, code: 'unsupported_media_type', title: 'The body must be application/json' })
  })
  app.setValidatorCompiler(contractValidator)
  app.setSerializerCompiler(contractSerialiser)
  app.addHook('onSend', async (_request, reply) => {
    // Do not cache responses that belong to one shopper. Public responses set their own `cache-control`.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  app.get('/api/health', async () => {
    await context.database.execute(sql`SELECT 1`)
    return { status: 'ok' }
  })
  const given = verticals.map((vertical) => vertical.operations?.(context) ?? {})
  const rateLimits = Object.assign({}, ...verticals.map((vertical) => vertical.rateLimits ?? {}))
  for (const name of DOCUMENT_NAMES) {
    const handlers: OperationMap = Object.assign({}, ...given.map((documents) => documents[name] ?? {}))
    if (Object.keys(handlers).length === 0) continue
    await registerContract(app, {
      name,
      document: await readDocument(name),
      handlers,
      verifyAccessToken: options.verifyAccessToken,
      checkAnswers: options.checkAnswers,
      rateLimits,
    })
  }
}
