import type { Session } from '../auth/auth.types.ts'
import type { Settings } from './settings.ts'
import { CHECKOUT_LOCALE, persistedKey, type ShippingPlace, shippingCountry } from './traces.ts'
import type { StoredUser } from './userState.parse.ts'
import { STORED_VERSION, serialiseUserState, type UserState } from './userState.ts'

type Place = Pick<Settings, 'platform' | 'site'>

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

/** Takes over who is stored, or that nobody is. */
export const adoptUser = async (
  place: Place,
  send: (event: { type: 'auth.adopt'; session: Session | null }) => void,
): Promise<void> => {
  const user = await readUser(place)
  send({ type: 'auth.adopt', session: user?.session ?? null })
}

/** Keeps the user state, and nothing else. */
export const persistUser = (place: Place, user: UserState): void => {
  place.platform.storage.set(persistedKey(place), serialiseUserState(user))
}

/** Whether that session lies there: another tab may have signed out, or somebody else in. */
export const isStored = (place: Place, { accessToken }: Session): boolean =>
  place.platform.storage.get(persistedKey(place))?.includes(accessToken) ?? false

/** The stored access token, as text: a sign-out must not wait for what reads the whole user state. */
export const storedToken = (place: Place): string | undefined =>
  /"access_token":"([\w.-]+)"/.exec(place.platform.storage.get(persistedKey(place)) ?? '')?.[1]

export const forgetUser = (place: Place): void => place.platform.storage.remove(persistedKey(place))

/** Remembers where to ship to under the locale of its entry. Where one ships to anyway is no choice. */
export const keepShippingCountry = (place: ShippingPlace, country: string): void => {
  if (country === shippingCountry(place)) return
  const site = place.sites.find(({ countryCode, useFlag }) => countryCode === country && useFlag)
  if (site !== undefined) place.platform.storage.set(CHECKOUT_LOCALE, site.locale)
}
