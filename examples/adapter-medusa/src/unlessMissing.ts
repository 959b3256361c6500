import { StoreError } from '@cairn/core'

/** Resolves to the same value as the answer, or to null instead of a `NOT_FOUND` error. */
export const unlessMissing = async <Value>(answer: Promise<Value>): Promise<Value | null> => {
  try {
    return await answer
  } catch (cause) {
    if (cause instanceof StoreError && cause.code === 'NOT_FOUND') return null
    throw cause
  }
}
