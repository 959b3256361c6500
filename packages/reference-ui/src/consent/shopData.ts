import { createVisibleCookies } from '@cairn/core/platform'

/**
 * The names of all data of the visitor that the shop stores in a browser. The end-to-end tests fail if the shop stores
 * data under another name, except `didReset` (see {@link isShopKey}).
 */
export const SHOP_DATA = {
  cookies: [
    'bc_cartId',
    'bc_cartId_EU',
    'bc_cartId_US',
    'gore_auth',
    'auth_token',
    'current_country',
    'site',
    'lastGtmUrl',
    'ssCartProducts',
    'athosCartProducts',
    'OptanonConsent',
    'OptanonAlertBoxClosed',
  ],
  /** HttpOnly cookies. The server deletes them in its response to the request of `clearData`. */
  httpOnlyCookies: [
    '_session',
    '_session.sig',
    '_interaction',
    '_interaction.sig',
    '_interaction_resume',
    '_interaction_resume.sig',
    'cairn_shop',
    'cairn_sign_up',
    'checkout_session',
    'order_join',
  ],
  /** Keys in localStorage or sessionStorage; a name that ends with `:` is a prefix. */
  storage: [
    'persist:',
    'pkceData',
    'pkceData:',
    'user_checkout_locale',
    'navigatedomain',
    'signedOut',
    'draft',
    'checkoutDraft',
    'reviewDraft:',
    'reloadedAt',
    'carriedCart',
    'memory:',
  ],
} as const

/**
 * Returns whether the shop owns a storage key. The key `didReset` does not count: it records only that a release has
 * reset the stored data, and says nothing about the visitor.
 */
export const isShopKey = (name: string): boolean =>
  SHOP_DATA.storage.some((own) => (own.endsWith(':') ? name.startsWith(own) : name === own))

const clearStorage = (open: () => Storage): void => {
  try {
    const storage = open()
    for (const name of Object.keys(storage)) if (isShopKey(name)) storage.removeItem(name)
  } catch {
    // If storage is blocked, it holds nothing.
  }
}

/** Deletes all data of {@link SHOP_DATA} that scripts can delete. */
export const removeShopData = (): void => {
  const { removeEverywhere } = createVisibleCookies()
  for (const name of SHOP_DATA.cookies) removeEverywhere(name)
  clearStorage(() => localStorage)
  clearStorage(() => sessionStorage)
}
