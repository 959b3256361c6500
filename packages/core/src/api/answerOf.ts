import { StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import { fetched } from '../shared/fetched.ts'
import { callOf } from './named.ts'

type Answer<Data> = { readonly data?: Data | undefined; readonly response?: Response }
export type Call<Data> = Promise<Answer<Data>> | Answer<Data>

/** What `read` makes of the body of a successful call. Rejects with `CONTRACT` when that is nothing: no other error leaves a gateway. */
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

/** As {@link readAnswer}, with a mapper that is fetched beside the question: a page that never asks does not carry it. */
export const readLazily = async <Data, Mapper, Value>(
  call: Call<Data>,
  loading: Promise<Mapper>,
  read: (mapper: Mapper, data: Data) => Value,
): Promise<Value> => {
  const [mapper] = await Promise.all([fetched(loading), call])
  return readAnswer(call, (data) => read(mapper, data))
}

/** The same, or null where the service says that there is none. */
export const unlessMissing = async <Value>(answer: Promise<Value>): Promise<Value | null> => {
  try {
    return await answer
  } catch (cause) {
    if (cause instanceof StoreError && cause.code === 'NOT_FOUND') return null
    throw cause
  }
}

/** The body of a successful call. The transport has turned every failure into a {@link StoreError} before this. */
export const answerOf = <Data>(call: Call<Data>): Promise<Data> => readAnswer(call, (data) => data)
