import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createDomain } from '../shared/createDomain.ts'
import type { Domain } from '../shared/domain.ts'
import { createSelector } from '../shared/selectors.ts'
import type { searchMachine } from './search.machine.ts'
import { canClear, canSuggest, canTrigger, suggestionTexts } from './search.rules.ts'
import type { SearchCommands, SearchEvent, SearchView } from './search.types.ts'

type SearchActor = ActorRefFrom<typeof searchMachine>
export type SearchDomain = Domain<SearchView, SearchCommands, SearchEvent>

const noTexts = { primary: null, alternatives: [], shopAll: null }

/** All views without items share this empty list, so that the list has the same reference in each of them. */
const none: readonly never[] = []

const createSearchView = (): ((snapshot: SnapshotFrom<typeof searchMachine>) => SearchView) =>
  createSelector(
    (snapshot) => [snapshot.context, snapshot.matches('open'), snapshot.hasTag('loading')] as const,
    ({ term, suggestion, results, popular, topSellers, error, gateway }, isOpen, isLoading): SearchView => ({
      isOpen,
      term,
      canClear: canClear(term),
      canTrigger: canTrigger(term),
      isLoading,
      popular: popular ?? none,
      topSellers: topSellers ?? none,
      ...(results !== null && canSuggest(term) ? suggestionTexts(term, suggestion) : noTexts),
      results,
      isEmpty: results?.products.length === 0,
      emptyTerm: results?.products.length === 0 ? results.term : '',
      error,
      unsupported: gateway.unsupported ?? none,
    }),
  )

const createSearchCommands = (actor: SearchActor): SearchCommands => ({
  open: () => actor.send({ type: 'search.open' }),
  close: () => actor.send({ type: 'search.close' }),
  type: (term) => actor.send({ type: 'search.type', term }),
  clear: () => actor.send({ type: 'search.clear' }),
  submit: () => actor.send({ type: 'search.submit' }),
  trigger: () => actor.send({ type: 'search.trigger' }),
})

/** Creates the public side of the search: its view, commands and events. */
export const createSearchDomain = (actor: SearchActor): SearchDomain =>
  createDomain(actor, createSearchView(), createSearchCommands(actor))
