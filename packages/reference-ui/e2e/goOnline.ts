import type { Page } from '@playwright/test'

/**
 * Ends the offline state of a page, and waits until a request of the page succeeds. On a busy machine a request that
 * was sent at once still failed; the page may know the new state before Chromium's network process.
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
