import { StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import { wrapChunkError } from '../shared/wrapChunkError.ts'
import { callOf } from './named.ts'

type Answer<Data> = { readonly data?: Data | undefined; readonly response?: Response }
export type Call<Data> = Promise<Answer<Data>> | Answer<Data>

/**
 * Maps the body of a successful call with `read`. Rejects with `CONTRACT` when the body is missing or `read` fails, so
 * a gateway throws no other error type than `StoreError`.
 */
export const readAnswer = async <Data, Value>(call: Call<Data>, read: (data: Data) => Value): Promise<Value> => {
  const { data, response } = await call
  let cause: unknown
  try {
    const value = data === undefined ? undefined : read(data)
    if (value !== undefined) return value
  } catch (thrown) {
    cause = thrown
  }
  throw new StoreError('CONTRACT', UNEXPECTED_ERROR, { cause, ...callOf(response) })
}

/**
 * Works like {@link readAnswer}, but with a mapper that loads in parallel with the request. A page that never sends the
 * request does not load the mapper.
 */
export const readLazily = async <Data, Mapper, Value>(
  call: Call<Data>,
  loading: Promise<Mapper>,
  read: (mapper: Mapper, data: Data) => Value,
): Promise<Value> => {
  const [mapper] = await Promise.all([wrapChunkError(loading), call])
  return readAnswer(call, (data) => read(mapper, data))
}

/**
 * Resolves to the same value as `answer`, or to null instead of a `NOT_FOUND` error.
 */
export const unlessMissing = async <Value>(answer: Promise<Value>): Promise<Value | null> => {
  try {
    return await answer
  } catch (cause) {
    if (cause instanceof StoreError && cause.code === 'NOT_FOUND') return null
    throw cause
  }
}

/**
 * Resolves to the body of a successful call. The transport has already turned every failure into a {@link StoreError}.
 */
export const readBody = <Data>(call: Call<Data>): Promise<Data> => readAnswer(call, (data) => data)
