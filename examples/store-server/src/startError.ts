/** A start error that the operator can fix. `main.ts` prints its one-sentence message and exits with code 1. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Returns the system error code (`EADDRINUSE`, `28P01` …) of a thrown value, if it has one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
