/** The JSON type of a member, as a contract names it. */
export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array'

/** A problem that a contract declares. */
export interface DeclaredProblem {
  readonly code: string
  /** The members beside `code` that a response with this problem must have, with their types. */
  readonly members: Readonly<Record<string, JsonType>>
}

/**
 * The responses of an operation by status: `none`, `object` or `array` for the kind of a body, or the names of the
 * problems of an error.
 */
export type DeclaredResponses = Readonly<Record<number, 'none' | 'object' | 'array' | readonly string[]>>
