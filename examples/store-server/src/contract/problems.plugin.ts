import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../database/away.ts'
import { errorCode } from '../startError.ts'
import { AWAY } from './away.ts'
import { inLanguageOf } from './problem.messages.ts'
import { PROBLEM_TYPE, Problem, type ProblemDetails, problemBody } from './problem.ts'

/** Answers every error with the standard error body and without internal details. */
export function answerWithProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const details = problemOf(error)
    if (details.status >= 500) logFailure(request, error)
    return sendProblem(request, reply, details)
  })
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, { status: 404, code: 'not_found', title: 'There is nothing at this address' }),
  )
}

function logFailure({ log, id: requestId }: FastifyRequest, error: unknown): void {
  // For a deliberate refusal, for instance under load, log only the code; stack traces would flood the log.
  if (error instanceof Problem) log.warn({ code: error.details.code, requestId }, 'request refused')
  else log.error({ err: error, requestId }, 'request failed')
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemDetails): FastifyReply {
  const details = inLanguageOf(request.headers['accept-language'], problem)
  return reply
    .code(details.status)
    .headers(details.headers ?? {})
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .serializer(JSON.stringify)
    .send(problemBody(details, request.id))
}

type Invalid = {
  validation: { instancePath: string; message?: string; params: Record<string, unknown> }[]
  validationContext?: string
}

function isInvalid(error: unknown): error is Invalid {
  return typeof error === 'object' && error !== null && 'validation' in error && Array.isArray(error.validation)
}

const KNOWN: Readonly<Record<string, ProblemDetails>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'unsupported_media_type',
    title: 'The body must be application/json',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, code: 'too_large', title: 'The body is too large' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    code: 'bad_request',
    title: 'The body does not have the length it claims',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, code: 'bad_request', title: 'The body is empty' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, code: 'bad_request', title: 'The body is not JSON' },
  FST_ERR_BAD_URL: { status: 400, code: 'bad_request', title: 'The address is not valid' },
}

/** Returns the problem details for a thrown value. */
export function problemOf(error: unknown): ProblemDetails {
  if (error instanceof Problem) return error.details
  if (isDatabaseAway(error)) return AWAY
  if (isInvalid(error)) return invalidRequest(error)
  const known = KNOWN[errorCode(error) ?? '']
  if (known !== undefined) return known
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined
  // A plain 400 comes from secure-json-parse, which refuses `__proto__` keys. Treat it like invalid JSON.
  if (status === 400 || error instanceof SyntaxError)
    return { status: 400, code: 'bad_request', title: 'The body is not JSON' }
  // Use the standard status phrase, because clients show their own translated text for a 5xx.
  return { status: 500, code: 'server_error', title: 'Internal Server Error' }
}

function invalidRequest(error: Invalid): ProblemDetails {
  const errors: Record<string, string> = {}
  for (const { instancePath, message, params } of error.validation) {
    const missing = params.missingProperty ?? params.additionalProperty
    const path = [...instancePath.split('/').slice(1), ...(typeof missing === 'string' ? [missing] : [])].join('.')
    const field = path === '' ? (error.validationContext ?? 'body') : path
    errors[field] ??= message ?? 'is not valid'
  }
  const [field, reason] = Object.entries(errors)[0] ?? ['request', 'is not valid']
  return {
    status: 400,
    code: 'invalid_request',
    title: 'The request does not follow the contract',
    detail: `${field}: ${reason}`,
    errors,
  }
}
