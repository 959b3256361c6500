import type { Store } from '@cairn/core'
import { keepNote } from '../app/note.ts'
import { DATA_CLEARED, startOver } from '../app/startOver.ts'
import { removeShopData } from './shopData.ts'

/** Ends the session at the provider, and its answer removes the cookies that scripts cannot see. */
const CLEAR_DATA = '/interaction/clear-data'
const TIME_LIMIT = 10_000

const tellOtherTabs = (): void => {
  try {
    localStorage.setItem(DATA_CLEARED, '1')
    localStorage.removeItem(DATA_CLEARED)
  } catch {
    // Blocked: then other tabs have stored nothing either.
  }
}

/**
 * Signs out, removes all that the shop stores in this browser and loads `home` as a new document, which shows `note`. Rejects, with everything as
 * it was, when the shop cannot be reached: its answer removes the cookies that scripts cannot see.
 */
export const clearData = async (store: Store, home: string, note: string): Promise<void> => {
  const { ok, status } = await fetch(CLEAR_DATA, { method: 'POST', signal: AbortSignal.timeout(TIME_LIMIT) })
  // Another back end may have nothing to end there.
  if (!ok && status !== 404) throw new Error(`${CLEAR_DATA} answered ${status}`)
  if (store.auth.getSnapshot().status !== 'anonymous') store.auth.commands.signOut()
  removeShopData()
  // What other tabs or calls under way wrote after that, before this document went.
  window.addEventListener('pagehide', () => {
    removeShopData()
    keepNote(note)
  })
  tellOtherTabs()
  startOver(store, home)
}
