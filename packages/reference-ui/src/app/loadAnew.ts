export interface LoadAnewPort {
  /** Whether the device knows that it has no network. */
  readonly isDown: () => boolean
  /** Whether the document is here because it was loaded anew. */
  readonly wasLoadedAnew: () => boolean
  readonly onLine: (listener: () => void) => void
  /** A press on what does nothing without the shop. */
  readonly onPress: (listener: () => void) => void
  readonly reload: () => void
}

const browser: LoadAnewPort = {
  isDown: () => navigator.onLine === false,
  wasLoadedAnew: () =>
    performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
  onLine: (listener) => window.addEventListener('online', listener, { once: true }),
  onPress: (listener) =>
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('button, input')) listener()
    }),
  reload: () => location.reload(),
}

/**
 * For when the shop itself has not come, so that nobody is there to say so: a lost connection, or a deployment that took its files away. The document is
 * loaded anew once there is a line; when that has failed too, it stays to be read until somebody presses what does nothing. A script that failed is not
 * fetched again by every browser, so nothing less helps.
 */
export const loadAnew = ({ isDown, wasLoadedAnew, onLine, onPress, reload }: LoadAnewPort = browser): void => {
  const load = () => (isDown() ? onLine(reload) : reload())
  if (wasLoadedAnew()) onPress(load)
  else load()
}
