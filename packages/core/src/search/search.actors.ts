import { fromPromise } from 'xstate'
import type { SearchCard } from './results.types.ts'
import { PANEL_PAGE_SIZE } from './search.rules.ts'
import type { SearchGateway, SearchResults, Suggestion } from './search.types.ts'

export interface Discovery {
  readonly popular: readonly string[]
  readonly topSellers: readonly SearchCard[]
}

export interface TermInput {
  readonly gateway: SearchGateway
  readonly term: string
}

const none = () => []

/** Popular searches and top sellers; the failure of either is silent (readings, L103). */
export const discover = fromPromise<Discovery, SearchGateway>(async ({ input: gateway, signal }) => {
  const [popular, topSellers] = await Promise.all([
    gateway.popular({ signal }).catch(none),
    gateway.recommend({ limit: PANEL_PAGE_SIZE }, { signal }).catch(none),
  ])
  return { popular, topSellers }
})

export const suggest = fromPromise<Suggestion, TermInput>(({ input: { gateway, term }, signal }) =>
  gateway.suggest(term.trim(), { signal }),
)

export const find = fromPromise<SearchResults, TermInput>(({ input: { gateway, term }, signal }) =>
  gateway.search({ term: term.trim(), perPage: PANEL_PAGE_SIZE }, { signal }),
)
