import type * as z from 'zod/mini'
import { StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import { answers } from './answers.schema.ts'

const schemas: Readonly<Record<string, z.ZodMiniType>> = answers

/** Calls a port of the shop and checks the shape of the response. Reports and throws `CONTRACT` for a wrong one. */
export const callOwnPort = async (
  port: object,
  name: string,
  call: string,
  values: readonly unknown[],
  onError: ((error: StoreError) => void) | undefined,
): Promise<unknown> => {
  const answer: unknown = await Reflect.get(port, call).apply(port, values)
  const path = `${name}.${call}`
  const read = schemas[path]?.safeParse(answer)
  if (read === undefined || read.success) return answer
  const error = new StoreError('CONTRACT', UNEXPECTED_ERROR, { path, cause: read.error, response: answer })
  // In a microtask, so that an `onError` that throws does not replace this error.
  queueMicrotask(() => onError?.(error))
  throw error
}
