/**
 * Throws a `RangeError` of a check again, and ignores any other error. In a browser that loads the modules without a
 * bundler, `process` does not exist: reading it throws another error, and no check runs.
 */
export const rethrowMistake = (error: unknown): void => {
  if (error instanceof RangeError) throw error
}
