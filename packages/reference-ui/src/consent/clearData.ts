import type { Store } from '@cairn/core'
import { persistNote } from '../app/routing/note.ts'
import { removeShopData } from './shopData.ts'
import { DATA_CLEARED, startOver } from './startOver.ts'

/** The endpoint that ends the session at the provider. Its response deletes the HttpOnly cookies. */
const CLEAR_DATA = '/interaction/clear-data'
const TIME_LIMIT = 10_000

const notifyOtherTabs = (): void => {
  try {
    localStorage.setItem(DATA_CLEARED, '1')
    localStorage.removeItem(DATA_CLEARED)
  } catch {
    // If storage is blocked, other tabs have stored nothing either.
  }
}

/**
 * Signs out, deletes the shop's data in this browser and loads `home` as a new document, which shows `note`. Rejects
 * without any change if the request to the server fails, because only the response of the server can delete the
 * HttpOnly cookies.
 */
export const clearData = async (store: Store, home: string, note: string): Promise<void> => {
  const { ok, status } = await fetch(CLEAR_DATA, { method: 'POST', signal: AbortSignal.timeout(TIME_LIMIT) })
  // Another back end may not have this endpoint, so a 404 is not an error.
  if (!ok && status !== 404) throw new Error(`${CLEAR_DATA} answered ${status}`)
  if (store.auth.getSnapshot().status !== 'anonymous') store.auth.commands.signOut()
  removeShopData()
  // Clear again at unload: other tabs or pending requests may have written in between.
  window.addEventListener('pagehide', () => {
    removeShopData()
    persistNote(note)
  })
  notifyOtherTabs()
  startOver(store, home)
}
