import type { Client, FetchOptions, FetchResponse, ParseAs } from 'openapi-fetch'

/** The options of every call, beside those of openapi-fetch. */
export interface CallOptions {
  /**
   * The timeout of each attempt in milliseconds, from 1 to 2,147,483,647; by default the timeout of the client. To limit
   * the whole call, pass `signal: AbortSignal.timeout(…)`.
   */
  readonly timeout?: number | undefined
}

/** The options of a call that can be sent again: a GET, or a call with an idempotency key. */
export interface RetryableCallOptions extends CallOptions {
  /**
   * How often the call may be sent again after a network error, a timeout, a 5xx or a 429, from 0 to 5. The default is
   * 2 for a GET and 0 for all other calls.
   */
  readonly retries?: number | undefined
}

/** The options of a call whose contract declares the header `Idempotency-Key`. */
export interface KeyedCallOptions extends RetryableCallOptions {
  /**
   * The idempotency key of the call, which each retry sends again. The default is a new random key; a key in
   * `params.header` takes precedence.
   */
  readonly idempotencyKey?: string | undefined
}

/** The HTTP methods that the contracts use. */
type CallMethod = 'get' | 'put' | 'post' | 'patch' | 'delete'

type PathsWith<Paths, Method extends CallMethod> = {
  [Path in keyof Paths]: Paths[Path] extends Readonly<Record<Method, unknown>> ? Path : never
}[keyof Paths]

/** The operation of a path and a method, as its contract describes it. */
type OperationAt<Paths, Path extends keyof Paths, Method extends CallMethod> =
  Paths[Path] extends Readonly<Record<Method, infer Operation extends Record<string | number, unknown>>>
    ? Operation
    : never

type HeadersOf<Operation> = Operation extends { parameters: { header?: infer Header } } ? NonNullable<Header> : never

type IsKeyed<Header> = [Header] extends [never] ? false : 'Idempotency-Key' extends keyof Header ? true : false

type OptionsOf<Operation, Method extends CallMethod> = Method extends 'get'
  ? RetryableCallOptions
  : IsKeyed<HeadersOf<Operation>> extends true
    ? KeyedCallOptions
    : CallOptions

type InitOf<Operation, Method extends CallMethod, As extends ParseAs> = Omit<FetchOptions<Operation>, 'parseAs'> &
  OptionsOf<Operation, Method> & { readonly parseAs?: As }

/** A method of a client. It takes a path of the contract, and the parameters, body and options of that operation. */
type TypedCall<Paths, Method extends CallMethod> = <
  const Path extends PathsWith<Paths, Method>,
  const As extends ParseAs = 'json',
>(
  path: Path,
  ...init: object extends InitOf<OperationAt<Paths, Path, Method>, Method, As>
    ? [init?: InitOf<OperationAt<Paths, Path, Method>, Method, As>]
    : [init: InitOf<OperationAt<Paths, Path, Method>, Method, As>]
) => Promise<FetchResponse<OperationAt<Paths, Path, Method>, { parseAs: As }, `${string}/${string}`>>

/** The client of one service. */
export interface TypedClient<Paths extends object> extends Pick<Client<Paths>, 'use' | 'eject'> {
  readonly GET: TypedCall<Paths, 'get'>
  readonly PUT: TypedCall<Paths, 'put'>
  readonly POST: TypedCall<Paths, 'post'>
  readonly PATCH: TypedCall<Paths, 'patch'>
  readonly DELETE: TypedCall<Paths, 'delete'>
}
