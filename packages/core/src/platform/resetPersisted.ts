import type { Platform } from './platform.types.ts'

const DONE = 'didReset'

/** What a store keeps of its user begins with this, whatever the store (spec section 3). */
const PERSISTED = 'persist:'

/**
 * Forgets what the stores have kept and loads the page anew, once for each browser: for a release that must begin afresh (spec section 4).
 * `shouldReset` comes from the shop's configuration. True when the page is being loaded.
 */
export const resetPersisted = (
  { storage, navigation }: Pick<Platform, 'storage' | 'navigation'>,
  shouldReset: boolean,
): boolean => {
  if (!shouldReset || storage.get(DONE) !== null) return false
  // Before the reload, and read back: where nothing can be kept it would never end.
  if (!storage.set(DONE, '1') || storage.get(DONE) === null) return false
  for (const name of storage.names()) if (name.startsWith(PERSISTED)) storage.remove(name)
  navigation.reload()
  return true
}
