import type { BrowserContext, Page } from '@playwright/test'
import { isShopKey, SHOP_DATA } from '../src/consent/shopData.ts'

/** The marker of a release that was reset; clearing a visitor's data leaves it. */
const NOT_OF_THE_VISITOR = ['didReset']

const storedIn = (page: Page): Promise<string[]> =>
  page
    .evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    // A page that is closed, is leaving, shows an error of the browser or has no storage.
    .catch(() => [])

/** The names of cookies and storage keys that this visit has left behind and "Clear my data" would not remove. */
export const unlistedData = async (context: BrowserContext): Promise<string[]> => {
  const cookies = (await context.cookies()).map(({ name }) => name)
  const listed: readonly string[] = [...SHOP_DATA.cookies, ...SHOP_DATA.httpOnlyCookies]
  const keys = (await Promise.all(context.pages().map(storedIn))).flat()
  return [
    ...cookies.filter((name) => !listed.includes(name)).map((name) => `cookie ${name}`),
    ...keys.filter((key) => !isShopKey(key) && !NOT_OF_THE_VISITOR.includes(key)).map((key) => `key ${key}`),
  ]
}
