/** Hands an error that must not stop anything to whoever watches the page: its `error` handlers, or the process where there is no page. */
export const reportUncaught = (error: unknown): void => {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(error)
  else
    queueMicrotask(() => {
      throw error
    })
}
