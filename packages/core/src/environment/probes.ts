import type { Environment } from '../platform/environment.types.ts'

// Checks of the persisted state that run at every page load. They decide whether a lazy store must load its machines.

type ProbeEnvironment = Pick<Environment, 'platform' | 'site'>

/** Returns the storage key of the user state (spec section 3, Browser storage). */
export const persistedKey = ({ site }: Pick<Environment, 'site'>): string => `persist:${site.storeSource}`

/**
 * The cookie that marks a session on the server (`session: 'cookie'`). No script can read the session cookie, so the
 * server also sets this cookie, which contains no secret.
 */
const SESSION_COOKIE = 'has_session'

/** Whether a server of the shop keeps the session. */
export const isOnServer = ({ identity }: Pick<Environment, 'identity'>): boolean =>
  identity !== false && identity.session === 'cookie'

/** Whether a session is stored; it may have expired. */
export const hasSession = (environment: ProbeEnvironment & Pick<Environment, 'identity'>): boolean =>
  isOnServer(environment)
    ? environment.platform.cookies.get(SESSION_COOKIE) !== null
    : environment.platform.storage.get(persistedKey(environment)) !== null

/**
 * The format of a cart id: any visible ASCII, because each back end has its own format (`gid://…`, base64). The maximum
 * is 512 characters, which fit in a cookie even if all of them are escaped.
 */
const CART_ID = /^[!-~]{1,512}$/

/**
 * Reads the cart id of this browser for this store. Ignores the cookie of the active cart, because that cart may belong
 * to the other store (spec 3.storage.cookie-bc-cart-id-store).
 */
export const readCartId = ({ platform: { cookies }, site }: ProbeEnvironment): string | null => {
  const ofStore = cookies.get(`bc_cartId_${site.storeSource}`)
  return ofStore !== null && CART_ID.test(ofStore) ? ofStore : null
}

/** The default name of the cookie that says whether a customer is signed in (spec section 4). */
export const AUTH_COOKIE = 'signed_in'

/** Whether a checkout cookie is set: then the user may be coming back from the checkout. */
export const hasCheckoutCookies = ({
  platform: { cookies },
  authCookie,
}: Pick<Environment, 'platform' | 'authCookie'>): boolean =>
  cookies.get(authCookie) !== null || cookies.get('auth_token') !== null

/**
 * The storage key of the chosen country to ship to. The stored value is the locale of the site of that country (spec
 * 3.storage.checkout-locale-meaning).
 */
export const CHECKOUT_LOCALE = 'user_checkout_locale'

export type ShippingEnvironment = Pick<Environment, 'platform' | 'site' | 'sites'>

/** Returns the country to ship to if the shopper has chosen one in this region, otherwise null. */
export const chosenCountry = ({ platform, site, sites }: ShippingEnvironment): string | null => {
  const chosen = platform.storage.get(CHECKOUT_LOCALE)
  return sites.find(({ locale, region }) => locale === chosen && region === site.region)?.countryCode ?? null
}

/** Returns the country to ship to: the stored choice, else the country of the site (spec 3.storage.checkout-locale-meaning). */
export const shippingCountry = (environment: ShippingEnvironment): string =>
  chosenCountry(environment) ?? environment.site.countryCode
