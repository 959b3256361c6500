import type { FastifyReply, FastifyRequest } from 'fastify'
import { siteForReader } from '../src/app/server/chooseSite.ts'
import { normalisePath, parseAddress } from '../src/app/shop/address.ts'
import type { Site } from '../src/app/shop/sites.ts'
import { problemPage } from './problemPage.ts'
import { visitorHints } from './visitor.ts'

export interface Problem {
  readonly status: number
  /** Stable code for programs. `type` ends with the same code, with hyphens. */
  readonly code: string
  readonly title: string
  /**
   * Detail text of the problem body, for programs; the HTML page for browsers has translated texts instead. Omitted if
   * the core has its own text for this problem.
   */
  readonly text?: string
}

export const unreachable: Problem = {
  status: 503,
  // The core knows this code and shows its own text in the shopper's language.
  code: 'store_unreachable',
  title: 'We will be right back',
  text: 'This part of the shop cannot be reached at the moment. Please try again in a few seconds.',
}

export const badRequest: Problem = {
  status: 400,
  code: 'bad_request',
  title: 'Bad request',
  text: 'This address cannot be read.',
}

const tooLarge: Problem = {
  status: 413,
  code: 'too_large',
  title: 'Too large',
  text: 'More was sent than the shop takes.',
}

export const headTooLarge: Problem = {
  status: 431,
  code: 'head_too_large',
  title: 'Request Header Fields Too Large',
  text: 'The address and the headers together are longer than the shop takes.',
}

export const tooSlow: Problem = {
  status: 408,
  code: 'request_timeout',
  title: 'Request Timeout',
  text: 'The request did not arrive in time.',
}

const tooMany: Problem = {
  status: 429,
  code: 'too_many_requests',
  // The title is only the reason phrase of the status, and no `text` follows. The core shows its own text in the
  // shopper's language.
  title: 'Too Many Requests',
}

const failed: Problem = {
  status: 500,
  code: 'server_error',
  // The title is only the reason phrase of the status (RFC 9457, section 4.2.1). The core does not show the title to a
  // shopper.
  title: 'Internal Server Error',
}

/**
 * Whether only programs request this path. Such a path always gets the problem body, whatever the `Accept` header says.
 */
const isForPrograms = (path: string): boolean => /^\/(?:api|media|\.well-known|pf|readyz)(?:[/?]|$)/.test(path)

/** The parts of a request that a problem response needs. */
type ProblemRequest = Pick<FastifyRequest, 'id' | 'method' | 'url' | 'headers'> & {
  readonly cookies?: FastifyRequest['cookies']
}

const acceptsHtml = ({ url, headers: { accept = '' } }: ProblemRequest): boolean =>
  !isForPrograms(url) && !accept.includes('json')

/** Returns the site of the URL. For a URL outside of all sites, it returns the site in the visitor's language. */
const siteOf = (request: ProblemRequest): Site =>
  parseAddress(normalisePath(request.url.split('?', 1)[0] ?? ''))?.site ?? siteForReader(visitorHints(request))

/**
 * Returns the response body for an error of the storefront itself: the problem page for a browser, or problem details
 * (RFC 9457), as all APIs send them, for a program.
 */
export const printProblem = (
  request: ProblemRequest,
  { status, code, title, text }: Problem,
): { readonly type: string; readonly body: string } => {
  if (acceptsHtml(request)) {
    const isRepeatable = request.method === 'GET'
    return { type: 'text/html; charset=utf-8', body: problemPage({ status, site: siteOf(request), isRepeatable }) }
  }
  const type = `/problems/${code.replaceAll('_', '-')}`
  const body = {
    type,
    title,
    status,
    ...(text !== undefined && { detail: text }),
    instance: request.id,
    message: title,
    code,
  }
  return { type: 'application/problem+json; charset=utf-8', body: JSON.stringify(body) }
}

export const sendProblem = (request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply => {
  const { type, body } = printProblem(request, problem)
  return reply.code(problem.status).header('cache-control', 'no-store').type(type).serializer(String).send(body)
}

/**
 * Returns the problem for the status of an error from the framework or a plugin. An error without a status is a server
 * error.
 */
export const problemOf = (error: unknown): Problem => {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined
  if (status === tooLarge.status) return tooLarge
  if (status === tooMany.status) return tooMany
  return typeof status === 'number' && status >= 400 && status < 500 ? { ...badRequest, status } : failed
}
