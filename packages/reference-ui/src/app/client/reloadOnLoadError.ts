export interface LoadErrorPort {
  /** Whether the device reports that it is offline. */
  readonly isOffline: () => boolean
  /** Whether this document was loaded by a reload. */
  readonly wasReloaded: () => boolean
  readonly onOnline: (listener: () => void) => void
  /** Calls the listener on a click on a button or an input, which do nothing without the shop script. */
  readonly onPress: (listener: () => void) => void
  readonly reload: () => void
}

const browser: LoadErrorPort = {
  isOffline: () => navigator.onLine === false,
  wasReloaded: () =>
    performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
  onOnline: (listener) => window.addEventListener('online', listener, { once: true }),
  onPress: (listener) =>
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('button, input')) listener()
    }),
  reload: () => location.reload(),
}

/**
 * Reloads the document after the shop script failed to load, as soon as the device is online, because some browsers
 * never fetch a failed script again. If this document is already the result of a reload, the next reload waits for a
 * press on a control.
 */
export const reloadOnLoadError = ({
  isOffline,
  wasReloaded,
  onOnline,
  onPress,
  reload,
}: LoadErrorPort = browser): void => {
  const load = () => (isOffline() ? onOnline(reload) : reload())
  if (wasReloaded()) onPress(load)
  else load()
}
