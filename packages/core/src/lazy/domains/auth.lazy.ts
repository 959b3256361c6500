import type { AuthTypes, AuthView } from '../../auth/auth.types.ts'
import { hasCheckoutCookies, hasSession } from '../../environment/probes.ts'
import { defineLazyDomain } from '../defineLazyDomain.ts'

const initial: AuthView = { status: 'unknown', isAuthenticated: false, user: null, expiresAt: null, error: null }

/** The lazy definition of the domain `auth`: its state machine loads on demand. */
export const lazyAuth = defineLazyDomain<AuthTypes>({
  name: 'auth',
  commands: { signIn: 'load', complete: 'load', signOut: 'load' },
  initialView: () => initial,
  emptyView: () => ({ ...initial, status: 'anonymous' }),
  shouldLoad: (environment) => hasSession(environment) || hasCheckoutCookies(environment),
})
