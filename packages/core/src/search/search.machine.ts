import { assign, emit, setup } from 'xstate'
import type { MachineTypes } from '../shared/domain.ts'
import { type StoreError, toStoreError } from '../shared/errors.ts'
import type { StoreSource } from '../shared/site.ts'
import { withEvent, withOutput } from '../shared/withEvent.ts'
import type { SearchCard } from './results.types.ts'
import { find, listPopular, recommend, suggest } from './search.actors.ts'
import { belongsTo, canSubmit, canSuggest, canTrigger, correctionOf, TYPING_PAUSE } from './search.rules.ts'
import type { SearchEvent, SearchGateway, SearchResults, SearchTypes, Suggestion } from './search.types.ts'

export interface SearchInput {
  readonly gateway: SearchGateway
  readonly locale: string
  readonly storeSource: StoreSource
}

export interface SearchContext extends SearchInput {
  readonly term: string
  readonly suggestion: Suggestion | null
  readonly results: SearchResults | null
  /** Null until they have come; kept for as long as the page lives (spec 4.search.open-cache). */
  readonly popular: readonly string[] | null
  readonly topSellers: readonly SearchCard[] | null
  readonly error: StoreError | null
}

export type SearchMachineEvent =
  | { type: 'search.open' }
  | { type: 'search.close' }
  | { type: 'search.type'; term: string }
  | { type: 'search.clear' }
  | { type: 'search.submit' }
  | { type: 'search.trigger' }

/** The term that is searched for on Enter: corrected when a correction belongs to it. */
const searchTerm = ({ term, suggestion }: SearchContext): string => correctionOf(term, suggestion) ?? term.trim()

const empty = { suggestion: null, results: null, error: null }

export const searchMachine = setup({
  types: {} as {
    input: SearchInput
    context: SearchContext
    events: SearchMachineEvent
    emitted: SearchEvent
    tags: 'loading'
  },
  actors: { listPopular, recommend, suggest, find },
  delays: { typingPause: TYPING_PAUSE },
  guards: {
    hasPopular: ({ context }) => context.popular !== null,
    hasTopSellers: ({ context }) => context.topSellers !== null,
    isLong: (_, { term }: { term: string }) => canSuggest(term),
    canSubmit: ({ context }) => canSubmit(context.term),
    canTrigger: ({ context }) => canTrigger(context.term),
    // Below three characters no suggestion is ever asked for, on Enter neither (docs/spec/rulings.md#7).
    needsNoCorrection: ({ context: { term, suggestion } }) => !canSuggest(term) || belongsTo(term, suggestion),
  },
  actions: {
    cachePopular: assign((_, popular: readonly string[]) => ({ popular })),
    cacheTopSellers: assign((_, topSellers: readonly SearchCard[]) => ({ topSellers })),
    applyTerm: assign((_, { term }: { term: string }) => ({ term })),
    applySuggestion: assign((_, suggestion: Suggestion) => ({ suggestion })),
    applyResults: assign((_, results: SearchResults) => ({ results, error: null })),
    applyError: assign((_, { error: cause }: { error: unknown }) => ({ error: toStoreError(cause), results: null })),
    reset: assign(empty),
    forget: assign({ term: '', ...empty }),
    log: ({ context: { gateway, term, locale, storeSource } }) => {
      try {
        gateway.log({ term: term.trim(), locale, storeSource })
      } catch {
        // Logging never stands in the way of a search, whoever wrote the gateway.
      }
    },
    announceOpened: emit({ type: 'search.opened' }),
    announceClosed: emit({ type: 'search.closed' }),
    announceSubmitted: emit(({ context }) => ({
      type: 'search.submitted',
      term: context.term.trim(),
      corrected: correctionOf(context.term, context.suggestion),
    })),
    announceDestination: emit(({ context }, { redirect }: { redirect: string }) => ({
      type: 'search.navigate',
      redirect: redirect.trim() === '' ? null : redirect,
      term: searchTerm(context),
      ...(correctionOf(context.term, context.suggestion) !== null && { from: context.term.trim() }),
    })),
  },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({ ...input, term: '', popular: null, topSellers: null, ...empty }),
  initial: 'closed',
  states: {
    // On entry, not on leaving `open`: what Enter announces still needs the term.
    closed: { entry: 'forget', on: { 'search.open': 'open' } },
    open: {
      type: 'parallel',
      entry: 'announceOpened',
      exit: 'announceClosed',
      on: { 'search.close': 'closed' },
      states: {
        // Each for itself; what fails is silent, and asked for again when the panel next opens.
        popular: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'hasPopular', target: 'settled' }, { target: 'loading' }] },
            loading: {
              invoke: {
                src: 'listPopular',
                input: ({ context }) => context.gateway,
                onDone: {
                  target: 'settled',
                  actions: withOutput('cachePopular'),
                },
                onError: 'settled',
              },
            },
            settled: {},
          },
        },
        topSellers: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'hasTopSellers', target: 'settled' }, { target: 'loading' }] },
            loading: {
              invoke: {
                src: 'recommend',
                input: ({ context }) => context.gateway,
                onDone: {
                  target: 'settled',
                  actions: withOutput('cacheTopSellers'),
                },
                onError: 'settled',
              },
            },
            settled: {},
          },
        },
        lookup: {
          initial: 'idle',
          on: {
            'search.type': [
              {
                guard: withEvent('isLong'),
                target: '.pausing',
                actions: withEvent('applyTerm'),
              },
              { target: '.idle', actions: [withEvent('applyTerm'), 'reset'] },
            ],
            'search.clear': { target: '.idle', actions: [{ type: 'applyTerm', params: { term: '' } }, 'reset'] },
            'search.submit': { guard: 'canSubmit', target: '.submitting', actions: 'log' },
            'search.trigger': { guard: 'canTrigger', target: '.submitting', actions: 'log' },
          },
          states: {
            idle: {},
            pausing: { after: { typingPause: 'looking' } },
            // The two questions are independent: one failing does not sink the other.
            looking: {
              type: 'parallel',
              onDone: 'idle',
              states: {
                suggesting: {
                  initial: 'asking',
                  states: {
                    asking: {
                      invoke: {
                        src: 'suggest',
                        input: ({ context: { gateway, term } }) => ({ gateway, term }),
                        onDone: {
                          target: 'answered',
                          actions: withOutput('applySuggestion'),
                        },
                        onError: 'answered',
                      },
                    },
                    answered: { type: 'final' },
                  },
                },
                finding: {
                  initial: 'asking',
                  states: {
                    asking: {
                      tags: 'loading',
                      invoke: {
                        src: 'find',
                        input: ({ context: { gateway, term } }) => ({ gateway, term }),
                        onDone: {
                          target: 'answered',
                          actions: withOutput('applyResults'),
                        },
                        onError: {
                          target: 'answered',
                          actions: withEvent('applyError'),
                        },
                      },
                    },
                    answered: { type: 'final' },
                  },
                },
              },
            },
            submitting: {
              initial: 'deciding',
              tags: 'loading',
              // One press is one search.
              on: { 'search.submit': {}, 'search.trigger': {} },
              states: {
                deciding: { always: [{ guard: 'needsNoCorrection', target: 'searching' }, { target: 'correcting' }] },
                correcting: {
                  invoke: {
                    src: 'suggest',
                    input: ({ context: { gateway, term } }) => ({ gateway, term }),
                    onDone: {
                      target: 'searching',
                      actions: withOutput('applySuggestion'),
                    },
                    onError: 'searching',
                  },
                },
                searching: {
                  entry: 'announceSubmitted',
                  invoke: {
                    src: 'find',
                    input: ({ context }) => ({ gateway: context.gateway, term: searchTerm(context) }),
                    onDone: {
                      target: 'leaving',
                      actions: withOutput('announceDestination'),
                    },
                    // The results page can say what failed, and try again.
                    onError: {
                      target: 'leaving',
                      actions: { type: 'announceDestination', params: { redirect: '' } },
                    },
                  },
                },
                // The panel closes once it is said where to go (spec section 4).
                leaving: { always: '#search.closed' },
              },
            },
          },
        },
      },
    },
  },
})

/** The domain as our own effects see it. */
export type SearchMachineTypes = MachineTypes<SearchTypes, SearchMachineEvent>
