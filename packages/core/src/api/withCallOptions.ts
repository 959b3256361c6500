import type { Client, HeadersOptions } from 'openapi-fetch'
import { checkIdempotencyKey, checkPathParameters, checkRetries, checkTimeout } from './callOptions.ts'
import type { KeyedCallOptions, TypedClient } from './callOptions.types.ts'
import { KEYED_OPERATIONS } from './generated/operations.ts'
import { createTransport, type TransportOptions } from './transport.ts'

const METHODS = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'] as const
type Method = (typeof METHODS)[number]

interface ErasedInit extends KeyedCallOptions {
  readonly headers?: HeadersOptions
  readonly params?: { readonly header?: HeadersOptions; readonly path?: object }
  readonly fetch?: (request: Request) => Promise<Response>
}

/** A call without the types of its path. */
type ErasedCall = (path: string, init?: ErasedInit) => Promise<unknown>

interface CallContext extends TransportOptions {
  readonly randomId: () => string
}

/**
 * Throws a `RangeError` for an invalid value, and for an option that the operation does not take. TypeScript refuses
 * such an option too.
 */
const checkOptions = (operation: string, { timeout, retries, idempotencyKey }: KeyedCallOptions): void => {
  checkTimeout(timeout)
  checkRetries(retries)
  checkIdempotencyKey(idempotencyKey)
  if (KEYED_OPERATIONS.includes(operation)) return
  if (idempotencyKey !== undefined)
    throw new RangeError(`${operation} takes no "idempotencyKey": its contract has no Idempotency-Key header`)
  // Without a key, the server may apply a repeated request twice.
  if (retries && !operation.startsWith('GET '))
    throw new RangeError(`${operation} takes no "retries": its contract has no Idempotency-Key header`)
}

/** Returns headers in any form of `fetch` as an object: openapi-fetch ignores a list of pairs. */
const toRecord = (headers?: HeadersOptions): Readonly<Record<string, unknown>> => {
  const given = headers ?? {}
  return Symbol.iterator in given ? Object.fromEntries(new Headers(given)) : given
}

/** Throws a `RangeError` for an invalid key among headers. A header that is null or undefined is not sent. */
const checkKeyIn = (headers: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(headers))
    if (name.toLowerCase() === 'idempotency-key') checkIdempotencyKey(value ?? undefined, name)
}

const addOptions =
  (method: Method, send: ErasedCall, context: CallContext): ErasedCall =>
  async (path, init = {}) => {
    const { timeout = context.timeout, retries, idempotencyKey, headers, ...rest } = init
    const operation = `${method} ${path}`
    checkOptions(operation, init)
    checkPathParameters(rest.params?.path)
    const given = toRecord(headers)
    checkKeyIn(given)
    checkKeyIn(toRecord(rest.params?.header))
    const key = KEYED_OPERATIONS.includes(operation) && { 'Idempotency-Key': idempotencyKey ?? context.randomId() }
    const fetch = (request: Request): Promise<Response> => {
      // A middleware may have removed the idempotency key. Without the key, only a GET may be sent again.
      const isRetryable = method === 'GET' || request.headers.has('idempotency-key')
      return createTransport({ ...context, timeout, retries: isRetryable ? retries : 0 })(request)
    }
    // An `Idempotency-Key` in the caller's `headers` or in `params.header` takes precedence over this key.
    return send(path, { fetch, ...rest, headers: { ...key, ...given } })
  }

/** Adds the options of single calls to a client, and idempotency keys to the operations whose contract declares them. */
export const withCallOptions = <Paths extends object>(
  client: Client<Paths>,
  context: CallContext,
): TypedClient<Paths> => {
  // The cast erases the types of the paths, so that the loop can treat all methods alike. `TypedClient` restores these
  // types and adds the options.
  const erased = client as unknown as Record<Method, ErasedCall> & TypedClient<Paths>
  const calls = METHODS.map((method) => [method, addOptions(method, erased[method], context)])
  return Object.assign(erased, Object.fromEntries(calls))
}
