import { createBrowserPlatform, resetPersisted } from '@cairn/core/platform'

/** Forgets the stored user and loads the page again, once in each browser. True when the page is being loaded. */
export const resetRelease = (): boolean => resetPersisted(createBrowserPlatform(), true)
