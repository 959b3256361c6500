import type { Environment } from '../platform/environment.types.ts'

/** The lifetime of the cart cookies in days: as long as the server keeps a cart (spec 3.storage.cookie-cart-days). */
export const CART_COOKIE_DAYS = 30
const DAY = 86_400
/** The maximum lifetime of the cookie `auth_token` in seconds (docs/security.md#s2). */
const LONGEST_AUTH_TOKEN = 600
/** The maximum size of a cookie. */
const MAX_COOKIE_BYTES = 4096
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/

/**
 * Sets the two cart cookies: one for the active cart, and one for the cart of this store (spec section 3). If `cartId`
 * is null, removes both cookies.
 */
export const setCartCookies = (
  { platform: { cookies }, site }: Pick<Environment, 'platform' | 'site'>,
  cartId: string | null,
): void => {
  for (const name of ['bc_cartId', `bc_cartId_${site.storeSource}`]) {
    if (cartId === null) cookies.remove(name)
    else cookies.set(name, cartId, { maxAge: CART_COOKIE_DAYS * DAY })
  }
}

type CheckoutEnvironment = Pick<Environment, 'platform' | 'authCookie'>

/** Sets the cookies with which the checkout recognises the customer (spec section 4, Checkout). */
export const setCheckoutCookies = (
  { platform: { cookies, clock }, authCookie }: CheckoutEnvironment,
  session: { readonly accessToken: string; readonly expiresAt: number } | null,
): void => {
  cookies.set(authCookie, String(session !== null))
  // Remove the token first: it must not stay when a guest or another customer goes to the checkout.
  cookies.remove('auth_token')
  if (session === null || !JWT.test(session.accessToken) || session.accessToken.length >= MAX_COOKIE_BYTES) return
  const rest = Math.floor((session.expiresAt - clock.now()) / 1000)
  if (rest > 0) cookies.set('auth_token', session.accessToken, { maxAge: Math.min(rest, LONGEST_AUTH_TOKEN) })
}

/**
 * Removes the checkout cookies at sign-out, at expiry and on the return from the checkout (docs/spec/rulings.md#16).
 */
export const clearCheckoutCookies = ({ platform: { cookies }, authCookie }: CheckoutEnvironment): void => {
  cookies.remove(authCookie)
  cookies.remove('auth_token')
}
