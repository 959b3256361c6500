import { createVisibleCookies } from '@cairn/core/platform'

/** What the shop writes into a browser, by name. The journeys fail when they leave something behind that is not in this list. */
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
  /** Scripts cannot see these; the answer of `CLEAR_DATA` removes them. */
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
  ],
  /** In localStorage or sessionStorage; a name that ends with `:` stands for each that begins with it. */
  storage: ['persist:', 'pkceData', 'pkceData:', 'user_checkout_locale', 'navigatedomain', 'signedOut', 'reloadedAt'],
} as const

/** Whether a stored key is the shop's. `didReset` is not: it says that a release was reset, nothing about the visitor. */
export const isShopKey = (name: string): boolean =>
  SHOP_DATA.storage.some((own) => (own.endsWith(':') ? name.startsWith(own) : name === own))

const clearStorage = (open: () => Storage): void => {
  try {
    const storage = open()
    for (const name of Object.keys(storage)) if (isShopKey(name)) storage.removeItem(name)
  } catch {
    // Blocked: then it holds nothing.
  }
}

/** Removes what scripts can remove of {@link SHOP_DATA}. */
export const removeShopData = (): void => {
  const { removeEverywhere } = createVisibleCookies()
  for (const name of SHOP_DATA.cookies) removeEverywhere(name)
  clearStorage(() => localStorage)
  clearStorage(() => sessionStorage)
}
