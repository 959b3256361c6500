import type { Session } from '../auth/auth.types.ts'
import { hasSession, isOnServer, persistedKey } from '../environment/probes.ts'
import type { Environment } from '../platform/environment.types.ts'
import type { StoredUser } from './userState.parse.ts'
import { STORED_VERSION, serialiseUserState, type UserState, userStateOf } from './userState.ts'

type Place = Pick<Environment, 'platform' | 'site' | 'identity'>
type SessionPlace = Place & Pick<Environment, 'origin'>

/** Reads the stored user. If the stored user is unreadable or expired, removes it and calls `onForgotten`. */
export const readUser = async (place: Place, onForgotten?: () => void): Promise<StoredUser | null> => {
  const { storage, clock } = place.platform
  // The parser is a separate file, so that a visitor without a session does not load it.
  if (!hasSession(place)) return null
  const { parseUser } = await import('./userState.parse.ts')
  // Read after the import, because the user may sign out during it.
  const text = storage.get(persistedKey(place))
  const user = parseUser(text, STORED_VERSION, clock.now(), place.identity || {})
  if (user === null && text !== null) {
    storage.remove(persistedKey(place))
    onForgotten?.()
  }
  return user
}

/** Reads the session that the browser has stored, or that the server keeps. */
const readSession = async (place: SessionPlace, onForgotten?: () => void): Promise<Session | null> => {
  if (place.identity === false) return null
  if (isOnServer(place) && hasSession(place)) return (await import('./cookieSession.ts')).readServerSession(place)
  return (await readUser(place, onForgotten))?.session ?? null
}

/** Sends the stored session to auth, or null when none is stored. */
export const adoptUser = async (
  place: SessionPlace,
  send: (event: { type: 'auth.adopt'; session: Session | null; now: number }) => void,
): Promise<void> => {
  const session = await readSession(place)
  send({ type: 'auth.adopt', session, now: place.platform.clock.now() })
}

/** Stores the user state, unless a server keeps the session. */
export const persistUser = (place: Place, user: UserState): void => {
  if (!isOnServer(place)) place.platform.storage.set(persistedKey(place), serialiseUserState(user))
}

/**
 * Returns a stored token. The function searches the text instead of parsing it, because a sign-out must not wait until
 * the parser of the user state is loaded.
 */
export const storedToken = (place: Place, name: 'access_token' | 'id_token'): string | undefined =>
  new RegExp(`"${name}":"([\\w.~+/=-]+)"`).exec(place.platform.storage.get(persistedKey(place)) ?? '')?.[1]

export const forgetUser = (place: Place): void => place.platform.storage.remove(persistedKey(place))

/** Updates the stored profile or membership, unless another tab has signed out or signed in another user. */
export const updateStoredUser = (
  place: Place,
  session: Session | null,
  change: Partial<Pick<UserState, 'profile' | 'membership'>>,
): void => {
  const text = place.platform.storage.get(persistedKey(place))
  if (session === null || text === null || !text.includes(session.accessToken)) return
  const { user }: { user: UserState } = JSON.parse(text)
  persistUser(place, { ...user, ...change })
}

/** Updates the tokens of the stored user after a renewal, unless another tab has signed out or signed in another user. */
export const renewStoredUser = (place: Place, session: Session, previous: string): void => {
  const text = place.platform.storage.get(persistedKey(place))
  if (text === null || !text.includes(previous)) return
  const { user }: { user: UserState } = JSON.parse(text)
  persistUser(place, userStateOf({ ...user, session, pkce: null }))
}

/**
 * Returns the event that restores the stored session. If a session is stored, the function returns a promise of the
 * event, because the code that reads the session must load first.
 */
export const restoreUser = (place: SessionPlace) => {
  const restored = (session: Session | null, wasForgotten = false) =>
    ({ type: 'auth.restore', session, now: place.platform.clock.now(), wasForgotten }) as const
  // An earlier configuration of the shop may have stored tokens in this browser. The current configuration uses none,
  // so remove them.
  if (place.identity === false || isOnServer(place)) forgetUser(place)
  if (!hasSession(place)) return restored(null)
  let wasForgotten = false
  return readSession(place, () => {
    wasForgotten = true
  }).then((session) => restored(session, wasForgotten))
}
