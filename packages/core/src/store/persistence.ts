import type { ActorRefFrom } from 'xstate'
import type { accountMachine } from '../account/index.ts'
import type { authMachine, Session } from '../auth/index.ts'
import type { cartMachine } from '../cart/index.ts'
import type { countryMachine } from '../country/index.ts'
import type { membershipMachine } from '../membership/index.ts'
import type { shippingMachine } from '../shipping/index.ts'
import type { wishlistMachine } from '../wishlist/wishlist.machine.ts'
import { clearCheckoutCookies, readCartId } from './cookies.ts'
import type { Settings } from './settings.ts'
import type { StoredUser } from './userState.parse.ts'
import { STORED_VERSION, serialiseUserState, type UserState } from './userState.ts'

/** Where the user state of a store lies (spec section 3, Browser storage). */
export const persistedKey = ({ site }: Pick<Settings, 'site'>): string => `persist:${site.storeSource}`

type Place = Pick<Settings, 'platform' | 'site'>

export const hasSession = (place: Place): boolean => place.platform.storage.get(persistedKey(place)) !== null

/** The stored user; what cannot be read is forgotten. */
export const readUser = async (place: Place): Promise<StoredUser | null> => {
  const { storage, clock } = place.platform
  const { parseUser } = await import('./userState.parse.ts')
  // Read after the wait: a sign-out in between must not be undone.
  const text = storage.get(persistedKey(place))
  const user = parseUser(text, STORED_VERSION, clock.now())
  if (user === null && text !== null) storage.remove(persistedKey(place))
  return user
}

/** Keeps the user state, and nothing else. */
export const persistUser = (place: Place, user: UserState): void => {
  place.platform.storage.set(persistedKey(place), serialiseUserState(user))
}

/** Whether that session lies there: another tab may have signed out, or somebody else in. */
export const isStored = (place: Place, { accessToken }: Session): boolean =>
  place.platform.storage.get(persistedKey(place))?.includes(accessToken) ?? false

export const forgetUser = (place: Place): void => place.platform.storage.remove(persistedKey(place))

const CHECKOUT_LOCALE = 'user_checkout_locale'

/** The country to ship to: as chosen before in this region, else the site's own (readings L93). */
export const shippingCountry = ({ platform, site, sites }: Pick<Settings, 'platform' | 'site' | 'sites'>): string => {
  const chosen = platform.storage.get(CHECKOUT_LOCALE)
  const entry = sites.find(({ locale, region }) => locale === chosen && region === site.region)
  return (entry ?? site).countryCode
}

/** Remembers the chosen country under the locale of its entry. */
export const keepShippingCountry = ({ platform, sites }: Settings, country: string): void => {
  const site = sites.find(({ countryCode, useFlag }) => countryCode === country && useFlag)
  if (site !== undefined) platform.storage.set(CHECKOUT_LOCALE, site.locale)
}

interface Actors {
  readonly account: ActorRefFrom<typeof accountMachine>
  readonly auth: ActorRefFrom<typeof authMachine>
  readonly cart: ActorRefFrom<typeof cartMachine>
  readonly country: ActorRefFrom<typeof countryMachine>
  readonly membership: ActorRefFrom<typeof membershipMachine>
  readonly shipping: ActorRefFrom<typeof shippingMachine>
  readonly wishlist: ActorRefFrom<typeof wishlistMachine>
}

/** Reads what earlier visits left, in this order: who, then what they had, then where they are. */
export const restore = async (
  settings: Settings,
  { account, auth, cart, country, membership, shipping, wishlist }: Actors,
): Promise<void> => {
  // Whoever reads this page is not in the checkout.
  clearCheckoutCookies(settings)
  // Nothing stored is known at once; only a session has to be waited for.
  const user = hasSession(settings) ? await readUser(settings) : null
  const session = user?.session ?? null
  auth.send({ type: 'auth.restore', session })
  if (user !== null && auth.getSnapshot().matches('authenticated')) {
    if (user.profile !== null) account.send({ type: 'account.restore', profile: user.profile })
    if (user.membership !== null) membership.send({ type: 'membership.restore', membership: user.membership })
  }
  // Nobody tells that there was no session; until told, the wish list would wait for one.
  if (session === null) wishlist.send({ type: 'wishlist.signedOut' })
  const shipTo = shippingCountry(settings)
  cart.send({ type: 'country.set', country: shipTo })
  shipping.send({ type: 'shipping.setCountry', country: shipTo })
  cart.send({ type: 'cart.start', cartId: readCartId(settings) })
  country.send({ type: 'country.start' })
}
