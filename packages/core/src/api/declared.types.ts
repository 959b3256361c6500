/** The JSON type of a member, as a contract names it. */
export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array'

/** A problem that a contract declares. */
export interface DeclaredProblem {
  readonly code: string
  /** The members that a response with this problem must have in addition to `code`, each with its JSON type. */
  readonly members: Readonly<Record<string, JsonType>>
}

/**
 * Maps each status of an operation to its response. For a success: the kind of the body (`none`, `object` or `array`).
 * For an error: the names of its problems.
 */
export type DeclaredResponses = Readonly<Record<number, 'none' | 'object' | 'array' | readonly string[]>>
