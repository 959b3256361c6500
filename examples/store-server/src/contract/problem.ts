/** The one error body of every API (RFC 9457), as the contracts' `Problem` describes it. */
export type ProblemBody = {
  type: string
  title: string
  status: number
  detail?: string
  /** The id of the request, for support. */
  instance?: string
  message: string
  code: string
  /** Field of the request -> what is wrong with it. */
  errors?: Record<string, string>
  [extension: string]: unknown
}

export type ProblemDetails = {
  status: number
  /** Stable word for machines; the `type` is made from it. */
  code: string
  /** A sentence a shopper may read; of a 5xx the phrase of the status (RFC 9457, section 4.2.1), which clients do not show. */
  title: string
  detail?: string | undefined
  errors?: Record<string, string> | undefined
  headers?: Record<string, string> | undefined
  /** Members of the body beyond RFC 9457, for example `max` or `cart`. */
  extensions?: Record<string, unknown> | undefined
}

/** Thrown anywhere below a handler; becomes the answer. Anything else that is thrown becomes a 500 without details. */
export class Problem extends Error {
  override name = 'Problem'
  readonly details: ProblemDetails

  constructor(details: ProblemDetails) {
    super(details.title)
    this.details = details
  }
}

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

export function problemBody(details: ProblemDetails, requestId: string): ProblemBody {
  return {
    ...details.extensions,
    type: `/problems/${details.code.replaceAll('_', '-')}`,
    title: details.title,
    status: details.status,
    ...(details.detail === undefined ? {} : { detail: details.detail }),
    instance: requestId,
    message: details.title,
    code: details.code,
    ...(details.errors === undefined ? {} : { errors: details.errors }),
  }
}

export function notFound(title = 'Not found'): Problem {
  return new Problem({ status: 404, code: 'not_found', title })
}

export function unauthorized(): Problem {
  return new Problem({
    status: 401,
    code: 'unauthorized',
    title: 'Unauthorized',
    headers: { 'www-authenticate': 'Bearer' },
  })
}
