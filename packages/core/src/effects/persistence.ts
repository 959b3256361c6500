import type { Session } from '../auth/auth.types.ts'
import { hasSession, isOnServer, persistedKey } from '../environment/probes.ts'
import type { Environment } from '../platform/environment.types.ts'
import type { StoredUser } from './userState.parse.ts'
import { STORED_VERSION, serialiseUserState, type UserState, userStateOf } from './userState.ts'

type UserEnvironment = Pick<Environment, 'platform' | 'site' | 'identity'>
type SessionEnvironment = UserEnvironment & Pick<Environment, 'origin'>

/** Reads the stored user. If the stored user is unreadable or expired, removes it and calls `onForgotten`. */
export const readUser = async (environment: UserEnvironment, onForgotten?: () => void): Promise<StoredUser | null> => {
  const { storage, clock } = environment.platform
  // The parser is a separate file, so that a visitor without a session does not load it.
  if (!hasSession(environment)) return null
  const { parseUser } = await import('./userState.parse.ts')
  // Read after the import, because the user may sign out during it.
  const text = storage.get(persistedKey(environment))
  const user = parseUser(text, STORED_VERSION, clock.now(), environment.identity || {})
  if (user === null && text !== null) {
    storage.remove(persistedKey(environment))
    onForgotten?.()
  }
  return user
}

/** Reads the session that the browser has stored, or that the server keeps. */
const readSession = async (environment: SessionEnvironment, onForgotten?: () => void): Promise<Session | null> => {
  if (environment.identity === false) return null
  if (isOnServer(environment) && hasSession(environment))
    return (await import('./cookieSession.ts')).readServerSession(environment)
  return (await readUser(environment, onForgotten))?.session ?? null
}

/** Sends the stored session to auth, or null when none is stored. */
export const adoptUser = async (
  environment: SessionEnvironment,
  send: (event: { type: 'auth.adopt'; session: Session | null; now: number }) => void,
): Promise<void> => {
  const session = await readSession(environment)
  send({ type: 'auth.adopt', session, now: environment.platform.clock.now() })
}

/** Stores the user state, unless a server keeps the session. */
export const persistUser = (environment: UserEnvironment, user: UserState): void => {
  if (!isOnServer(environment)) environment.platform.storage.set(persistedKey(environment), serialiseUserState(user))
}

/**
 * Returns a stored token. The function searches the text instead of parsing it, because a sign-out must not wait until
 * the parser of the user state is loaded.
 */
export const storedToken = (environment: UserEnvironment, name: 'access_token' | 'id_token'): string | undefined =>
  new RegExp(`"${name}":"([\\w.~+/=-]+)"`).exec(environment.platform.storage.get(persistedKey(environment)) ?? '')?.[1]

export const forgetUser = (environment: UserEnvironment): void =>
  environment.platform.storage.remove(persistedKey(environment))

/** Updates the stored profile or membership, unless another tab has signed out or signed in another user. */
export const updateStoredUser = (
  environment: UserEnvironment,
  session: Session | null,
  change: Partial<Pick<UserState, 'profile' | 'membership'>>,
): void => {
  const text = environment.platform.storage.get(persistedKey(environment))
  if (session === null || text === null || !text.includes(session.accessToken)) return
  const { user }: { user: UserState } = JSON.parse(text)
  persistUser(environment, { ...user, ...change })
}

/** Updates the tokens of the stored user after a renewal, unless another tab has signed out or signed in another user. */
export const renewStoredUser = (environment: UserEnvironment, session: Session, previous: string): void => {
  const text = environment.platform.storage.get(persistedKey(environment))
  if (text === null || !text.includes(previous)) return
  const { user }: { user: UserState } = JSON.parse(text)
  persistUser(environment, userStateOf({ ...user, session, pkce: null }))
}

/**
 * Returns the event that restores the stored session. If a session is stored, the function returns a promise of the
 * event, because the code that reads the session must load first.
 */
export const restoreUser = (environment: SessionEnvironment) => {
  const restored = (session: Session | null, wasForgotten = false) =>
    ({ type: 'auth.restore', session, now: environment.platform.clock.now(), wasForgotten }) as const
  // An earlier configuration of the shop may have stored tokens in this browser. The current configuration uses none,
  // so remove them.
  if (environment.identity === false || isOnServer(environment)) forgetUser(environment)
  if (!hasSession(environment)) return restored(null)
  let wasForgotten = false
  return readSession(environment, () => {
    wasForgotten = true
  }).then((session) => restored(session, wasForgotten))
}
