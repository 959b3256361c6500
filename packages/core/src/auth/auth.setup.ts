import { assign, emit, enqueueActions, setup } from 'xstate'
import type { Channels } from '../platform/environment.types.ts'
import type { IdentityConfig } from '../platform/identity.types.ts'
import type { Platform } from '../platform/platform.types.ts'
import type { MachineTypes } from '../shared/domain.ts'
import { StoreError, toStoreError } from '../shared/errors.ts'
import {
  aborted,
  type Call,
  callsOf,
  failed,
  ignored,
  type OutcomeEvent,
  quietly,
  succeeded,
  type WithCall,
} from '../shared/outcome.ts'
import { safeUrl } from '../shared/safeUrl.ts'
import type { Site } from '../shared/site.ts'
import { sitePath } from '../shared/sitePath.ts'
import { beginSignIn, completeSignIn, readClock, renewSession } from './auth.actors.ts'
import {
  isAnswer,
  isForeign,
  isValidAt,
  needsRenewal,
  ownPath,
  SIGN_IN_DELAY,
  STORED_VALUE_PAUSE,
  STORED_VALUE_RETRIES,
} from './auth.rules.ts'
import type { Begun, Completed, Renewed } from './auth.steps.ts'
import type {
  AuthEvent,
  AuthGateway,
  AuthTypes,
  Intent,
  PkceData,
  Session,
  SignedIn,
  SignInOptions,
} from './auth.types.ts'

export interface AuthInput {
  readonly gateway: AuthGateway
  readonly platform: Platform
  readonly site: Site
  readonly channels: Channels
  /** The origin of the shop, for the redirect URI. */
  readonly origin: string
  readonly identity: IdentityConfig
}

/** The provider's callback URL, and the call that completes the sign-in with it. */
export interface Callback extends WithCall {
  readonly href: string
}

export interface AuthContext extends AuthInput {
  readonly session: Session | null
  /** The options of the current sign-in. */
  readonly options: SignInOptions
  /** The intent of the next sign-in. */
  readonly intent: Intent | null
  /** Whether a sign-in was requested before the stored session was read. */
  readonly isSignInRequested: boolean
  /** The calls of the current sign-in, until its redirect. */
  readonly signInCalls: readonly Call[]
  /** The callback whose code the machine exchanges for tokens. */
  readonly callback: Callback
  /** The callbacks that wait until the stored session is read, or until the current exchange ends. */
  readonly waiting: readonly Callback[]
  /** The PKCE data of the started sign-in, during the redirect. */
  readonly pkce: PkceData | null
  /** How often the machine has tried again to read the stored sign-in, because it was missing. */
  readonly retries: number
  readonly error: StoreError | null
}

/**
 * Events that only effects see: `@auth.anonymous` (no session was restored), and `@auth.renewed` (a refresh token
 * renewed the session whose access token was `previous`).
 */
export type AuthPrivateEvent =
  /**
   * `wasForgotten` says that the stored session was expired or broken and is removed. `error` says why the stored
   * session cannot be read now.
   */
  | { readonly type: '@auth.anonymous'; readonly wasForgotten: boolean; readonly error?: StoreError | undefined }
  | { readonly type: '@auth.renewed'; readonly session: Session; readonly previous: string }

export type SignedOutReason = Extract<AuthEvent, { type: 'auth.signedOut' }>['reason']

/**
 * The events of the machine. Some carry the current time as `now` in epoch milliseconds: the machine reads no clock, so
 * its transitions stay pure.
 */
export type AuthMachineEvent =
  | { type: 'auth.restore'; session: Session | null; now: number; wasForgotten?: boolean }
  | { type: 'auth.adopt'; session: Session | null; now: number }
  | ({ type: 'auth.signIn'; options: SignInOptions } & WithCall)
  | ({ type: 'auth.complete' } & Callback)
  | { type: 'auth.signOut' }
  | { type: 'auth.reject' }
  | { type: 'auth.check'; now: number }
  | { type: 'auth.returned' }
  /** The stored session cannot be read now, for example because its parser did not load. */
  | { type: 'auth.restoreFailed'; error: StoreError }
  | { type: 'auth.setIntent'; intent: Intent | null }

/** Milliseconds between two expiry checks (docs/spec/rulings.md#14). A single long timer would stop while a laptop sleeps. */
const CHECK_EVERY = 5000
/** Milliseconds from a rejected session to the redirect home (spec section 4). */
const REDIRECT_PAUSE = 2500

export const redirectUri = ({ origin, site, identity: { redirectPath = '/auth-callback' } }: AuthInput): string =>
  `${origin}${sitePath(site, redirectPath)}`

const isMissing = (cause: unknown): boolean => cause instanceof StoreError && cause.code === 'STORAGE'

const NOWHERE: SignedIn = { returnTo: null, intent: null }

export const refusal = (words: string, problem?: string): StoreError => new StoreError('SIGN_IN', words, { problem })

/** The delays, guards and actions that `authMachine` uses. */
export const authSetup = setup({
  types: {} as {
    input: AuthInput
    context: AuthContext
    events: AuthMachineEvent
    emitted: AuthEvent | AuthPrivateEvent | OutcomeEvent
  },
  actors: { beginSignIn, completeSignIn, readClock, renewSession },
  delays: {
    signInDelay: ({ context }) => context.options.delay ?? SIGN_IN_DELAY,
    checkEvery: CHECK_EVERY,
    redirectPause: REDIRECT_PAUSE,
    retryPause: STORED_VALUE_PAUSE,
  },
  guards: {
    isUsable: ({ context: { site, channels } }, { session, now }: { session: Session | null; now: number }) =>
      session !== null && isValidAt(session, now) && !isForeign(session.user.channel, site.storeSource, channels),
    isForeign: ({ context: { site, channels } }, { session }: { session: Session | null }) =>
      session !== null && isForeign(session.user.channel, site.storeSource, channels),
    isSession: (_, { session }: { session: Session | null }) => session !== null,
    isExpired: ({ context: { session } }, { now }: { now: number }) => session === null || !isValidAt(session, now),
    needsRenewal: ({ context: { identity, session } }, { now }: { now: number }) =>
      identity.refreshTokens === true && session !== null && needsRenewal(session, now),
    // Whether the renewal succeeded and concerns the current session. Another tab may have replaced the session
    // meanwhile.
    isRenewed: ({ context }, { session, previous }: Renewed) =>
      session !== null && previous === context.session?.accessToken,
    isAnswer: (_, { href }: { href: string }) => isAnswer(href),
    isSignInRequested: ({ context }) => context.isSignInRequested,
    isSignedIn: ({ context: { session } }) => session !== null,
    mayRetry: ({ context: { retries, session } }, { error: cause }: { error: unknown }) =>
      isMissing(cause) && session === null && retries < STORED_VALUE_RETRIES,
    // A signed-in user has reopened the callback page of a sign-in that is already complete.
    isDone: ({ context: { session } }, { error: cause }: { error: unknown }) => isMissing(cause) && session !== null,
    isSameSession: ({ context }, { session }: { session: Session | null }) =>
      session !== null &&
      session.accessToken === context.session?.accessToken &&
      // With `session: 'cookie'` all sessions have the same text in place of a token, so the users are compared too.
      JSON.stringify(session.user) === JSON.stringify(context.session.user),
  },
  actions: {
    applySession: assign((_, { session }: { session: Session | null }) => ({ session, pkce: null, error: null })),
    applySignIn: assign(({ context: { intent, signInCalls } }, event: WithCall & { options: SignInOptions }) => ({
      options: { ...(intent && { intent }), ...event.options },
      signInCalls: [...signInCalls, ...callsOf(event)],
      pkce: null,
      error: null,
    })),
    applyIntent: assign((_, { intent }: { intent: Intent | null }) => ({ intent })),
    goHome: ({ context: { platform, site } }) => platform.navigation.assign(sitePath(site, '/')),
    requestSignIn: assign({ isSignInRequested: true }),
    clearSignInRequest: assign({ isSignInRequested: false }),
    abortSignIn: enqueueActions(({ context: { signInCalls }, enqueue }) => {
      enqueue.emit(aborted(signInCalls))
      enqueue.assign({ signInCalls: [] })
    }),
    /** The stored session was found, so a sign-in that was requested before is not needed. */
    dropSignIn: enqueueActions(({ context: { signInCalls }, enqueue }) => {
      enqueue.emit(ignored(signInCalls))
      enqueue.assign({ signInCalls: [], isSignInRequested: false })
    }),
    ignore: emit((_, event: WithCall) => ignored(callsOf(event))),
    wait: assign(({ context: { waiting } }, { href, call }: Callback) => ({ waiting: [...waiting, { href, call }] })),
    completeWaiting: enqueueActions(({ context: { waiting }, enqueue }) => {
      for (const callback of waiting) enqueue.raise({ type: 'auth.complete', ...callback })
      enqueue.assign({ waiting: [] })
    }),
    abortCallbacks: enqueueActions(({ context: { waiting, callback }, enqueue }) => {
      enqueue.emit(aborted([callback, ...waiting].flatMap(callsOf)))
      enqueue.assign({ waiting: [] })
    }),
    confirmSignedIn: emit((_, event: WithCall) => succeeded(callsOf(event), NOWHERE)),
    confirmExchange: emit(({ context: { callback } }) => succeeded(callsOf(callback), NOWHERE)),
    applyPkce: assign((_, { pkce }: Begun) => ({ pkce })),
    applyCallback: assign((_, { href, call }: Callback) => ({
      callback: { href, call },
      pkce: null,
      retries: 0,
      error: null,
    })),
    // Removes the code from the URL of the page before the exchange, because a reload or a copied link must not contain
    // the code (docs/security.md#a15).
    stripAddress: ({ context: { callback, platform } }) => {
      const url = safeUrl(callback.href, { base: platform.navigation.href() })
      if (url === null) return
      url.search = ''
      url.hash = ''
      platform.navigation.replace(url.href)
    },
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    finish: enqueueActions(({ context, enqueue }, { session, returnTo: path, intent }: Completed) => {
      enqueue.assign({ session, error: null })
      enqueue.emit({ type: 'auth.signedIn', session, intent })
      const returnTo = path === null ? null : ownPath(path, context.origin)
      enqueue.emit(succeeded(callsOf(context.callback), { returnTo, intent } satisfies SignedIn))
    }),
    applyRenewal: enqueueActions(({ enqueue }, { session, previous }: Renewed) => {
      if (session === null) return
      enqueue.assign({ session })
      enqueue.emit({ type: '@auth.renewed', session, previous })
    }),
    go: ({ context }, { href }: Begun) => context.platform.navigation.assign(href),
    confirmSignIn: enqueueActions(({ context: { signInCalls }, enqueue }) => {
      enqueue.emit(succeeded(signInCalls, undefined))
      enqueue.assign({ signInCalls: [] })
    }),
    emitAnonymous: emit((_, { wasForgotten = false, error }: { wasForgotten?: boolean; error?: StoreError }) => ({
      type: '@auth.anonymous',
      wasForgotten,
      error,
    })),
    emitRestored: enqueueActions(({ context, enqueue }) => {
      if (context.session !== null) enqueue.emit({ type: 'auth.restored', session: context.session })
    }),
    failStart: enqueueActions(({ context: { signInCalls }, enqueue }, { error: cause }: { error: unknown }) => {
      const error = toStoreError(cause)
      // No toast (spec section 8); the event lets a shop log the error.
      enqueue.emit({ type: 'auth.startFailed', error, ...quietly(signInCalls) })
      enqueue.emit(failed(signInCalls, error))
      enqueue.assign({ signInCalls: [] })
    }),
    fail: enqueueActions(({ context: { callback }, enqueue }, { error: cause }: { error: unknown }) => {
      const error = toStoreError(cause)
      enqueue.assign({ error })
      enqueue.emit({ type: 'auth.failed', error, ...quietly(callsOf(callback)) })
      enqueue.emit(failed(callsOf(callback), error))
    }),
    endSession: enqueueActions(({ enqueue }, { reason }: { reason: SignedOutReason }) => {
      enqueue.assign({ session: null })
      enqueue.emit({ type: 'auth.signedOut', reason })
    }),
    refuse: enqueueActions(({ enqueue }, { error, callback }: { error: StoreError; callback: Callback }) => {
      enqueue.assign({ error })
      enqueue.emit(failed(callsOf(callback), error))
    }),
  },
})

/**
 * The types of the auth domain, plus the events that its machine receives and its private events. The effects of the
 * core use these types.
 */
export type AuthMachineTypes = MachineTypes<AuthTypes, AuthMachineEvent, AuthPrivateEvent>
