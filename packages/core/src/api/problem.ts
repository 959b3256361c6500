import { type ErrorCode, StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'

const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'REFUSED',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  410: 'NOT_FOUND',
  422: 'REFUSED',
  429: 'RATE_LIMITED',
}

const codeOf = (status: number): ErrorCode => byStatus[status] ?? (status >= 500 ? 'SERVER' : 'UNEXPECTED')

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const WORDS = ['message', 'title', 'detail', 'error_description'] as const

/**
 * Standard phrases of HTTP statuses. They add nothing to the status code, and RFC 9457, section 4.2.1, does not intend
 * them for end users.
 */
const STATUS_PHRASE =
  /^(bad request|forbidden|not found|conflict|unprocessable (content|entity)|too many requests|internal server error|bad gateway|service unavailable|gateway time-?out)$/i

/**
 * Returns the server's message for the shopper: the first of message, title, detail and error_description (spec section
 * 8) that is neither empty nor only the phrase of an HTTP status.
 */
const wordsOf = (body: Readonly<Record<string, unknown>>): string | undefined => {
  for (const name of WORDS) {
    const words = body[name]
    if (typeof words === 'string' && words.trim() !== '' && !STATUS_PHRASE.test(words)) return words
  }
  return undefined
}

// Bundlers replace `process.env.NODE_ENV`, and drop the text from a production build. The types of the core contain no globals of Node.
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } }

/**
 * Turns an unsuccessful response into a `StoreError`. A body that is not JSON, such as a proxy's HTML page, is never
 * shown.
 */
export const problemError = (status: number, response: unknown): StoreError => {
  const body = isRecord(response) ? response : {}
  const problem = typeof body.code === 'string' ? body.code : undefined
  let detail = wordsOf(body)
  try {
    // A shopper cannot change a setting, so only a development build names it.
    if (process.env.NODE_ENV !== 'production' && problem === 'foreign_origin')
      detail = `The server refuses the origin ${globalThis.location?.origin ?? 'of this page'}: set HOST_ORIGIN to it, or add it to ALLOWED_ORIGINS.`
  } catch {
    // Without a bundler there is no `process`, and no hint.
  }
  return new StoreError(codeOf(status), detail ?? UNEXPECTED_ERROR, { status, response, detail, problem })
}
