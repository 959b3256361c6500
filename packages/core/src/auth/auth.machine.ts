import { uiLocales } from './auth.rules.ts'
import { authSetup, redirectUri, refusal, returnTo } from './auth.setup.ts'

export type { AuthContext, AuthEvent, AuthInput } from './auth.setup.ts'

export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input }) => ({
    ...input,
    session: null,
    options: {},
    wantsSignIn: false,
    callback: '',
    pkce: null,
    retries: 0,
    completed: null,
    error: null,
  }),
  initial: 'unknown',
  states: {
    unknown: {
      on: {
        // A press is never lost: it is done once it is known that nobody is signed in.
        'auth.signIn': { actions: [{ type: 'keepOptions', params: ({ event }) => event }, 'wantSignIn'] },
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
            guard: { type: 'isSession', params: ({ event }) => event },
            target: 'anonymous',
            actions: { type: 'lose', params: { reason: 'expired' } },
          },
          { target: 'anonymous' },
        ],
      },
    },
    anonymous: {
      always: { guard: 'wantsSignIn', target: 'leaving' },
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
      entry: 'dropWish',
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
            onDone: {
              target: 'going',
              actions: [
                { type: 'keepPkce', params: ({ event }) => event.output },
                { type: 'go', params: ({ event }) => event.output },
              ],
            },
            onError: {
              target: '#auth.anonymous',
              actions: { type: 'tellStartFailed', params: ({ event }) => event },
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
                  {
                    type: 'refuse',
                    params: { error: refusal('This account belongs to another store', 'foreign_store') },
                  },
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
                guard: { type: 'mayRetry', params: ({ event }) => event },
                target: 'pausing',
                actions: 'countRetry',
              },
              {
                guard: { type: 'isDone', params: ({ event }) => event },
                target: '#auth.authenticated',
              },
              {
                // A forged or used answer must not sign anybody out (threats A1).
                guard: 'isSignedIn',
                target: '#auth.authenticated',
                actions: { type: 'fail', params: ({ event }) => event },
              },
              {
                target: '#auth.anonymous',
                actions: { type: 'fail', params: ({ event }) => event },
              },
            ],
          },
        },
        pausing: { after: { retryPause: 'asking' } },
      },
    },
    authenticated: {
      initial: 'checking',
      entry: 'dropWish',
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
