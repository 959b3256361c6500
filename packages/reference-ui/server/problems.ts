import type { FastifyReply, FastifyRequest } from 'fastify'
import { normalisePath, parseAddress } from '../src/app/address.ts'
import { siteForReader } from '../src/app/chooseSite.ts'
import type { Site } from '../src/app/sites.ts'
import { problemPage } from './problemPage.ts'
import { visitorHints } from './visitor.ts'

export interface Problem {
  readonly status: number
  /** Stable word for machines; the `type` is made from it. */
  readonly code: string
  readonly title: string
  /** A sentence for whoever reads the answer of a program; a page has the words of its language. None: the shop has the words. */
  readonly text?: string
}

export const unreachable: Problem = {
  status: 503,
  // The core knows this word and tells shoppers in their language.
  code: 'store_unreachable',
  title: 'We will be right back',
  text: 'This part of the shop cannot be reached at the moment. Please try again in a few seconds.',
}

export const unreadable: Problem = {
  status: 400,
  code: 'bad_request',
  title: 'Bad request',
  text: 'This address cannot be read.',
}

export const tooLarge: Problem = {
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

export const tooMany: Problem = {
  status: 429,
  code: 'too_many_requests',
  // The phrase of the status: the core then shows its own sentence in the shopper's language.
  title: 'Too Many Requests',
}

export const failed: Problem = {
  status: 500,
  code: 'server_error',
  // The phrase of the status (RFC 9457, section 4.2.1): the core does not count it as words for a shopper.
  title: 'Internal Server Error',
}

/** Only programs ask there: an error is the one problem body, whatever they say they accept. */
const isForPrograms = (path: string): boolean => /^\/(?:api|media|\.well-known|pf|readyz)(?:[/?]|$)/.test(path)

/** What is known of a request that is answered with a problem. */
type Asked = Pick<FastifyRequest, 'id' | 'method' | 'url' | 'headers'> & {
  readonly cookies?: FastifyRequest['cookies']
}

const wantsPage = ({ url, headers: { accept = '' } }: Asked): boolean => !isForPrograms(url) && !accept.includes('json')

/** The site of the address; outside of all sites the one whose language the visitor reads. */
const siteOf = (request: Asked): Site =>
  parseAddress(normalisePath(request.url.split('?', 1)[0] ?? ''))?.site ?? siteForReader(visitorHints(request))

/** An error of the storefront itself as text: a page without the app for a reader, for a program the one problem body of every API (RFC 9457). */
export const printProblem = (
  request: Asked,
  { status, code, title, text }: Problem,
): { readonly type: string; readonly body: string } => {
  if (wantsPage(request)) {
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

/** What went wrong, by the status the framework or a plugin gave its error; what has none is our fault. */
export const problemOf = (error: unknown): Problem => {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined
  if (status === tooLarge.status) return tooLarge
  if (status === tooMany.status) return tooMany
  return typeof status === 'number' && status >= 400 && status < 500 ? { ...unreadable, status } : failed
}
