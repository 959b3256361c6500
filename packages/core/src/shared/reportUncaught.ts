/** Hands an error that must not stop anything to whoever watches the page: its `error` handlers, or the process where there is no page. */
export const reportUncaught = (error: unknown): void => {
  // Where there is no page the types know of none either.
  const report: unknown = Reflect.get(globalThis, 'reportError')
  if (typeof report === 'function') report(error)
  else
    queueMicrotask(() => {
      throw error
    })
}
