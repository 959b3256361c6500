import { withEvent, withOutput } from '../shared/withEvent.ts'
import { uiLocales } from './auth.rules.ts'
import { authSetup, redirectUri, refusal, type SignedOutReason } from './auth.setup.ts'

export type { AuthContext, AuthInput, AuthMachineEvent } from './auth.setup.ts'

const sessionEnded = (reason: SignedOutReason) => ({ type: 'endSession', params: { reason } }) as const

export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input }) => ({
    ...input,
    session: null,
    options: {},
    intent: null,
    isSignInRequested: false,
    signInCalls: [],
    callback: { href: '' },
    waiting: [],
    pkce: null,
    retries: 0,
    error: null,
  }),
  initial: 'unknown',
  on: {
    'auth.setIntent': { actions: withEvent('applyIntent') },
    // In `leaving`, a second press must not overwrite the stored verifier (spec 4.auth.start-locked).
    'auth.signIn': { actions: withEvent('ignore') },
    'auth.complete': { actions: withEvent('ignore') },
  },
  states: {
    unknown: {
      on: {
        // Remember an early sign-in, and start it when no stored session is found.
        'auth.signIn': { actions: [withEvent('applySignIn'), 'requestSignIn'] },
        'auth.complete': { actions: withEvent('wait') },
        'auth.signOut': {
          target: 'anonymous',
          actions: ['clearSignInRequest', 'abortSignIn', 'abortCallbacks', sessionEnded('requested')],
        },
        // The shop must work for a visitor whose stored session cannot be read now. The session stays stored for the next attempt.
        'auth.restoreFailed': { target: 'anonymous', actions: withEvent('emitAnonymous') },
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
      entry: 'completeWaiting',
      states: {
        idle: {},
        // When several calls fail because the session was rejected, the page redirects home only once. A new sign-in
        // leaves this state, which cancels the redirect (docs/spec/rulings.md#1).
        redirecting: { after: { redirectPause: { target: 'idle', actions: 'goHome' } } },
      },
      always: { guard: 'isSignInRequested', target: 'leaving' },
      on: {
        'auth.signIn': { target: 'leaving', actions: withEvent('applySignIn') },
        'auth.complete': [
          {
            guard: withEvent('isAnswer'),
            target: 'exchanging',
            actions: withEvent('applyCallback'),
          },
          {
            actions: {
              type: 'refuse',
              params: ({ event }) => ({ error: refusal('There is no sign-in to complete'), callback: event }),
            },
          },
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
      on: { 'auth.returned': { target: 'anonymous', actions: 'abortSignIn' } },
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
              actions: [withOutput('applyPkce'), withOutput('go'), 'confirmSignIn'],
            },
            onError: {
              target: '#auth.anonymous',
              actions: withEvent('failStart'),
            },
          },
        },
        going: {},
      },
    },
    exchanging: {
      initial: 'asking',
      entry: 'stripAddress',
      on: {
        'auth.complete': { actions: withEvent('wait') },
        'auth.signOut': { target: 'anonymous', actions: ['abortCallbacks', sessionEnded('requested')] },
      },
      states: {
        asking: {
          invoke: {
            src: 'completeSignIn',
            input: ({ context }) => ({
              gateway: context.gateway,
              platform: context.platform,
              redirectUri: redirectUri(context),
              href: context.callback.href,
              identity: context.identity,
            }),
            onDone: [
              {
                guard: withOutput('isUsable'),
                target: '#auth.authenticated',
                actions: withOutput('finish'),
              },
              {
                // `completeSignIn` has already refused expired sessions. A session that is not usable here belongs to
                // the other store.
                target: '#auth.anonymous',
                actions: [
                  {
                    type: 'refuse',
                    params: ({ context: { callback } }) => ({
                      error: refusal('This account belongs to another store', 'foreign_store'),
                      callback,
                    }),
                  },
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
                actions: 'confirmExchange',
              },
              {
                // A callback that is forged, or that was used before, must not end the current session
                // (docs/security.md#a1).
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
      entry: ['dropSignIn', 'completeWaiting'],
      on: {
        'auth.signOut': { target: 'anonymous', actions: sessionEnded('requested') },
        'auth.reject': { target: '#auth.anonymous.redirecting', actions: sessionEnded('unauthorized') },
        'auth.check': [
          { guard: withEvent('needsRenewal'), target: '.renewing' },
          { guard: withEvent('isExpired'), target: 'anonymous', actions: sessionEnded('expired') },
        ],
        // A callback URL without a code belongs to a reloaded callback page: the user is already signed in.
        'auth.complete': [
          {
            guard: withEvent('isAnswer'),
            target: 'exchanging',
            actions: withEvent('applyCallback'),
          },
          { actions: withEvent('confirmSignedIn') },
        ],
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
          invoke: {
            src: 'readClock',
            input: ({ context }) => context.platform,
            onDone: [
              { guard: { type: 'needsRenewal', params: ({ event }) => ({ now: event.output }) }, target: 'renewing' },
              {
                guard: { type: 'isExpired', params: ({ event }) => ({ now: event.output }) },
                target: '#auth.anonymous',
                actions: sessionEnded('expired'),
              },
              { target: 'trusting' },
            ],
            onError: 'trusting',
          },
        },
        renewing: {
          // A second renewal would send the same refresh token twice, and the provider would end the session.
          on: { 'auth.check': {} },
          invoke: {
            src: 'renewSession',
            input: ({ context: { gateway, platform, identity, session } }) => ({
              gateway,
              platform,
              identity,
              session,
            }),
            onDone: [
              { guard: withOutput('isRenewed'), target: 'trusting', actions: withOutput('applyRenewal') },
              { guard: withOutput('isExpired'), target: '#auth.anonymous', actions: sessionEnded('expired') },
              { target: 'trusting' },
            ],
            onError: 'trusting',
          },
        },
      },
    },
  },
})
