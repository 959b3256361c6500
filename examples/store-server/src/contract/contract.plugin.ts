import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { StartError } from '../startError.ts'
import { checkAnswers } from './answers.ts'
import { authorize } from './authorize.ts'
import type { VerifyAccessToken } from './claims.ts'
import { basePath, type ContractDocument, METHODS, type OperationObject, operationsOf } from './documents.ts'
import type { AnyHandler, AnyOperation, Call, OperationMap } from './operations.ts'
import { Problem } from './problem.ts'

export type ContractOptions = {
  name: string
  document: ContractDocument
  handlers: OperationMap
  verifyAccessToken: VerifyAccessToken
  /** Validates every response against the contract and fails on a difference; for tests. */
  checkAnswers?: boolean | undefined
  /** Maximum requests per minute and client IP address, by operationId. */
  rateLimits?: Readonly<Record<string, number>> | undefined
}

/** Adds the routes of one OpenAPI document, with validation and security. */
export async function registerContract(app: FastifyInstance, options: ContractOptions): Promise<void> {
  const { document, handlers } = options
  const operations = new Map(operationsOf(document).map(({ operation }) => [operation.operationId ?? '', operation]))
  refuseGaps(options, [...operations.keys()])
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => guardRoute(route, operations, options))
    await scope.register(openapiGlue, {
      specification: withRateLimits(document, options.rateLimits ?? {}),
      prefix: basePath(document),
      addCookieSchema: true,
      operationResolver: (operationId) => answerWith(handlers[operationId ?? '']),
    })
  })
  answerOtherMethods(app, document)
}

function refuseGaps({ name, handlers }: ContractOptions, operationIds: string[]): void {
  const missing = operationIds.filter((id) => !(id in handlers))
  if (missing.length > 0)
    throw new StartError(`The contract ${name} has operations without a handler: ${missing.join(', ')}.`)
  const unknown = Object.keys(handlers).filter((id) => !operationIds.includes(id))
  if (unknown.length > 0)
    throw new StartError(`The contract ${name} does not know these handlers: ${unknown.join(', ')}.`)
}

function guardRoute(
  route: RouteOptions,
  operations: ReadonlyMap<string, OperationObject>,
  options: ContractOptions,
): void {
  const operationId = route.schema !== undefined && 'operationId' in route.schema ? route.schema.operationId : undefined
  const operation = operations.get(String(operationId))
  const authorization = authorize(operation?.security ?? options.document.security ?? [], options.verifyAccessToken)
  // Add the authorisation hook after the rate limiter's hook, so that requests with invalid tokens count too.
  if (authorization !== undefined) route.onRequest = [...[route.onRequest ?? []].flat(), authorization]
  if (options.checkAnswers) route.preSerialization = checkAnswers()
}

/** Adds the rate limits to the document as `x-fastify-config`, from which the router takes the route settings. */
function withRateLimits(document: ContractDocument, limits: Readonly<Record<string, number>>): object {
  const copy = structuredClone(document)
  for (const { operation } of operationsOf(copy)) {
    const max = limits[operation.operationId ?? '']
    if (max !== undefined)
      Object.assign(operation, { 'x-fastify-config': { rateLimit: { max, timeWindow: '1 minute' } } })
  }
  return copy
}

function answerWith(handler: AnyHandler | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (handler === undefined) throw new Error('an operation without a handler was registered')
    const answer = await handler(callOf(request) as never)
    return reply
      .code(answer.status)
      .headers(answer.headers ?? {})
      .send(answer.body)
  }
}

function callOf(request: FastifyRequest): Omit<Call<AnyOperation>, keyof Checked> & Checked {
  return {
    // The contract's validation has already checked these types.
    params: request.params,
    query: request.query,
    body: request.body,
    headers: request.headers,
    cookies: request.cookies,
    claims: request.claims ?? undefined,
    ip: request.ip,
    requestId: request.id,
    log: request.log,
  }
}

type Checked = { params: unknown; query: unknown; body: unknown }

/** Answers 405 with `Allow` instead of 404 when a path exists but not with this method. */
function answerOtherMethods(app: FastifyInstance, document: ContractDocument): void {
  for (const [path, item] of Object.entries(document.paths)) {
    const allowed = METHODS.filter((method) => method in item).map((method) => method.toUpperCase())
    const others = METHODS.map((method) => method.toUpperCase()).filter((method) => !allowed.includes(method))
    if (others.length === 0) continue
    app.route({
      method: others,
      url: basePath(document) + path.replace(/{(\w+)}/g, ':$1'),
      handler: async () => {
        throw new Problem({
          status: 405,
          code: 'method_not_allowed',
          title: 'This address does not know this method',
          headers: { allow: allowed.join(', ') },
        })
      },
    })
  }
}
