/**
 * The reason of a failure:
 * `NETWORK` no response (reset, offline) · `TIMEOUT` no response in time · `ABORTED` ended by the caller ·
 * `UNAUTHORIZED` 401 · `FORBIDDEN` 403 · `NOT_FOUND` 404 or 410 · `CONFLICT` 409 · `REFUSED` 400 or 422 ·
 * `RATE_LIMITED` 429 · `SERVER` 5xx · `CONTRACT` an unreadable response · `SIGN_IN` the single sign-on failed ·
 * `SUPERSEDED` a later command replaced this one · `IGNORED` the command does nothing in the current state ·
 * `STORAGE` a stored value is missing · `UNSAFE_URL` a URL that is not allowed · `UNEXPECTED` anything else.
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
  | 'SUPERSEDED'
  | 'IGNORED'
  | 'STORAGE'
  | 'UNSAFE_URL'
  | 'UNEXPECTED'

/** The message of an error when neither the response nor the error itself has a message (spec section 8). */
export const UNEXPECTED_ERROR = 'Unexpected error occurs'

/** The message for a missing stored value (spec section 8). */
export const MISSING_VALUE = 'Could not get value from localStorage'

/** The call of a service in a form that is safe for logs. */
export interface ApiCall {
  /** The HTTP method, when a call of a service failed. */
  readonly method?: string | undefined
  /**
   * The path template of the contract, such as `/carts/{cartId}`, because the real URL may contain a search term or a
   * cart id, which gives access to the cart. For a custom gateway, the path names the port and its method: `cart.load`.
   */
  readonly path?: string | undefined
}

interface Particulars extends ApiCall {
  /** The HTTP status, when there was a response. */
  readonly status?: number | undefined
  /** The server's text for the shopper, if it sent one. */
  readonly detail?: string | undefined
  /** The server's stable problem code, for example `stale_version`. */
  readonly problem?: string | undefined
}

export interface StoreErrorOptions extends Particulars {
  cause?: unknown
  /** The complete problem body. Not enumerable, so that logs do not contain it. */
  response?: unknown
}

/** The only error type of Cairn. `message` can be shown to a shopper (spec section 8). */
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

/**
 * Converts any thrown value to a {@link StoreError}: an `AbortError` becomes `ABORTED`, any other value `UNEXPECTED`.
 */
export const toStoreError = (cause: unknown): StoreError => {
  if (cause instanceof StoreError) return cause
  if (cause instanceof Error && cause.name === 'AbortError') return new StoreError('ABORTED', cause.message, { cause })
  const message = cause instanceof Error && cause.message !== '' ? cause.message : UNEXPECTED_ERROR
  return new StoreError('UNEXPECTED', message, { cause })
}
