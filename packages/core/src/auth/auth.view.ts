import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createDomain } from '../shared/createDomain.ts'
import type { Domain } from '../shared/domain.ts'
import { StoreError } from '../shared/errors.ts'
import { createSelector } from '../shared/selectors.ts'
import type { authMachine } from './auth.machine.ts'
import type { AuthCommands, AuthFact, AuthView, SignedIn } from './auth.types.ts'

type AuthActor = ActorRefFrom<typeof authMachine>
type AuthSnapshot = SnapshotFrom<typeof authMachine>
export type AuthDomain = Domain<AuthView, AuthCommands, AuthFact>

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

const reaches = (actor: AuthActor, isThere: (snapshot: AuthSnapshot) => boolean): Promise<AuthSnapshot> =>
  new Promise((resolve) => {
    if (isThere(actor.getSnapshot())) return resolve(actor.getSnapshot())
    const subscription = actor.subscribe((snapshot) => {
      if (!isThere(snapshot)) return
      subscription.unsubscribe()
      resolve(snapshot)
    })
  })

const NOWHERE: SignedIn = { returnTo: null, intent: null }

const complete = async (actor: AuthActor, href: string): Promise<SignedIn> => {
  const { searchParams } = new URL(href)
  const known = await reaches(actor, (snapshot) => !snapshot.matches('unknown'))
  if (!searchParams.has('code') && !searchParams.has('error')) {
    // A used callback that is loaded again: nothing to do for who is signed in.
    if (known.matches('authenticated')) return NOWHERE
    throw new StoreError('SIGN_IN', 'There is no sign-in to complete')
  }
  actor.send({ type: 'auth.complete', href })
  const ended = await reaches(actor, (snapshot) => !snapshot.matches('exchanging'))
  const { error, completed } = ended.context
  if (error !== null) throw error
  return completed ?? NOWHERE
}

const createAuthCommands = (actor: AuthActor): AuthCommands => {
  // A code is for one use: a second mount, a reload of the state or a second press waits for the first exchange (threats A6).
  const completing = new Map<string, Promise<SignedIn>>()
  return {
    signIn: (options = {}) => actor.send({ type: 'auth.signIn', options }),
    signOut: () => actor.send({ type: 'auth.signOut' }),
    complete: (href) => {
      const key = new URL(href).search
      const known = completing.get(key)
      if (known !== undefined) return known
      const running = complete(actor, href)
      completing.set(key, running)
      return running
    },
  }
}

/** Who is signed in, as the world sees it. */
export const createAuthDomain = (actor: AuthActor): AuthDomain =>
  createDomain(actor, createAuthView(), createAuthCommands(actor))
