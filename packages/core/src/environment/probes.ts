import type { Environment } from '../platform/environment.types.ts'

// What earlier visits left in this browser, as far as it must be known on every first page: whether there is anything to wake the store for.

type Place = Pick<Environment, 'platform' | 'site'>

/** Where the user state of a store lies (spec section 3, Browser storage). */
export const persistedKey = ({ site }: Pick<Environment, 'site'>): string => `persist:${site.storeSource}`

/** Whether somebody was signed in when the page was left. */
export const hasSession = (place: Place): boolean => place.platform.storage.get(persistedKey(place)) !== null

/** Visible ASCII, as each back end names its carts (`gid://…`, `cart_01H…`, base64): with every character escaped, 512 fit into a cookie. */
const CART_ID = /^[!-~]{1,512}$/

/** The cart that this browser holds in this store; another store's is never taken over (spec 3.storage.cookie-bc-cart-id-store). */
export const readCartId = ({ platform: { cookies }, site }: Place): string | null => {
  const ofStore = cookies.get(`bc_cartId_${site.storeSource}`)
  return ofStore !== null && CART_ID.test(ofStore) ? ofStore : null
}

/** The name of the cookie that says whether somebody is signed in, unless the shop has another (spec section 4). */
export const AUTH_COOKIE = 'gore_auth'

/** Whether this browser comes from the checkout. */
export const hasCheckoutCookies = ({
  platform: { cookies },
  authCookie,
}: Pick<Environment, 'platform' | 'authCookie'>): boolean =>
  cookies.get(authCookie) !== null || cookies.get('auth_token') !== null

export const CHECKOUT_LOCALE = 'user_checkout_locale'

export type ShippingPlace = Pick<Environment, 'platform' | 'site' | 'sites'>

/** The country to ship to that was chosen before in this region; null when none was. */
export const chosenCountry = ({ platform, site, sites }: ShippingPlace): string | null => {
  const chosen = platform.storage.get(CHECKOUT_LOCALE)
  return sites.find(({ locale, region }) => locale === chosen && region === site.region)?.countryCode ?? null
}

/** The country to ship to: as chosen before in this region, else the site's own (spec 3.storage.checkout-locale-meaning). */
export const shippingCountry = (place: ShippingPlace): string => chosenCountry(place) ?? place.site.countryCode
