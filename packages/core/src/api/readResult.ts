import { type ErrorCode, StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import type { JsonType } from './declared.types.ts'
import { PROBLEMS, RESPONSES } from './generated/operations.ts'
import { callOf } from './named.ts'
import { problemError } from './problem.ts'

/**
 * A failure that the contract does not declare. Its `code` is in capitals, as in `StoreError`, so it never equals the code
 * of a problem.
 */
export interface CallFailure {
  /** `NETWORK`, `TIMEOUT`, `ABORTED` and so on; `CONTRACT` for every response that the contract does not declare. */
  readonly code: ErrorCode
  /** The HTTP status, or null when there was no response. */
  readonly status: number | null
  /** A text that can be shown to a shopper. */
  readonly title: string
}

/** The result of a call: the body of the response, a problem that the contract declares, or another failure. */
export type Result<Data, Problem> =
  | {
      readonly ok: true
      readonly data: Data
      readonly response: Response
      readonly error?: never
      readonly reason?: never
    }
  | {
      readonly ok: false
      readonly error: Problem | CallFailure
      /** The error that the call threw. */
      readonly reason: StoreError
      readonly data?: never
      readonly response?: never
    }

interface AnyAnswer {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

/** The body of a successful call. */
export type DataOf<Answer> = Answer extends { readonly error: unknown }
  ? never
  : Answer extends { readonly data: infer Data }
    ? Data
    : never

/** The problems that the contract of a call declares, as a union that `status` and `code` narrow. */
export type ProblemOf<Answer> = Answer extends { readonly error: infer Problem } ? Problem : never

const hasType = (value: unknown, type: JsonType): boolean => {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  return type === 'object'
    ? typeof value === 'object' && value !== null && !Array.isArray(value)
    : typeof value === type
}

const memberOf = (body: unknown, name: string): unknown => Object.entries(body ?? {}).find(([key]) => key === name)?.[1]

/**
 * Whether the body of the error is a problem that the operation declares for this status, and has all members that the
 * problem requires.
 */
const isDeclared = <Problem>(reason: StoreError): reason is StoreError & { readonly response: Problem } => {
  const { method, path, status, response: body } = reason
  const declared = RESPONSES[`${method} ${path}`]?.[status ?? 0]
  if (!Array.isArray(declared) || memberOf(body, 'status') !== status) return false
  return declared.some((name) => {
    const problem = PROBLEMS[name]
    if (problem === undefined || memberOf(body, 'code') !== problem.code) return false
    return Object.entries(problem.members).every(([member, type]) => hasType(memberOf(body, member), type))
  })
}

/** Whether the operation declares a response with this status and kind of body. */
const isExpected = <Answer extends AnyAnswer>(answer: Answer): answer is Answer & { readonly data: DataOf<Answer> } => {
  const call = callOf(answer.response)
  // `call` is undefined if a middleware answered and no request was sent. The operation is then unknown, so only the
  // status counts.
  if (call === undefined) return answer.response.ok
  const declared = RESPONSES[`${call.method} ${call.path}`]?.[answer.response.status]
  return typeof declared === 'string' && (declared === 'none' || hasType(answer.data, declared))
}

/** Throws the error of a response that is not expected. */
const refuse = ({ error, response }: AnyAnswer): never => {
  if (!response.ok) throw problemError(response.status, error)
  throw new StoreError('CONTRACT', UNEXPECTED_ERROR, { status: response.status, ...callOf(response) })
}

/**
 * Resolves with the body of a call, or with the error that prevented it. `error` is a problem that the contract of the
 * operation declares, which `status` and `code` narrow, or a {@link CallFailure}. Rejects only for a mistake in the
 * call itself, such as an invalid option.
 * @example
 * const { data, error } = await readResult(store.POST('/carts/{cartId}/items', { params, body }))
 * if (error?.status === 409 && error.code === 'stale_version') show(error.cart)
 */
export const readResult = async <Answer extends AnyAnswer>(
  call: Promise<Answer>,
): Promise<Result<DataOf<Answer>, ProblemOf<Answer>>> => {
  try {
    const answer = await call
    return isExpected(answer) ? { ok: true, data: answer.data, response: answer.response } : refuse(answer)
  } catch (reason) {
    if (!(reason instanceof StoreError)) throw reason
    if (isDeclared<ProblemOf<Answer>>(reason)) return { ok: false, error: reason.response, reason }
    const { status = null, message: title } = reason
    return { ok: false, error: { code: status === null ? reason.code : 'CONTRACT', status, title }, reason }
  }
}
