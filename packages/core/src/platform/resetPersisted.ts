import type { Platform } from './platform.types.ts'

const DONE = 'didReset'

/** The prefix of the stored user state of each store (spec section 3). */
const PERSISTED = 'persist:'

/**
 * Removes the stored user state of all stores and reloads the page if `shouldReset` is set and this browser has not
 * done so before. A shop sets `shouldReset` in its configuration when a new version must start without old data (spec
 * section 4). Returns true when the page reloads.
 */
export const resetPersisted = (
  { storage, navigation }: Pick<Platform, 'storage' | 'navigation'>,
  shouldReset: boolean,
): boolean => {
  if (!shouldReset || storage.get(DONE) !== null) return false
  // Store the flag before the reload and check that it is stored: without storage, the page would reload forever.
  if (!storage.set(DONE, '1') || storage.get(DONE) === null) return false
  for (const name of storage.names()) if (name.startsWith(PERSISTED)) storage.remove(name)
  navigation.reload()
  return true
}
