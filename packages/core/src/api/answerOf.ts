import { StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'

/** The body of a successful call. The transport has turned every failure into a {@link StoreError} before this. */
export const answerOf = async <Data>(call: Promise<{ data?: Data | undefined }>): Promise<Data> => {
  const { data } = await call
  if (data === undefined) throw new StoreError('CONTRACT', UNEXPECTED_ERROR)
  return data
}
