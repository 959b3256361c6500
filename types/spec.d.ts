import 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /**
     * Ids of docs/spec/statements.json that the test proves. The test covers the whole `check` of each statement, with
     * boundary values.
     */
    spec?: readonly string[]
    /** The protected effect without which the test fails, as `domain: required domains`. */
    effect?: string
  }
}
