import type * as z from 'zod/mini'
import { StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import { answers } from './answers.schema.ts'

const schemas: Readonly<Record<string, z.ZodMiniType>> = answers

/** Calls a port, and gives its answer if that has the shape that the port promises. Else it reports `CONTRACT` and throws it. */
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
  // On its own: a listener that throws must not take the place of the error.
  queueMicrotask(() => onError?.(error))
  throw error
}
