/**
 * Reports an error that must not interrupt the running code. In a browser the error goes to the `error` handlers of the
 * page; elsewhere it becomes an uncaught exception of the process.
 */
export const reportUncaught = (error: unknown): void => {
  // The types of the core contain no DOM globals, so `reportError` is looked up by name.
  const report: unknown = Reflect.get(globalThis, 'reportError')
  if (typeof report === 'function') report(error)
  else
    queueMicrotask(() => {
      throw error
    })
}
