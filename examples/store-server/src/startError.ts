/** A reason not to start that the person at the keyboard can act on: `main.ts` prints its one sentence and exits with code 1. */
export class StartError extends Error {
  override name = 'StartError'
}

/** The system's error code (`EADDRINUSE`, `28P01` …) of a thrown value, when it has one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
