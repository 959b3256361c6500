import { type ErrorCode, StoreError, UNEXPECTED_ERROR } from '../../shared/errors.ts'
import { type AnyServiceRequest, createServiceCall, type ServiceOptions } from './createServiceCall.ts'

export interface GraphqlOptions extends ServiceOptions {
  /**
   * The meaning of `extensions.code` of an error. The message of a `REFUSED` error is the text for the shopper. An
   * unknown code becomes `UNEXPECTED`.
   *
   * @example { FORBIDDEN: 'UNAUTHORIZED', ENTITY_NOT_FOUND: 'NOT_FOUND', USER_INPUT_ERROR: 'REFUSED' }
   */
  readonly codes?: Readonly<Record<string, ErrorCode>> | undefined
}

export interface GraphqlRequest<Value> extends AnyServiceRequest<Value> {
  /** A query is sent again after a transient failure, a mutation is not. */
  readonly kind: 'query' | 'mutation'
  /** The name of the operation in the document. Errors contain it. */
  readonly name: string
  readonly document: string
  readonly variables?: Readonly<Record<string, unknown>> | undefined
  /** Parameters of the URL, such as the language of the texts. */
  readonly query?: Readonly<Record<string, string | undefined>> | undefined
}

/** Sends one GraphQL operation. `read` receives the data. It rejects only with a `StoreError`. */
export type GraphqlCall = <Value>(request: GraphqlRequest<Value>) => Promise<Value>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Turns the first error of a GraphQL response into a `StoreError` (GraphQL specification, section 7.1.2). */
const errorOf = (errors: readonly unknown[], codes: Readonly<Record<string, ErrorCode>>): StoreError => {
  const [error] = errors
  const { message, extensions } = isRecord(error) ? error : {}
  const problem = textOf(isRecord(extensions) ? extensions.code : undefined)
  const code = (problem !== undefined && Object.hasOwn(codes, problem) && codes[problem]) || 'UNEXPECTED'
  // Other messages are for developers: they name fields and stack frames.
  const detail = code === 'REFUSED' ? textOf(message) : undefined
  const cause = new Error(textOf(message) ?? 'The response has errors without a message')
  return new StoreError(code, detail ?? UNEXPECTED_ERROR, { cause, detail, problem, response: errors })
}

/** Returns the data of a GraphQL response; throws its first error, even if there are data too. */
const dataOf = (body: unknown, codes: Readonly<Record<string, ErrorCode>>): unknown => {
  if (!isRecord(body)) throw new Error('A GraphQL response is an object')
  if (Array.isArray(body.errors) && body.errors.length > 0) throw errorOf(body.errors, codes)
  return body.data
}

/**
 * Creates the function with which a gateway calls a GraphQL service: with a timeout, with retries of queries, and with a
 * `StoreError` for every failure.
 *
 * @example
 * const call = createGraphqlCall({ url: 'https://shop.example/shop-api', codes: { FORBIDDEN: 'UNAUTHORIZED' } })
 * const countries = call({ kind: 'query', name: 'Countries', document: 'query Countries { countries { code } }', read })
 */
export const createGraphqlCall = ({ codes = {}, ...options }: GraphqlOptions): GraphqlCall => {
  const call = createServiceCall(options)
  return async ({ kind, name, document, variables = {}, read, retries, ...request }) => {
    try {
      return await call({
        ...request,
        method: 'POST',
        path: '',
        body: { query: document, variables, operationName: name },
        retries: retries ?? (kind === 'query' ? 2 : 0),
        read: (body, response) => read(dataOf(body, codes), response),
      })
    } catch (cause) {
      if (!(cause instanceof StoreError)) throw cause
      const { code, message, status, detail, problem, response } = cause
      const particulars = { cause: cause.cause, status, detail, problem, response }
      throw new StoreError(code, message, { ...particulars, method: kind, path: name })
    }
  }
}
