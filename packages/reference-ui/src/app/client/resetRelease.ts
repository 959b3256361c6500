import { createBrowserPlatform, resetPersisted } from '@cairn/core/platform'

/**
 * Deletes the stored user and reloads the page, once per browser, and returns whether the page reloads. This is a
 * separate module, because few releases need it and the first script of every page must not contain it.
 */
export const resetRelease = (): boolean => resetPersisted(createBrowserPlatform(), true)
