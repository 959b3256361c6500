import { assign, enqueueActions, setup } from 'xstate'
import type { Platform } from '../platform/platform.types.ts'
import { StoreError, toStoreError } from '../shared/errors.ts'
import { safeUrl } from '../shared/safeUrl.ts'
import type { Site, StoreSource } from '../shared/site.ts'
import { sitePath } from '../shared/sitePath.ts'
import { type Begun, beginSignIn, type Completed, completeSignIn } from './auth.actors.ts'
import {
  isAnswer,
  isForeign,
  isValidAt,
  ownPath,
  SIGN_IN_DELAY,
  STORED_VALUE_PAUSE,
  STORED_VALUE_RETRIES,
} from './auth.rules.ts'
import type { AuthFact, AuthGateway, PkceData, Session, SignedIn, SignInOptions } from './auth.types.ts'

export interface AuthInput {
  readonly gateway: AuthGateway
  readonly platform: Platform
  readonly site: Site
  readonly channels: Readonly<Record<StoreSource, readonly (number | string)[]>>
  /** The origin of the shop: the return address lies on it. */
  readonly origin: string
  readonly maxSessionSeconds?: number | undefined
}

export interface AuthContext extends AuthInput {
  readonly session: Session | null
  readonly options: SignInOptions
  /** Pressed before it was known who is there. */
  readonly wantsSignIn: boolean
  /** The address of the callback that is being completed. */
  readonly callback: string
  /** The sign-in that has begun, while the browser leaves. */
  readonly pkce: PkceData | null
  /** How often the stored value was asked for again. */
  readonly retries: number
  /** Where the last completed sign-in leads. */
  readonly completed: SignedIn | null
  readonly error: StoreError | null
}

export type LostReason = Extract<AuthFact, { type: 'auth.signedOut' }>['reason']

export type AuthEvent =
  | { type: 'auth.restore'; session: Session | null }
  | { type: 'auth.adopt'; session: Session | null }
  | { type: 'auth.signIn'; options: SignInOptions }
  | { type: 'auth.complete'; href: string }
  | { type: 'auth.signOut' }
  | { type: 'auth.reject' }
  | { type: 'auth.check' }
  | { type: 'auth.returned' }

/** Milliseconds between two looks at the clock (readings, ruling 14); one long timer would sleep with the laptop. */
const CHECK_EVERY = 5000

export const redirectUri = ({ origin, site }: AuthInput): string => `${origin}${sitePath(site, '/auth-callback')}`

/** The path to come back to: where one is now, unless the caller names one; always of this origin, never the callback itself. */
export const returnTo = (context: AuthContext): string | null => {
  const { options, platform } = context
  const base = platform.navigation.href()
  const path = ownPath(options.returnTo ?? base, base)
  return path?.startsWith(ownPath(redirectUri(context), base) ?? path) ? null : path
}

const isMissing = (cause: unknown): boolean => cause instanceof StoreError && cause.code === 'STORAGE'

export const refusal = (words: string, problem?: string): StoreError => new StoreError('SIGN_IN', words, { problem })

/** What the machine of sign-in can do; {@link authMachine} says when. */
export const authSetup = setup({
  types: {} as {
    input: AuthInput
    context: AuthContext
    events: AuthEvent
    emitted: AuthFact
  },
  actors: { beginSignIn, completeSignIn },
  delays: {
    signInDelay: ({ context }) => context.options.delay ?? SIGN_IN_DELAY,
    checkEvery: CHECK_EVERY,
    retryPause: STORED_VALUE_PAUSE,
  },
  guards: {
    isUsable: ({ context: { site, channels, platform } }, { session }: { session: Session | null }) =>
      session !== null &&
      isValidAt(session, platform.clock.now()) &&
      !isForeign(session.user.channel, site.storeSource, channels),
    isForeign: ({ context: { site, channels } }, { session }: { session: Session | null }) =>
      session !== null && isForeign(session.user.channel, site.storeSource, channels),
    isSession: (_, { session }: { session: Session | null }) => session !== null,
    isOver: ({ context: { session, platform } }) => session === null || !isValidAt(session, platform.clock.now()),
    isAnswer: (_, { href }: { href: string }) => isAnswer(href),
    wantsSignIn: ({ context }) => context.wantsSignIn,
    isSignedIn: ({ context: { session } }) => session !== null,
    mayRetry: ({ context: { retries, session } }, { error: cause }: { error: unknown }) =>
      isMissing(cause) && session === null && retries < STORED_VALUE_RETRIES,
    // A callback whose sign-in is done, opened again by who is signed in.
    isDone: ({ context: { session } }, { error: cause }: { error: unknown }) => isMissing(cause) && session !== null,
    isSameSession: ({ context }, { session }: { session: Session | null }) =>
      session !== null && session.accessToken === context.session?.accessToken,
  },
  actions: {
    keep: assign((_, { session }: { session: Session | null }) => ({ session, pkce: null, error: null })),
    keepOptions: assign((_, { options }: { options: SignInOptions }) => ({ options, pkce: null, error: null })),
    wantSignIn: assign({ wantsSignIn: true }),
    dropWish: assign({ wantsSignIn: false }),
    keepPkce: assign((_, { pkce }: Begun) => ({ pkce })),
    keepCallback: assign((_, { href }: { href: string }) => ({
      callback: href,
      pkce: null,
      retries: 0,
      completed: null,
      error: null,
    })),
    // Out of the address before anything else: a reload or a link to it must not carry the code (threats A15).
    stripAddress: ({ context: { callback, platform } }) => {
      const url = safeUrl(callback, { base: platform.navigation.href() })
      if (url === null) return
      url.search = ''
      url.hash = ''
      platform.navigation.replace(url.href)
    },
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    finish: enqueueActions(({ context, enqueue }, { session, returnTo: path, intent }: Completed) => {
      const base = context.platform.navigation.href()
      enqueue.assign({
        session,
        error: null,
        completed: { returnTo: path === null ? null : ownPath(path, base), intent },
      })
      enqueue.emit({ type: 'auth.signedIn', session, intent })
    }),
    go: ({ context }, { href }: Begun) => context.platform.navigation.assign(href),
    tellRestored: enqueueActions(({ context, enqueue }) => {
      if (context.session !== null) enqueue.emit({ type: 'auth.restored', session: context.session })
    }),
    tellStartFailed: enqueueActions(({ enqueue }, { error: cause }: { error: unknown }) => {
      // Silent to the shopper (spec section 8); who integrates can hear it.
      enqueue.emit({ type: 'auth.startFailed', error: toStoreError(cause) })
    }),
    fail: enqueueActions(({ enqueue }, { error: cause }: { error: unknown }) => {
      const error = toStoreError(cause)
      enqueue.assign({ error })
      enqueue.emit({ type: 'auth.failed', error })
    }),
    lose: enqueueActions(({ enqueue }, { reason }: { reason: LostReason }) => {
      enqueue.assign({ session: null })
      enqueue.emit({ type: 'auth.signedOut', reason })
    }),
    refuse: assign((_, { error }: { error: StoreError }) => ({ error })),
  },
})
