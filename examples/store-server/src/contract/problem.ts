/** The error body of every API (RFC 9457). The contracts call it `Problem`. */
export type ProblemBody = {
  type: string
  title: string
  status: number
  detail?: string
  /** The request id, for support. */
  instance?: string
  message: string
  code: string
  /** Error messages by request field. */
  errors?: Record<string, string>
  [extension: string]: unknown
}

export type ProblemDetails = {
  status: number
  /** A stable machine-readable code, from which the `type` is derived. */
  code: string
  /**
   * A sentence for shoppers. A 5xx has the standard status phrase instead (RFC 9457, section 4.2.1), because clients
   * show their own text for a 5xx.
   */
  title: string
  detail?: string | undefined
  errors?: Record<string, string> | undefined
  headers?: Record<string, string> | undefined
  /** Additional members of the body, for example `max` or `cart`. */
  extensions?: Record<string, unknown> | undefined
}

/** The values that a translated sentence can insert: the members of the problem that are not part of RFC 9457. */
type Particulars = Readonly<Record<string, unknown>>
/** A translation of a title. */
export type Sentence = string | ((particulars: Particulars) => string)

/** An error that becomes the response of the request. Any other thrown value becomes a 500 without details. */
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
