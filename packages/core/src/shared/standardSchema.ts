// The parts of the interface Standard Schema (https://standardschema.dev) that the core needs. Schemas of zod, Valibot,
// ArkType and others have it, so a shop chooses its own library.

/** What is wrong with a value. */
export interface SchemaIssue {
  readonly message: string
  /** The names that lead to the wrong member; absent for the value itself. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** The answer of a schema: the value, converted or as it was, or what is wrong with it. */
export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] }

/** A schema of any library whose results have this type. */
export interface StandardSchema<Output> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    validate(value: unknown): SchemaResult<Output> | Promise<SchemaResult<Output>>
  }
}
