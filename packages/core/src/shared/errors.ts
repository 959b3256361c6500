/**
 * Why something failed, as a closed set of words:
 * `NETWORK` no answer came (reset, offline) · `TIMEOUT` none came in time · `ABORTED` we ended it ourselves ·
 * `UNAUTHORIZED` 401 · `FORBIDDEN` 403 · `NOT_FOUND` 404 or 410 · `CONFLICT` 409 · `REFUSED` 400 or 422 · `RATE_LIMITED` 429 ·
 * `SERVER` 5xx · `CONTRACT` an answer that cannot be read · `SIGN_IN` the single sign-on failed · `STORAGE` a stored value is missing ·
 * `UNSAFE_URL` an address that may not be gone to · `UNEXPECTED` anything else.
 */
export type ErrorCode =
  | 'NETWORK'
  | 'TIMEOUT'
  | 'ABORTED'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'REFUSED'
  | 'RATE_LIMITED'
  | 'SERVER'
  | 'CONTRACT'
  | 'SIGN_IN'
  | 'STORAGE'
  | 'UNSAFE_URL'
  | 'UNEXPECTED'

/** The last link of the message chain (spec section 8). */
export const UNEXPECTED_ERROR = 'Unexpected error occurs'

/** What a stored value that does not turn up is called (spec section 8). */
export const MISSING_VALUE = 'Could not get value from localStorage'

/** A call of a service, as logs may name it. */
export interface ApiCall {
  /** The HTTP method, where it was a call of a service that failed. */
  readonly method?: string | undefined
  /**
   * Its path as the contract writes it, `/carts/{cartId}`: the address itself may hold what opens a cart, or a term that somebody typed. For a
   * port of an integrator its name and the call: `cart.load`.
   */
  readonly path?: string | undefined
}

interface Particulars extends ApiCall {
  /** The HTTP status, when there was an answer. */
  readonly status?: number | undefined
  /** The words of the server, when it sent any that are meant for a shopper. */
  readonly detail?: string | undefined
  /** The server's stable word for the problem, for example `stale_version`. */
  readonly problem?: string | undefined
}

export interface StoreErrorOptions extends Particulars {
  cause?: unknown
  /** The whole problem body. Not enumerable, so that logs never print it. */
  response?: unknown
}

/** The one error of Cairn. `message` is fit for a shopper in the sense of spec section 8. */
export class StoreError extends Error implements Particulars {
  override readonly name = 'StoreError'
  readonly code: ErrorCode
  declare readonly status: number | undefined
  declare readonly detail: string | undefined
  declare readonly problem: string | undefined
  declare readonly method: string | undefined
  declare readonly path: string | undefined
  declare readonly response: unknown

  constructor(code: ErrorCode, message: string, { cause, response, ...particulars }: StoreErrorOptions = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    Object.assign(this, particulars)
    Object.defineProperty(this, 'response', { value: response, enumerable: false })
  }
}

/** Any thrown value as a {@link StoreError}; one that is none becomes `UNEXPECTED` (or `ABORTED` for an aborted request). */
export const toStoreError = (cause: unknown): StoreError => {
  if (cause instanceof StoreError) return cause
  if (cause instanceof Error && cause.name === 'AbortError') return new StoreError('ABORTED', cause.message, { cause })
  const message = cause instanceof Error && cause.message !== '' ? cause.message : UNEXPECTED_ERROR
  return new StoreError('UNEXPECTED', message, { cause })
}
