import type { StoreError } from '../shared/errors.ts'
import { withEvent, withOutput } from '../shared/withEvent.ts'
import { uiLocales } from './auth.rules.ts'
import { authSetup, redirectUri, refusal, type SignedOutReason } from './auth.setup.ts'

export type { AuthContext, AuthInput, AuthMachineEvent } from './auth.setup.ts'

const sessionEnded = (reason: SignedOutReason) => ({ type: 'endSession', params: { reason } }) as const
const refused = (error: StoreError) => ({ type: 'refuse', params: { error } }) as const

export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input }) => ({
    ...input,
    session: null,
    options: {},
    intent: null,
    isSignInRequested: false,
    callback: '',
    pkce: null,
    retries: 0,
    completed: null,
    error: null,
  }),
  initial: 'unknown',
  on: { 'auth.setIntent': { actions: withEvent('applyIntent') } },
  states: {
    unknown: {
      on: {
        // Remember an early sign-in, and start it when no stored session is found.
        'auth.signIn': { actions: [withEvent('applyOptions'), 'requestSignIn'] },
        'auth.signOut': { target: 'anonymous', actions: ['clearSignInRequest', sessionEnded('requested')] },
        'auth.restoreFailed': { actions: withEvent('emitRestoreFailed') },
        'auth.restore': [
          {
            guard: withEvent('isUsable'),
            target: 'authenticated',
            actions: [withEvent('applySession'), 'emitRestored'],
          },
          {
            guard: withEvent('isForeign'),
            target: 'anonymous',
            actions: sessionEnded('foreign-store'),
          },
          {
            guard: withEvent('isSession'),
            target: 'anonymous',
            actions: sessionEnded('expired'),
          },
          { target: 'anonymous', actions: withEvent('emitAnonymous') },
        ],
      },
    },
    anonymous: {
      initial: 'idle',
      states: {
        idle: {},
        // Calls that fail together cause one redirect. A new sign-in leaves this state and cancels it (docs/spec/rulings.md#1).
        redirecting: { after: { redirectPause: { target: 'idle', actions: 'goHome' } } },
      },
      always: { guard: 'isSignInRequested', target: 'leaving' },
      on: {
        'auth.signIn': { target: 'leaving', actions: withEvent('applyOptions') },
        'auth.complete': [
          {
            guard: withEvent('isAnswer'),
            target: 'exchanging',
            actions: withEvent('applyCallback'),
          },
          { actions: refused(refusal('There is no sign-in to complete')) },
        ],
        'auth.adopt': {
          guard: withEvent('isUsable'),
          target: 'authenticated',
          actions: [withEvent('applySession'), 'emitRestored'],
        },
      },
    },
    leaving: {
      initial: 'pausing',
      entry: 'clearSignInRequest',
      // No `auth.signIn` here: a second press must not overwrite the stored verifier (spec 4.auth.start-locked).
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
              returnTo: context.options.returnTo,
              intent: context.options.intent ?? null,
            }),
            onDone: {
              target: 'going',
              actions: [withOutput('applyPkce'), withOutput('go')],
            },
            onError: {
              target: '#auth.anonymous',
              actions: withEvent('emitStartFailed'),
            },
          },
        },
        going: {},
      },
    },
    exchanging: {
      initial: 'asking',
      entry: 'stripAddress',
      on: { 'auth.signOut': { target: 'anonymous', actions: sessionEnded('requested') } },
      states: {
        asking: {
          invoke: {
            src: 'completeSignIn',
            input: ({ context }) => ({
              gateway: context.gateway,
              platform: context.platform,
              redirectUri: redirectUri(context),
              href: context.callback,
              maxSessionSeconds: context.maxSessionSeconds,
            }),
            onDone: [
              {
                guard: withOutput('isUsable'),
                target: '#auth.authenticated',
                actions: withOutput('finish'),
              },
              {
                // `completeSignIn` already refuses an expired session, so this one is of the other store.
                target: '#auth.anonymous',
                actions: [
                  refused(refusal('This account belongs to another store', 'foreign_store')),
                  sessionEnded('foreign-store'),
                ],
              },
            ],
            onError: [
              {
                guard: withEvent('mayRetry'),
                target: 'pausing',
                actions: 'countRetry',
              },
              {
                guard: withEvent('isDone'),
                target: '#auth.authenticated',
              },
              {
                // A forged or used callback must not end the current session (docs/security.md#a1).
                guard: 'isSignedIn',
                target: '#auth.authenticated',
                actions: withEvent('fail'),
              },
              {
                target: '#auth.anonymous',
                actions: withEvent('fail'),
              },
            ],
          },
        },
        pausing: { after: { retryPause: 'asking' } },
      },
    },
    authenticated: {
      initial: 'checking',
      entry: 'clearSignInRequest',
      on: {
        'auth.signOut': { target: 'anonymous', actions: sessionEnded('requested') },
        'auth.reject': { target: '#auth.anonymous.redirecting', actions: sessionEnded('unauthorized') },
        'auth.check': {
          guard: withEvent('isExpired'),
          target: 'anonymous',
          actions: sessionEnded('expired'),
        },
        // An address without a code is a reloaded callback page: the user is already signed in.
        'auth.complete': {
          guard: withEvent('isAnswer'),
          target: 'exchanging',
          actions: withEvent('applyCallback'),
        },
        'auth.adopt': [
          { guard: withEvent('isSameSession') },
          {
            guard: withEvent('isUsable'),
            actions: [withEvent('applySession'), 'emitRestored'],
          },
          {
            guard: withEvent('isForeign'),
            target: 'anonymous',
            actions: sessionEnded('foreign-store'),
          },
          { target: 'anonymous', actions: sessionEnded('other-tab') },
        ],
      },
      states: {
        trusting: { after: { checkEvery: 'checking' } },
        checking: {
          invoke: { src: 'readClock', input: ({ context }) => context.platform, onError: 'trusting' },
          on: {
            'auth.check': [
              {
                guard: withEvent('isExpired'),
                target: '#auth.anonymous',
                actions: sessionEnded('expired'),
              },
              { target: 'trusting' },
            ],
          },
        },
      },
    },
  },
})
