import 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** The statements of docs/spec/statements.json that a test proves: it does what their check says, boundary values included. */
    spec?: readonly string[]
  }
}
