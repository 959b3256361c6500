import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createDomain } from '../shared/createDomain.ts'
import type { Domain } from '../shared/domain.ts'
import { StoreError } from '../shared/errors.ts'
import type { Outcome, StartCall } from '../shared/outcome.ts'
import { createSelector } from '../shared/selectors.ts'
import type { authMachine } from './auth.machine.ts'
import { isAnswer } from './auth.rules.ts'
import type { AuthCommands, AuthEvent, AuthView, SignedIn } from './auth.types.ts'

type AuthActor = ActorRefFrom<typeof authMachine>
type AuthSnapshot = SnapshotFrom<typeof authMachine>
export type AuthDomain = Domain<AuthView, AuthCommands, AuthEvent>

const statusOf = (snapshot: AuthSnapshot): AuthView['status'] => {
  if (snapshot.matches('unknown')) return 'unknown'
  if (snapshot.matches('leaving')) return 'leaving'
  if (snapshot.matches('exchanging')) return 'exchanging'
  return snapshot.matches('authenticated') ? 'authenticated' : 'anonymous'
}

const createAuthView = (): ((snapshot: AuthSnapshot) => AuthView) =>
  createSelector(
    (snapshot) => [statusOf(snapshot), snapshot.context.session, snapshot.context.error] as const,
    (status, session, error): AuthView => ({
      status,
      isAuthenticated: status === 'authenticated',
      user: session?.user ?? null,
      expiresAt: session?.expiresAt ?? null,
      error,
    }),
  )

/**
 * Returns a key that is equal for all URLs of the same callback: the code, or the query if there is an error. Returns
 * null for a URL with neither.
 */
const callbackKey = (href: string): string | null => {
  const { search, searchParams } = new URL(href)
  return isAnswer(href) ? (searchParams.get('code') ?? search) : null
}

const createAuthCommands = (actor: AuthActor, startCall: StartCall): AuthCommands => {
  // An authorization code works only once. A second call with the same code, for example after a second mount, shares
  // the first exchange (docs/security.md#a6).
  const completing = new Map<string, Promise<Outcome<SignedIn>>>()
  return {
    signIn: ({ toast, ...options } = {}) =>
      startCall((call) => actor.send({ type: 'auth.signIn', options, call }), { toast }),
    signOut: () => actor.send({ type: 'auth.signOut' }),
    complete: (address, options) => {
      const base = actor.getSnapshot().context.platform.navigation.href()
      if (!URL.canParse(address, base)) {
        return Promise.resolve({ ok: false, error: new StoreError('SIGN_IN', `${address} is no address`) })
      }
      const { href } = new URL(address, base)
      const start = () => startCall<SignedIn>((call) => actor.send({ type: 'auth.complete', href, call }), options)
      const key = callbackKey(href)
      if (key === null) return start()
      const outcome = completing.get(key) ?? start()
      completing.set(key, outcome)
      return outcome
    },
  }
}

/** Creates the public side of auth: its view, commands and events. */
export const createAuthDomain = (actor: AuthActor, startCall: StartCall): AuthDomain =>
  createDomain(actor, createAuthView(), createAuthCommands(actor, startCall))
