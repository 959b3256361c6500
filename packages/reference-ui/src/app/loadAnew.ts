export interface LoadAnewPort {
  /** Whether the device knows that it has no network. */
  readonly isDown: () => boolean
  /** Whether the document is here because it was loaded anew. */
  readonly wasLoadedAnew: () => boolean
  readonly onLine: (listener: () => void) => void
  readonly reload: () => void
}

const browser: LoadAnewPort = {
  isDown: () => navigator.onLine === false,
  wasLoadedAnew: () =>
    performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
  onLine: (listener) => window.addEventListener('online', listener, { once: true }),
  reload: () => location.reload(),
}

/**
 * For when the shop itself has not come, so that nobody is there to say so: a lost connection, or a deployment that took its files away. The document is
 * loaded anew once there is a line; a second failure is a real one. A script that failed is not fetched again by every browser, so nothing less helps.
 */
export const loadAnew = ({ isDown, wasLoadedAnew, onLine, reload }: LoadAnewPort = browser): void => {
  if (wasLoadedAnew()) return
  if (isDown()) onLine(reload)
  else reload()
}
