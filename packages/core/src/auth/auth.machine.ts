import type { StoreError } from '../shared/errors.ts'
import { answered, told } from '../shared/ofEvent.ts'
import { uiLocales } from './auth.rules.ts'
import { authSetup, type LostReason, redirectUri, refusal, returnTo } from './auth.setup.ts'

export type { AuthContext, AuthEvent, AuthInput } from './auth.setup.ts'

const lost = (reason: LostReason) => ({ type: 'lose', params: { reason } }) as const
const refused = (error: StoreError) => ({ type: 'refuse', params: { error } }) as const

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
        'auth.signIn': { actions: [told('keepOptions'), 'wantSignIn'] },
        'auth.signOut': { target: 'anonymous', actions: ['dropWish', lost('requested')] },
        'auth.restore': [
          {
            guard: told('isUsable'),
            target: 'authenticated',
            actions: [told('keep'), 'tellRestored'],
          },
          {
            guard: told('isForeign'),
            target: 'anonymous',
            actions: lost('foreign-store'),
          },
          {
            guard: told('isSession'),
            target: 'anonymous',
            actions: lost('expired'),
          },
          { target: 'anonymous' },
        ],
      },
    },
    anonymous: {
      always: { guard: 'wantsSignIn', target: 'leaving' },
      on: {
        'auth.signIn': { target: 'leaving', actions: told('keepOptions') },
        'auth.complete': [
          {
            guard: told('isAnswer'),
            target: 'exchanging',
            actions: told('keepCallback'),
          },
          { actions: refused(refusal('There is no sign-in to complete')) },
        ],
        'auth.adopt': {
          guard: told('isUsable'),
          target: 'authenticated',
          actions: [told('keep'), 'tellRestored'],
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
              actions: [answered('keepPkce'), answered('go')],
            },
            onError: {
              target: '#auth.anonymous',
              actions: told('tellStartFailed'),
            },
          },
        },
        going: {},
      },
    },
    exchanging: {
      initial: 'asking',
      entry: 'stripAddress',
      on: { 'auth.signOut': { target: 'anonymous', actions: lost('requested') } },
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
                guard: answered('isUsable'),
                target: '#auth.authenticated',
                actions: answered('finish'),
              },
              {
                // What is over already is refused before it comes here.
                target: '#auth.anonymous',
                actions: [
                  refused(refusal('This account belongs to another store', 'foreign_store')),
                  lost('foreign-store'),
                ],
              },
            ],
            onError: [
              {
                guard: told('mayRetry'),
                target: 'pausing',
                actions: 'countRetry',
              },
              {
                guard: told('isDone'),
                target: '#auth.authenticated',
              },
              {
                // A forged or used answer must not sign anybody out (threats A1).
                guard: 'isSignedIn',
                target: '#auth.authenticated',
                actions: told('fail'),
              },
              {
                target: '#auth.anonymous',
                actions: told('fail'),
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
        'auth.signOut': { target: 'anonymous', actions: lost('requested') },
        'auth.reject': { target: 'anonymous', actions: lost('unauthorized') },
        'auth.check': {
          guard: 'isOver',
          target: 'anonymous',
          actions: lost('expired'),
        },
        // Without an answer it is a used callback that is loaded again: nothing to do for who is signed in.
        'auth.complete': {
          guard: told('isAnswer'),
          target: 'exchanging',
          actions: told('keepCallback'),
        },
        'auth.adopt': [
          { guard: told('isSameSession') },
          {
            guard: told('isUsable'),
            actions: [told('keep'), 'tellRestored'],
          },
          {
            guard: told('isForeign'),
            target: 'anonymous',
            actions: lost('foreign-store'),
          },
          { target: 'anonymous', actions: lost('other-tab') },
        ],
      },
      states: {
        trusting: { after: { checkEvery: 'checking' } },
        checking: {
          always: [
            {
              guard: 'isOver',
              target: '#auth.anonymous',
              actions: lost('expired'),
            },
            { target: 'trusting' },
          ],
        },
      },
    },
  },
})
