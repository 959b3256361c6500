import { loadMetadata } from '../api/gateways/auth.metadata.ts'
import { DEFAULT_CLIENT_ID } from '../environment/clientId.ts'
import { isOnServer } from '../environment/probes.ts'
import type { Environment } from '../platform/environment.types.ts'
import { endServerSession } from './cookieSession.ts'

/** A provider that does not answer must not hold a shopper who has signed out. */
const TIMEOUT_MS = 3000

/**
 * Returns the URL to open after a sign-out: the provider's logout page, which leads to `home` (OpenID Connect
 * RP-Initiated Logout 1.0), or `home` if the provider has no such page. If a server keeps the session, that server ends
 * the session and returns the logout page.
 */
export const logoutAddress = async (
  environment: Environment,
  home: string,
  idToken: string | undefined,
): Promise<string> => {
  if (isOnServer(environment)) return (await endServerSession(environment)) ?? home
  const { origin, platform } = environment
  const identity = environment.identity || {}
  const { end_session_endpoint } = await loadMetadata({ ...identity, origin, fetch: platform.fetch }, (url, init) =>
    platform.fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
  )
  if (end_session_endpoint === undefined) return home
  const url = new URL(end_session_endpoint)
  if (idToken !== undefined) url.searchParams.set('id_token_hint', idToken)
  url.searchParams.set('client_id', identity.clientId ?? DEFAULT_CLIENT_ID)
  url.searchParams.set('post_logout_redirect_uri', new URL(home, origin).href)
  return url.href
}
