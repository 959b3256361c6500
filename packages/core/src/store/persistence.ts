import type { ActorRefFrom } from 'xstate'
import { type authMachine, type Session, serialiseSession } from '../auth/index.ts'
import type { cartMachine } from '../cart/index.ts'
import type { countryMachine } from '../country/index.ts'
import type { shippingMachine } from '../shipping/index.ts'
import type { wishlistMachine } from '../wishlist/wishlist.machine.ts'
import { clearCheckoutCookies, readCartId } from './cookies.ts'
import type { Settings } from './settings.ts'

/** Where the user state of a store lies (spec section 3, Browser storage). */
export const persistedKey = ({ site }: Pick<Settings, 'site'>): string => `persist:${site.storeSource}`

type Place = Pick<Settings, 'platform' | 'site'>

export const hasSession = (place: Place): boolean => place.platform.storage.get(persistedKey(place)) !== null

/** The stored session; what cannot be read is forgotten. */
export const readSession = async (settings: Settings): Promise<Session | null> => {
  const { storage, clock } = settings.platform
  const { parseSession } = await import('../auth/auth.parse.ts')
  // Read after the wait: a sign-out in between must not be undone.
  const text = storage.get(persistedKey(settings))
  const session = parseSession(text, clock.now())
  if (session === null && text !== null) storage.remove(persistedKey(settings))
  return session
}

/** Keeps the user state, and nothing else; null forgets it. */
export const persistSession = (settings: Settings, session: Session | null): void => {
  const { storage } = settings.platform
  if (session === null) storage.remove(persistedKey(settings))
  else storage.set(persistedKey(settings), serialiseSession(session))
}

const CHECKOUT_LOCALE = 'user_checkout_locale'

/** The country to ship to: as chosen before, else the site's own (readings L93). */
export const shippingCountry = ({ platform, site, sites }: Pick<Settings, 'platform' | 'site' | 'sites'>): string => {
  const chosen = platform.storage.get(CHECKOUT_LOCALE)
  return sites.find(({ locale }) => locale === chosen)?.countryCode ?? site.countryCode
}

/** Remembers the chosen country under the locale of its entry. */
export const keepShippingCountry = ({ platform, sites }: Settings, country: string): void => {
  const site = sites.find(({ countryCode, useFlag }) => countryCode === country && useFlag)
  if (site !== undefined) platform.storage.set(CHECKOUT_LOCALE, site.locale)
}

interface Actors {
  readonly auth: ActorRefFrom<typeof authMachine>
  readonly cart: ActorRefFrom<typeof cartMachine>
  readonly country: ActorRefFrom<typeof countryMachine>
  readonly shipping: ActorRefFrom<typeof shippingMachine>
  readonly wishlist: ActorRefFrom<typeof wishlistMachine>
}

/** Reads what earlier visits left, in this order: who, then what they had, then where they are. */
export const restore = async (
  settings: Settings,
  { auth, cart, country, shipping, wishlist }: Actors,
): Promise<void> => {
  // Whoever reads this page is not in the checkout.
  clearCheckoutCookies(settings)
  // Nothing stored is known at once; only a session has to be waited for.
  const session = hasSession(settings) ? await readSession(settings) : null
  auth.send({ type: 'auth.restore', session })
  // Nobody tells that there was no session; until told, the wish list would wait for one.
  if (session === null) wishlist.send({ type: 'wishlist.signedOut' })
  const shipTo = shippingCountry(settings)
  cart.send({ type: 'country.set', country: shipTo })
  shipping.send({ type: 'shipping.setCountry', country: shipTo })
  cart.send({ type: 'cart.start', cartId: readCartId(settings) })
  country.send({ type: 'country.start' })
}
