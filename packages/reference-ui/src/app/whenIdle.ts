/** Not later than this, however busy the page is. */
const AT_THE_LATEST_MS = 3000

/** Runs when the page has been drawn and the browser has nothing better to do. */
export const whenIdle = (run: () => void): void => {
  // Safari has no such callback.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run, { timeout: AT_THE_LATEST_MS })
  else setTimeout(run, 200)
}
