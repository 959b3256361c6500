/** Maximum wait for an idle browser, in milliseconds. After this time the function runs even if the browser is busy. */
const AT_THE_LATEST_MS = 3000

/** Runs a function when the browser is idle after rendering. */
export const whenIdle = (run: () => void): void => {
  // Safari has no `requestIdleCallback`.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run, { timeout: AT_THE_LATEST_MS })
  else setTimeout(run, 200)
}
