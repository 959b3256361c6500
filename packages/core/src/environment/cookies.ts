import type { Environment } from '../platform/environment.types.ts'

/** Days that the cart is remembered: as long as the service keeps it (spec 3.storage.cookie-cart-days). */
export const CART_COOKIE_DAYS = 30
const DAY = 86_400
/** Seconds that the checkout may know who is coming (docs/security.md#s2). */
const LONGEST_AUTH_TOKEN = 600
/** What a cookie can hold. */
const MAX_COOKIE_BYTES = 4096
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** The two cookies of the cart (spec section 3): the active one, and the store's own. */
export const setCartCookies = (
  { platform: { cookies }, site }: Pick<Environment, 'platform' | 'site'>,
  cartId: string | null,
): void => {
  for (const name of ['bc_cartId', `bc_cartId_${site.storeSource}`]) {
    if (cartId === null) cookies.remove(name)
    else cookies.set(name, cartId, { maxAge: CART_COOKIE_DAYS * DAY })
  }
}

type CheckoutPlace = Pick<Environment, 'platform' | 'authCookie'>

/** Tells the checkout whether somebody is signed in, and who (spec section 4, Checkout). */
export const setCheckoutCookies = (
  { platform: { cookies, clock }, authCookie }: CheckoutPlace,
  session: { readonly accessToken: string; readonly expiresAt: number } | null,
): void => {
  cookies.set(authCookie, String(session !== null))
  // Whose it was must not go along with another's cart, nor with nobody's.
  cookies.remove('auth_token')
  if (session === null || !JWT.test(session.accessToken) || session.accessToken.length >= MAX_COOKIE_BYTES) return
  const rest = Math.floor((session.expiresAt - clock.now()) / 1000)
  if (rest > 0) cookies.set('auth_token', session.accessToken, { maxAge: Math.min(rest, LONGEST_AUTH_TOKEN) })
}

/** At sign-out, at expiry and on the way back from the checkout (docs/spec/rulings.md#16). */
export const clearCheckoutCookies = ({ platform: { cookies }, authCookie }: CheckoutPlace): void => {
  cookies.remove(authCookie)
  cookies.remove('auth_token')
}
