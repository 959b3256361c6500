import type { Actors } from './actors.ts'
import { clearCheckoutCookies } from './cookies.ts'
import { readUser } from './persistence.ts'
import type { Settings } from './settings.ts'
import { chosenCountry, hasSession, readCartId } from './traces.ts'

/** Reads what earlier visits left, in this order: who, then what they had, then where they are. */
export const restore = async (
  settings: Settings,
  { account, auth, cart, country, membership, shipping, wishlist }: Actors,
): Promise<void> => {
  // Whoever reads this page is not in the checkout.
  clearCheckoutCookies(settings)
  // The cart is that of the customer whose session ended while nobody looked, and not of who sits here now.
  const release = (): void => cart.send({ type: 'cart.release', cartId: readCartId(settings) })
  // Nothing stored is known at once; only a session has to be waited for.
  const user = hasSession(settings) ? await readUser(settings, release) : null
  const session = user?.session ?? null
  auth.send({ type: 'auth.restore', session })
  if (user !== null && auth.getSnapshot().matches('authenticated')) {
    if (user.profile !== null) account.send({ type: 'account.restore', profile: user.profile })
    if (user.membership !== null) membership.send({ type: 'membership.restore', membership: user.membership })
  }
  // Nobody tells that there was no session; until told, the wish list would wait for one.
  if (session === null) wishlist.send({ type: 'wishlist.signedOut' })
  const chosen = chosenCountry(settings)
  const shipTo = chosen ?? settings.site.countryCode
  shipping.send({ type: 'shipping.setCountry', country: shipTo })
  cart.send({ type: 'cart.start', cartId: readCartId(settings), country: shipTo, wasChosen: chosen !== null })
  country.send({ type: 'country.start' })
}
