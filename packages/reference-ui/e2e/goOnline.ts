import type { Page } from '@playwright/test'

/**
 * Ends the offline state of a page, and waits until a request of the page succeeds. Chromium reports the new state to
 * the page before its network process applies it, so on a busy machine the next request could still fail.
 */
export const goOnline = async (page: Page): Promise<void> => {
  await page.context().setOffline(false)
  await page.waitForFunction(
    () =>
      fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    undefined,
    { polling: 100 },
  )
}
