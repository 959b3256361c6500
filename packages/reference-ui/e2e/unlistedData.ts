import type { BrowserContext, Page } from '@playwright/test'
import { isShopKey, SHOP_DATA } from '../src/consent/shopData.ts'

/** Storage key that marks a completed reset (`resetPersisted`). It stays when a visitor clears the data. */
const NOT_OF_THE_VISITOR = ['didReset']

const storedIn = (page: Page): Promise<string[]> =>
  page
    .evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    // The page is closed, is navigating, shows an error of the browser or has no storage.
    .catch(() => [])

/** Returns the names of cookies and storage keys of this visit that "Clear my data" would not remove. */
export const unlistedData = async (context: BrowserContext): Promise<string[]> => {
  const cookies = (await context.cookies()).map(({ name }) => name)
  const listed: readonly string[] = [...SHOP_DATA.cookies, ...SHOP_DATA.httpOnlyCookies]
  const keys = (await Promise.all(context.pages().map(storedIn))).flat()
  return [
    ...cookies.filter((name) => !listed.includes(name)).map((name) => `cookie ${name}`),
    ...keys.filter((key) => !isShopKey(key) && !NOT_OF_THE_VISITOR.includes(key)).map((key) => `key ${key}`),
  ]
}
