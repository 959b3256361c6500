import type { Session } from '../auth/auth.types.ts'
import type { Settings } from './settings.ts'
import type { StoredUser } from './userState.parse.ts'
import { STORED_VERSION, serialiseUserState, type UserState } from './userState.ts'

/** Where the user state of a store lies (spec section 3, Browser storage). */
export const persistedKey = ({ site }: Pick<Settings, 'site'>): string => `persist:${site.storeSource}`

type Place = Pick<Settings, 'platform' | 'site'>

export const hasSession = (place: Place): boolean => place.platform.storage.get(persistedKey(place)) !== null

/** The stored user; who cannot be read, or whose session is over, is forgotten, and `onForgotten` hears of it. */
export const readUser = async (place: Place, onForgotten?: () => void): Promise<StoredUser | null> => {
  const { storage, clock } = place.platform
  const { parseUser } = await import('./userState.parse.ts')
  // Read after the wait: a sign-out in between must not be undone.
  const text = storage.get(persistedKey(place))
  const user = parseUser(text, STORED_VERSION, clock.now())
  if (user === null && text !== null) {
    storage.remove(persistedKey(place))
    onForgotten?.()
  }
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

type ShippingPlace = Pick<Settings, 'platform' | 'site' | 'sites'>

/** The country to ship to that was chosen before in this region; null when none was. */
export const chosenCountry = ({ platform, site, sites }: ShippingPlace): string | null => {
  const chosen = platform.storage.get(CHECKOUT_LOCALE)
  return sites.find(({ locale, region }) => locale === chosen && region === site.region)?.countryCode ?? null
}

/** The country to ship to: as chosen before in this region, else the site's own (readings L93). */
export const shippingCountry = (place: ShippingPlace): string => chosenCountry(place) ?? place.site.countryCode

/** Remembers where to ship to under the locale of its entry. Where one ships to anyway is no choice. */
export const keepShippingCountry = (place: ShippingPlace, country: string): void => {
  if (country === shippingCountry(place)) return
  const site = place.sites.find(({ countryCode, useFlag }) => countryCode === country && useFlag)
  if (site !== undefined) place.platform.storage.set(CHECKOUT_LOCALE, site.locale)
}
