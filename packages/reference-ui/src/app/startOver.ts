import type { Store } from '@cairn/core'

/** The key of localStorage that tells other tabs, for a moment, that the visitor's data was cleared. */
export const DATA_CLEARED = 'dataCleared'

/** Stops the store and loads that page as a new document, so that nothing which this one knows is written back. */
export const startOver = (store: Pick<Store, 'stop'>, home: string): void => {
  store.stop()
  // No form holds the page back: what was typed belonged to the data that is gone.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  scrollTo(0, 0)
  // The address first, then a reload: the navigator would draw `home` into this document.
  history.replaceState(null, '', home)
  location.reload()
}

/** Starts over when another tab has cleared the visitor's data. */
export const followClearedData = (store: Pick<Store, 'stop'>, home: string): void =>
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === DATA_CLEARED && newValue !== null) startOver(store, home)
  })
