import { createBrowserPlatform, resetPersisted } from '@cairn/core/platform'

/** Deletes the stored user and reloads the page, once per browser. Returns whether the page reloads. */
export const resetRelease = (): boolean => resetPersisted(createBrowserPlatform(), true)
