import type { Store } from '@cairn/core'

/** The localStorage key that briefly signals to other tabs that the visitor's data was cleared. */
export const DATA_CLEARED = 'dataCleared'

/** Stops the store and loads the home page as a new document, so that no old state is written back to storage. */
export const startOver = (store: Pick<Store, 'stop'>, home: string): void => {
  store.stop()
  // Skip the prompt for unsaved changes: the data behind the form is gone.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  scrollTo(0, 0)
  // Set the URL first and then reload. A navigation to `home` would not load a new document, because the shop renders
  // its pages in the current one.
  history.replaceState(null, '', home)
  location.reload()
}

/** Starts over when another tab has cleared the visitor's data. */
export const followClearedData = (store: Pick<Store, 'stop'>, home: string): void =>
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === DATA_CLEARED && newValue !== null) startOver(store, home)
  })
