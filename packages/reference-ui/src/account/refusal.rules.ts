import type { StoreError } from '@cairn/core'

export type FieldErrors<Name extends string> = { readonly [Field in Name]?: string }

/** What is known of the server's problems: which field one is about, and what to say in the shopper's language. */
export type KnownProblems<Name extends string> = Readonly<
  Record<string, { readonly field: Name | null; readonly words: string }>
>

/** What a refusal means for a form: words at its fields, or one sentence for the whole. */
export interface Refusal<Name extends string> {
  readonly fields: FieldErrors<Name>
  readonly failure: string | null
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The words of the server (`errors` of its problem) for the fields of this form, and for no others. */
export const refusedFields = <Name extends string>(problem: unknown, names: readonly Name[]): FieldErrors<Name> => {
  const errors = isRecord(problem) ? problem.errors : undefined
  const found: { [Field in Name]?: string } = {}
  if (!isRecord(errors)) return found
  for (const name of names) {
    const words = errors[name]
    if (typeof words === 'string' && words !== '') found[name] = words
  }
  return found
}

/** What a form says in the shopper's language. */
export interface RefusalWords<Name extends string> {
  readonly known: KnownProblems<Name>
  /** At a field that does not follow the contract: the server's words for that are a developer's. */
  readonly invalid: FieldErrors<Name>
  /** When nothing better is known. */
  readonly failed: string
  readonly tooMany: string
}

/** Reads a failed call. What is known is said in our words, the rest in the server's, and the last resort is `failed`. */
export const readRefusal = <Name extends string>(
  error: StoreError,
  names: readonly Name[],
  { known, invalid, failed, tooMany }: RefusalWords<Name>,
): Refusal<Name> => {
  if (error.code === 'RATE_LIMITED') return { fields: {}, failure: tooMany }
  // So says, in English, whoever stands in front of a server that is away.
  if (error.problem === 'store_unreachable') return { fields: {}, failure: failed }
  const fields: { [Field in Name]?: string } = { ...refusedFields(error.response, names) }
  const named = names.filter((name) => fields[name] !== undefined)
  if (error.problem === 'invalid_request') {
    const wrong = named.filter((name) => invalid[name] !== undefined)
    const told: { [Field in Name]?: string } = {}
    for (const name of wrong) told[name] = invalid[name]
    return { fields: told, failure: wrong.length === 0 ? failed : null }
  }
  const problem = error.problem === undefined ? undefined : known[error.problem]
  if (problem === undefined) return { fields, failure: named.length === 0 ? (error.detail ?? failed) : null }
  const places = named.length > 0 ? named : problem.field === null ? [] : [problem.field]
  for (const name of places) fields[name] = problem.words
  return { fields, failure: places.length === 0 ? problem.words : null }
}
