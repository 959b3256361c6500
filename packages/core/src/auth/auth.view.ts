import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createDomain } from '../shared/createDomain.ts'
import type { Domain } from '../shared/domain.ts'
import { StoreError } from '../shared/errors.ts'
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

const reaches = (actor: AuthActor, isThere: (snapshot: AuthSnapshot) => boolean): Promise<AuthSnapshot> =>
  new Promise((resolve, reject) => {
    if (isThere(actor.getSnapshot())) return resolve(actor.getSnapshot())
    const subscription = actor.subscribe({
      next: (snapshot) => {
        if (!isThere(snapshot)) return
        subscription.unsubscribe()
        resolve(snapshot)
      },
      complete: () => reject(new StoreError('ABORTED', 'The store was stopped')),
    })
  })

const isExchanging = (snapshot: AuthSnapshot): boolean => snapshot.matches('exchanging')
const isBusy = (snapshot: AuthSnapshot): boolean => snapshot.matches('unknown') || isExchanging(snapshot)

const NOWHERE: SignedIn = { returnTo: null, intent: null }

const complete = async (actor: AuthActor, href: string): Promise<SignedIn> => {
  // Several callers may wait for the same end. When the second continues, the first may already have started another exchange.
  while (isBusy(actor.getSnapshot())) await reaches(actor, (snapshot) => !isBusy(snapshot))
  actor.send({ type: 'auth.complete', href })
  const ended = await reaches(actor, (snapshot) => !isExchanging(snapshot))
  const { error, completed } = ended.context
  if (!isAnswer(href) && ended.matches('authenticated')) return NOWHERE
  if (error !== null) throw error
  if (!ended.matches('authenticated')) throw new StoreError('SIGN_IN', 'The sign-in was not completed')
  return completed ?? NOWHERE
}

/** Returns a key that equal callbacks share; null for an address without a code or error. */
const answerKey = (href: string): string | null => {
  const { search, searchParams } = new URL(href)
  return isAnswer(href) ? (searchParams.get('code') ?? search) : null
}

const createAuthCommands = (actor: AuthActor): AuthCommands => {
  // A code works once, so a second mount or press waits for the first exchange (docs/security.md#a6).
  const completing = new Map<string, Promise<SignedIn>>()
  return {
    signIn: (options = {}) => actor.send({ type: 'auth.signIn', options }),
    signOut: () => actor.send({ type: 'auth.signOut' }),
    complete: (address) => {
      const { href } = new URL(address, actor.getSnapshot().context.platform.navigation.href())
      const key = answerKey(href)
      if (key === null) return complete(actor, href)
      const known = completing.get(key)
      if (known !== undefined) return known
      const running = complete(actor, href)
      completing.set(key, running)
      return running
    },
  }
}

/** Creates the public side of auth: its view, commands and events. */
export const createAuthDomain = (actor: AuthActor): AuthDomain =>
  createDomain(actor, createAuthView(), createAuthCommands(actor))
