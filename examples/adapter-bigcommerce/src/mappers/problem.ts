import { listOf, recordOf, type ServiceProblem, textOf } from '@cairn/core/adapter'

/**
 * Reads the text for the shopper from a list of errors, which v2 and the Storefront checkout send. The core itself reads
 * the title of a single error.
 */
export const problemOf = (_status: number, body: unknown): ServiceProblem => {
  const [first] = [...listOf(body), ...listOf(recordOf(body).errors)]
  const { title, message } = recordOf(first)
  const detail = textOf(title) ?? textOf(message)
  return detail === null ? {} : { detail }
}
