import type { CallOptions } from '../../shared/call.ts'
import { type ErrorCode, StoreError, UNEXPECTED_ERROR } from '../../shared/errors.ts'
import { createTransport } from '../transport.ts'

/** What a back end says about a failure. Absent members keep what the HTTP status says. */
export interface ServiceProblem {
  readonly code?: ErrorCode | undefined
  /** The text for the shopper. */
  readonly detail?: string | undefined
  /** The stable code of the back end, for example `out_of_stock`. */
  readonly problem?: string | undefined
}

export interface ServiceOptions {
  /** The base URL of the service: `https://api.example/v3`, or a path of the shop with `origin` before it. */
  readonly url: string
  /** The global `fetch` by default. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Returns the headers of a request, for example the access token of the session. It runs before each request. */
  readonly headers?: (() => Readonly<Record<string, string>>) | undefined
  /** The timeout of one attempt in milliseconds; 10,000 by default. */
  readonly timeout?: number | undefined
  /**
   * Reads the body of an unsuccessful response. By default the HTTP status gives the code, and `message`, `title` or
   * `detail` of the body is the text for the shopper.
   */
  readonly problemOf?: ((status: number, body: unknown) => ServiceProblem) | undefined
}

/** The parts of a request that REST and GraphQL share. */
export interface AnyServiceRequest<Value> extends CallOptions {
  /** Headers of this request. They replace the headers of the service. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Whether the browser finishes the request after the user leaves the page. */
  readonly keepalive?: boolean | undefined
  /**
   * How often to send the request again after a network error, 5xx or 429. By default 2 for what only reads, and 0 for
   * what changes something, because the back end could apply it twice.
   */
  readonly retries?: number | undefined
  /** Reads the body. A `StoreError` that it throws passes through; every other error becomes `CONTRACT`. */
  readonly read: (body: unknown, response: Response) => Value
}

type QueryValue = string | number | boolean | undefined

export interface ServiceRequest<Value> extends AnyServiceRequest<Value> {
  /** `GET` by default. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined
  /**
   * The path below the URL of the service, with parameters in braces: `/carts/{cartId}`. Errors contain this template
   * and not the URL, because the id of a cart gives access to the cart.
   */
  readonly path: string
  /** The parameters of the path. They are encoded, so they cannot leave their place in the path. */
  readonly params?: Readonly<Record<string, string>> | undefined
  /** The parameters of the query. Undefined ones are left out, and a list repeats its name for each value. */
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[]>> | undefined
  /** Sent as JSON. */
  readonly body?: unknown
}

/** Sends one request. It rejects only with a `StoreError`. */
export type ServiceCall = <Value>(request: ServiceRequest<Value>) => Promise<Value>

const pathOf = (template: string, params: Readonly<Record<string, string>> = {}): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    // `.` and `..` would lead to another path although they are encoded (RFC 3986, section 5.2.4).
    if (value === undefined || /^\.{0,2}$/.test(value))
      throw new StoreError('NOT_FOUND', `"${name}" is no part of a path`)
    return encodeURIComponent(value)
  })

const addressOf = (base: string, { path, params, query = {} }: ServiceRequest<unknown>): URL => {
  const url = new URL(`${base.replace(/\/+$/, '')}${pathOf(path, params)}`)
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat()) if (value !== undefined) url.searchParams.append(name, String(value))
  return url
}

/** Reads a body with `read`. Every error but a `StoreError` becomes `CONTRACT`, with the error as its cause. */
const readWith = async <Value>(
  response: Response,
  read: (body: unknown, response: Response) => Value,
): Promise<Value> => {
  try {
    const text = await response.text()
    return read(text === '' ? undefined : JSON.parse(text), response)
  } catch (cause) {
    throw cause instanceof StoreError ? cause : new StoreError('CONTRACT', UNEXPECTED_ERROR, { cause })
  }
}

/**
 * Creates the function with which a gateway calls a REST service: with a timeout, with retries of what only reads, and
 * with a `StoreError` for every failure.
 *
 * @example
 * const call = createServiceCall({ url: 'https://api.example/v3', headers: () => ({ 'x-api-key': key }) })
 * const load = (id: string, options: CallOptions) =>
 *   call({ path: '/carts/{id}', params: { id }, read: mapCart, ...options })
 */
export const createServiceCall = (options: ServiceOptions): ServiceCall => {
  const { url, fetch = globalThis.fetch, headers, timeout, problemOf } = options
  return async (request) => {
    const { method = 'GET', path, body, keepalive, signal, retries, read } = request
    try {
      const init: RequestInit = {
        method,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers?.(),
          ...request.headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(keepalive && { keepalive }),
        ...(signal && { signal }),
      }
      const send = createTransport({ fetch, timeout, retries })
      return await readWith(await send(new Request(addressOf(url, request), init)), read)
    } catch (cause) {
      if (!(cause instanceof StoreError)) throw new StoreError('UNEXPECTED', UNEXPECTED_ERROR, { cause, method, path })
      throw describe(cause, { method, path }, problemOf)
    }
  }
}

/** Adds to an error the call that failed and what the back end says about it. */
const describe = (
  error: StoreError,
  call: { readonly method: string; readonly path: string },
  problemOf: ServiceOptions['problemOf'],
): StoreError => {
  const { status, response, cause } = error
  const own = status === undefined || status < 400 ? undefined : problemOf?.(status, response)
  const detail = own?.detail ?? error.detail
  const problem = own?.problem ?? error.problem
  return new StoreError(own?.code ?? error.code, detail ?? error.message, {
    cause,
    response,
    status,
    detail,
    problem,
    ...call,
  })
}
