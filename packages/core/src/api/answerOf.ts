import { StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'

type Answer<Data> = { readonly data?: Data | undefined }
type Call<Data> = Promise<Answer<Data>> | Answer<Data>

/** What `read` makes of the body of a successful call. Rejects with `CONTRACT` when that is nothing: no other error leaves a gateway. */
export const readAnswer = async <Data, Value>(call: Call<Data>, read: (data: Data) => Value): Promise<Value> => {
  const { data } = await call
  let cause: unknown
  try {
    const value = data === undefined ? undefined : read(data)
    if (value !== undefined) return value
  } catch (thrown) {
    cause = thrown
  }
  throw new StoreError('CONTRACT', UNEXPECTED_ERROR, { cause })
}

/** The body of a successful call. The transport has turned every failure into a {@link StoreError} before this. */
export const answerOf = <Data>(call: Call<Data>): Promise<Data> => readAnswer(call, (data) => data)
