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
  /** The term as typed, not trimmed. */
  readonly term: string
  /** The last suggestion, which may belong to an earlier term. */
  readonly suggestion: Suggestion | null
  readonly results: SearchResults | null
  /** Null until loaded; cached until the page is left (spec 4.search.open-cache). */
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

/** Returns the term that Enter searches for: the corrected term if the back end suggests one, else the typed term. */
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
    // No suggestion is requested below three characters, not even on Enter (docs/spec/rulings.md#7).
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
        // An error in the log of a shop's own gateway must not stop the search.
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
    // Reset the term only at the entry of `closed`: `announceDestination` has then already put the term into
    // `search.navigate`.
    closed: { entry: 'forget', on: { 'search.open': 'open' } },
    open: {
      type: 'parallel',
      entry: 'announceOpened',
      exit: 'announceClosed',
      on: { 'search.close': 'closed' },
      states: {
        // Popular searches and top sellers load independently. A failure is silent, and the next opening tries again.
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
            // The suggestion and the search are independent: if one request fails, the panel still shows the response
            // of the other.
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
              // During a submit, a second submit does nothing.
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
                    // On an error, go to the results page: it shows the error and can retry.
                    onError: {
                      target: 'leaving',
                      actions: { type: 'announceDestination', params: { redirect: '' } },
                    },
                  },
                },
                // The panel closes after `search.navigate` (spec section 4).
                leaving: { always: '#search.closed' },
              },
            },
          },
        },
      },
    },
  },
})

/** The types of the search domain with the events of its machine. The effects of the core use them. */
export type SearchMachineTypes = MachineTypes<SearchTypes, SearchMachineEvent>
