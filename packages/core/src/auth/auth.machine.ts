import { assign, enqueueActions, setup } from 'xstate'
import type { Platform } from '../platform/platform.types.ts'
import { StoreError, toStoreError } from '../shared/errors.ts'
import { safeUrl } from '../shared/safeUrl.ts'
import type { Site, StoreSource } from '../shared/site.ts'
import { beginSignIn, type Completed, completeSignIn } from './auth.actors.ts'
import { isAnswer, isForeign, isValidAt, ownPath, SIGN_IN_DELAY, uiLocales } from './auth.rules.ts'
import type { AuthFact, AuthGateway, Session, SignedIn, SignInOptions } from './auth.types.ts'

export interface AuthInput {
  readonly gateway: AuthGateway
  readonly platform: Platform
  readonly site: Site
  readonly channels: Readonly<Record<StoreSource, readonly (number | string)[]>>
  /** The origin of the shop: the return address lies on it. */
  readonly origin: string
}

export interface AuthContext extends AuthInput {
  readonly session: Session | null
  readonly options: SignInOptions
  /** The address of the callback that is being completed. */
  readonly callback: string
  /** How often the stored value was asked for again. */
  readonly retries: number
  /** Where the last completed sign-in leads. */
  readonly completed: SignedIn | null
  readonly error: StoreError | null
}

type LostReason = Extract<AuthFact, { type: 'auth.signedOut' }>['reason']

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
/** Milliseconds and times: a stored value that is not there yet is asked for again (spec section 8). */
const RETRY_PAUSE = 1000
const RETRIES = 5

const redirectUri = ({ origin, site }: AuthInput): string => `${origin}/${site.prefix}/auth-callback`

/** The path to come back to: where one is now, unless the caller names one; always of this origin. */
const returnTo = ({ options, platform }: AuthContext): string | null => {
  const base = platform.navigation.href()
  return ownPath(options.returnTo ?? base, base)
}

const refusal = (words: string): StoreError => new StoreError('SIGN_IN', words)

export const authMachine = setup({
  types: {
    input: {} as AuthInput,
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as AuthFact,
  },
  actors: { beginSignIn, completeSignIn },
  delays: {
    signInDelay: ({ context }) => context.options.delay ?? SIGN_IN_DELAY,
    checkEvery: CHECK_EVERY,
    retryPause: RETRY_PAUSE,
  },
  guards: {
    isUsable: ({ context: { site, channels, platform } }, { session }: { session: Session | null }) =>
      session !== null &&
      isValidAt(session, platform.clock.now()) &&
      !isForeign(session.user.channel, site.storeSource, channels),
    isForeign: ({ context: { site, channels } }, { session }: { session: Session | null }) =>
      session !== null && isForeign(session.user.channel, site.storeSource, channels),
    isOver: ({ context: { session, platform } }) => session === null || !isValidAt(session, platform.clock.now()),
    isAnswer: (_, { href }: { href: string }) => isAnswer(href),
    isSignedIn: ({ context: { session } }) => session !== null,
    mayRetry: ({ context: { retries } }, { cause }: { cause: unknown }) =>
      cause instanceof StoreError && cause.code === 'STORAGE' && retries < RETRIES,
    isSameSession: ({ context }, { session }: { session: Session | null }) =>
      session !== null && session.accessToken === context.session?.accessToken,
  },
  actions: {
    keep: assign((_, { session }: { session: Session | null }) => ({ session, error: null })),
    keepOptions: assign((_, { options }: { options: SignInOptions }) => ({ options, error: null })),
    keepCallback: assign((_, { href }: { href: string }) => ({
      callback: href,
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
    go: ({ context }, { href }: { href: string }) => context.platform.navigation.assign(href),
    tellRestored: enqueueActions(({ context, enqueue }) => {
      if (context.session !== null) enqueue.emit({ type: 'auth.restored', session: context.session })
    }),
    tellStartFailed: enqueueActions(({ enqueue }, { cause }: { cause: unknown }) => {
      // Silent to the shopper (spec section 8); who integrates can hear it.
      enqueue.emit({ type: 'auth.startFailed', error: toStoreError(cause) })
    }),
    fail: enqueueActions(({ enqueue }, { cause }: { cause: unknown }) => {
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
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({
    ...input,
    session: null,
    options: {},
    callback: '',
    retries: 0,
    completed: null,
    error: null,
  }),
  initial: 'unknown',
  states: {
    unknown: {
      on: {
        'auth.restore': [
          {
            guard: { type: 'isUsable', params: ({ event }) => event },
            target: 'authenticated',
            actions: [{ type: 'keep', params: ({ event }) => event }, 'tellRestored'],
          },
          {
            guard: { type: 'isForeign', params: ({ event }) => event },
            target: 'anonymous',
            actions: { type: 'lose', params: { reason: 'foreign-store' } },
          },
          {
            guard: ({ event }) => event.session !== null,
            target: 'anonymous',
            actions: { type: 'lose', params: { reason: 'expired' } },
          },
          { target: 'anonymous' },
        ],
      },
    },
    anonymous: {
      on: {
        'auth.signIn': { target: 'leaving', actions: { type: 'keepOptions', params: ({ event }) => event } },
        'auth.complete': [
          {
            guard: { type: 'isAnswer', params: ({ event }) => event },
            target: 'exchanging',
            actions: { type: 'keepCallback', params: ({ event }) => event },
          },
          { actions: { type: 'refuse', params: { error: refusal('There is no sign-in to complete') } } },
        ],
        'auth.adopt': {
          guard: { type: 'isUsable', params: ({ event }) => event },
          target: 'authenticated',
          actions: [{ type: 'keep', params: ({ event }) => event }, 'tellRestored'],
        },
      },
    },
    leaving: {
      initial: 'pausing',
      // The button is locked: a second press must not overwrite the first one's verifier (readings L98).
      on: { 'auth.returned': 'anonymous' },
      states: {
        pausing: { after: { signInDelay: 'beginning' } },
        beginning: {
          invoke: {
            src: 'beginSignIn',
            input: ({ context }) => ({
              gateway: context.gateway,
              platform: context.platform,
              redirectUri: redirectUri(context),
              uiLocales: uiLocales(context.site.locale),
              returnTo: returnTo(context),
              intent: context.options.intent ?? null,
            }),
            onDone: { target: 'going', actions: { type: 'go', params: ({ event }) => ({ href: event.output }) } },
            onError: {
              target: '#auth.anonymous',
              actions: { type: 'tellStartFailed', params: ({ event }) => ({ cause: event.error }) },
            },
          },
        },
        going: {},
      },
    },
    exchanging: {
      initial: 'asking',
      entry: 'stripAddress',
      on: { 'auth.signOut': { target: 'anonymous', actions: { type: 'lose', params: { reason: 'requested' } } } },
      states: {
        asking: {
          invoke: {
            src: 'completeSignIn',
            input: ({ context }) => ({
              gateway: context.gateway,
              platform: context.platform,
              redirectUri: redirectUri(context),
              href: context.callback,
            }),
            onDone: [
              {
                guard: { type: 'isUsable', params: ({ event }) => event.output },
                target: '#auth.authenticated',
                actions: { type: 'finish', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isForeign', params: ({ event }) => event.output },
                target: '#auth.anonymous',
                actions: [
                  { type: 'refuse', params: { error: refusal('This account belongs to another store') } },
                  { type: 'lose', params: { reason: 'foreign-store' } },
                ],
              },
              {
                target: '#auth.anonymous',
                actions: [
                  { type: 'refuse', params: { error: refusal('The session is over already') } },
                  { type: 'lose', params: { reason: 'expired' } },
                ],
              },
            ],
            onError: [
              {
                guard: { type: 'mayRetry', params: ({ event }) => ({ cause: event.error }) },
                target: 'pausing',
                actions: 'countRetry',
              },
              {
                // A forged or used answer must not sign anybody out (threats A1).
                guard: 'isSignedIn',
                target: '#auth.authenticated',
                actions: { type: 'fail', params: ({ event }) => ({ cause: event.error }) },
              },
              {
                target: '#auth.anonymous',
                actions: { type: 'fail', params: ({ event }) => ({ cause: event.error }) },
              },
            ],
          },
        },
        pausing: { after: { retryPause: 'asking' } },
      },
    },
    authenticated: {
      initial: 'checking',
      on: {
        'auth.signOut': { target: 'anonymous', actions: { type: 'lose', params: { reason: 'requested' } } },
        'auth.reject': { target: 'anonymous', actions: { type: 'lose', params: { reason: 'unauthorized' } } },
        'auth.check': {
          guard: 'isOver',
          target: 'anonymous',
          actions: { type: 'lose', params: { reason: 'expired' } },
        },
        // Without an answer it is a used callback that is loaded again: nothing to do for who is signed in.
        'auth.complete': {
          guard: { type: 'isAnswer', params: ({ event }) => event },
          target: 'exchanging',
          actions: { type: 'keepCallback', params: ({ event }) => event },
        },
        'auth.adopt': [
          { guard: { type: 'isSameSession', params: ({ event }) => event } },
          {
            guard: { type: 'isUsable', params: ({ event }) => event },
            actions: [{ type: 'keep', params: ({ event }) => event }, 'tellRestored'],
          },
          {
            guard: { type: 'isForeign', params: ({ event }) => event },
            target: 'anonymous',
            actions: { type: 'lose', params: { reason: 'foreign-store' } },
          },
          { target: 'anonymous', actions: { type: 'lose', params: { reason: 'other-tab' } } },
        ],
      },
      states: {
        trusting: { after: { checkEvery: 'checking' } },
        checking: {
          always: [
            {
              guard: 'isOver',
              target: '#auth.anonymous',
              actions: { type: 'lose', params: { reason: 'expired' } },
            },
            { target: 'trusting' },
          ],
        },
      },
    },
  },
})
