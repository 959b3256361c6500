import { createTransport } from '../api/transport.ts'
import { UNCONFIRMED_SIGN_OUT } from '../auth/auth.rules.ts'
import { addressOf } from '../environment/address.ts'
import { DEFAULT_CLIENT_ID } from '../environment/clientId.ts'
import type { Environment } from '../platform/environment.types.ts'
import { type ApiCall, toStoreError } from '../shared/errors.ts'

/**
 * Ends the provider's session; `token` identifies the session if the browser has lost the provider's cookie. A failure goes only to `onError`
 * (spec section 8). Until the provider confirms, `UNCONFIRMED_SIGN_OUT` makes the next sign-in ask for the password.
 */
export const endProviderSession = async (
  { platform, origin, onError }: Environment,
  token: string | undefined,
): Promise<void> => {
  const call = { method: 'POST', path: '/interaction/sign-out' } satisfies ApiCall
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  const request = new Request(new URL(call.path, origin), { method: call.method, keepalive: true, headers })
  platform.storage.set(UNCONFIRMED_SIGN_OUT, '1')
  await createTransport({ fetch: platform.fetch })(request).then(
    () => platform.storage.remove(UNCONFIRMED_SIGN_OUT),
    (cause) => onError?.(Object.assign(toStoreError(cause), call)),
  )
}

/** Returns `{prefix}/home`, or the provider's logout URL that leads there (OpenID Connect RP-Initiated Logout 1.0). */
export const signedOutAddress = (settings: Environment): string => {
  const { origin, identity } = settings
  const { logoutEndpoint, clientId = DEFAULT_CLIENT_ID } = identity
  const home = addressOf(settings, '/home')
  if (logoutEndpoint === undefined) return home
  const url = new URL(logoutEndpoint, origin)
  url.searchParams.set('client_id', clientId)
  url.searchParams.set('post_logout_redirect_uri', new URL(home, origin).href)
  return url.href
}
