import { createTransport } from '../api/transport.ts'
import { UNCONFIRMED_SIGN_OUT } from '../auth/auth.rules.ts'
import { addressOf } from '../environment/address.ts'
import { isOnServer } from '../environment/probes.ts'
import type { Environment } from '../platform/environment.types.ts'
import { type ApiCall, toStoreError } from '../shared/errors.ts'

/**
 * Ends the session of the embedded provider; `token` identifies the session if the browser has lost the provider's
 * cookie. A failure goes only to `onError` (spec section 8), and the mark `UNCONFIRMED_SIGN_OUT` stays, so that the next
 * sign-in asks for the password.
 */
const endProviderSession = async (
  { platform, origin, onError }: Environment,
  token: string | undefined,
): Promise<void> => {
  const call = { method: 'POST', path: '/interaction/sign-out' } satisfies ApiCall
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  const request = new Request(new URL(call.path, origin), { method: call.method, keepalive: true, headers })
  await createTransport({ fetch: platform.fetch })(request).then(
    () => platform.storage.remove(UNCONFIRMED_SIGN_OUT),
    (cause) => onError?.(Object.assign(toStoreError(cause), call)),
  )
}

/**
 * Ends the session at the provider, then goes to `{prefix}/home`. If the provider has a logout page, the browser goes
 * there first.
 */
export const leaveSignedOut = (
  environment: Environment,
  accessToken: string | undefined,
  idToken: string | undefined,
): void => {
  const { identity, origin, platform } = environment
  const { issuer = origin, discovery, logoutEndpoint } = identity || {}
  const home = addressOf(environment, '/home')
  platform.storage.set(UNCONFIRMED_SIGN_OUT, '1')
  // Only a provider on the origin of the shop, such as the one in the store server, has the route for this request.
  if (new URL(issuer, origin).origin === origin && !isOnServer(environment))
    void endProviderSession(environment, accessToken)
  const go = (href: string): void => platform.navigation.assign(href)
  if (logoutEndpoint === undefined && !discovery && !isOnServer(environment)) go(home)
  else
    import('./providerLogout.ts')
      .then(({ logoutAddress }) => logoutAddress(environment, home, idToken))
      .catch(() => home)
      .then(go)
}
