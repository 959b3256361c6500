import { endCookieSession, loadCookieSession } from '../api/gateways/auth.cookie.ts'
import { createSession } from '../auth/auth.parse.ts'
import { isAnswer, UNCONFIRMED_SIGN_OUT } from '../auth/auth.rules.ts'
import type { Session } from '../auth/auth.types.ts'
import type { Environment } from '../platform/environment.types.ts'

type IdentityEnvironment = Pick<Environment, 'platform' | 'identity' | 'origin'>

const configOf = ({ platform, identity, origin }: IdentityEnvironment) => ({
  ...identity,
  origin,
  fetch: platform.fetch,
})

/**
 * Ends the session on the server and returns the provider's logout page. Scripts cannot delete the session cookie, so
 * until the server confirms, the stored mark `UNCONFIRMED_SIGN_OUT` makes later pages end the session again instead of
 * restoring it.
 */
export const endServerSession = async (environment: IdentityEnvironment): Promise<string | null> => {
  const { storage } = environment.platform
  storage.set(UNCONFIRMED_SIGN_OUT, '1')
  const href = await endCookieSession(configOf(environment))
  storage.remove(UNCONFIRMED_SIGN_OUT)
  return href
}

/** Returns the session that the server keeps for this browser; null for none. */
export const readServerSession = async (environment: IdentityEnvironment): Promise<Session | null> => {
  const { storage, clock, navigation } = environment.platform
  if (storage.get(UNCONFIRMED_SIGN_OUT) !== null) {
    // On the callback page of a sign-in, the server already keeps the new session. Do not end that session.
    if (!isAnswer(navigation.href())) await endServerSession(environment).catch(() => null)
    return null
  }
  const tokens = await loadCookieSession(configOf(environment))
  return tokens && createSession(tokens, clock.now(), environment.identity || {})
}
