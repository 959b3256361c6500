import type { StoreError } from '@cairn/core'

export type FieldErrors<Name extends string> = { readonly [Field in Name]?: string }

/** The known problem codes of the server, each with a translated message and the field that it concerns. */
type KnownProblems<Name extends string> = Readonly<
  Record<string, { readonly field: Name | null; readonly message: string }>
>

/** The messages for a rejected form: for single fields, or one for the whole form. */
export interface Refusal<Name extends string> {
  readonly fields: FieldErrors<Name>
  readonly failure: string | null
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Returns the server's messages for the fields of this form (`errors` of the problem response). Messages for other
 * fields are left out.
 */
const refusedFields = <Name extends string>(problem: unknown, names: readonly Name[]): FieldErrors<Name> => {
  const errors = isRecord(problem) ? problem.errors : undefined
  const found: { [Field in Name]?: string } = {}
  if (!isRecord(errors)) return found
  for (const name of names) {
    const message = errors[name]
    if (typeof message === 'string' && message !== '') found[name] = message
  }
  return found
}

/** The translated messages of a form. */
export interface RefusalMessages<Name extends string> {
  readonly known: KnownProblems<Name>
  /**
   * Messages for fields that the server rejects as violations of the API contract. The server's own messages for these
   * are written for developers.
   */
  readonly invalid: FieldErrors<Name>
  /** The fallback message. */
  readonly failed: string
  readonly tooMany: string
}

/**
 * Maps a failed request to messages for a form. A known problem shows its translated message, and any other problem
 * shows the server's text, or `failed` if the server sends none.
 */
export const readRefusal = <Name extends string>(
  error: StoreError,
  names: readonly Name[],
  { known, invalid, failed, tooMany }: RefusalMessages<Name>,
): Refusal<Name> => {
  if (error.code === 'RATE_LIMITED') return { fields: {}, failure: tooMany }
  // This problem comes from a proxy when the store is unreachable. Its text is English, so show the translated fallback
  // instead.
  if (error.problem === 'store_unreachable') return { fields: {}, failure: failed }
  const fields: { [Field in Name]?: string } = { ...refusedFields(error.response, names) }
  const named = names.filter((name) => fields[name] !== undefined)
  if (error.problem === 'invalid_request') {
    const wrong = named.filter((name) => invalid[name] !== undefined)
    const invalidFields: { [Field in Name]?: string } = {}
    for (const name of wrong) invalidFields[name] = invalid[name]
    return { fields: invalidFields, failure: wrong.length === 0 ? failed : null }
  }
  const problem = error.problem === undefined ? undefined : known[error.problem]
  if (problem === undefined) return { fields, failure: named.length === 0 ? (error.detail ?? failed) : null }
  const places = named.length > 0 ? named : problem.field === null ? [] : [problem.field]
  for (const name of places) fields[name] = problem.message
  return { fields, failure: places.length === 0 ? problem.message : null }
}
