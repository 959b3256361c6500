import { fromPromise } from 'xstate'
import type { SearchCard } from './results.types.ts'
import { PANEL_PAGE_SIZE } from './search.rules.ts'
import type { SearchGateway, SearchResults, Suggestion } from './search.types.ts'

export interface TermInput {
  readonly gateway: SearchGateway
  readonly term: string
}

export const listPopular = fromPromise<readonly string[], SearchGateway>(({ input: gateway, signal }) =>
  gateway.popular({ signal }),
)

export const recommend = fromPromise<readonly SearchCard[], SearchGateway>(({ input: gateway, signal }) =>
  gateway.recommend({ limit: PANEL_PAGE_SIZE }, { signal }),
)

export const suggest = fromPromise<Suggestion, TermInput>(({ input: { gateway, term }, signal }) =>
  gateway.suggest(term.trim(), { signal }),
)

export const find = fromPromise<SearchResults, TermInput>(({ input: { gateway, term }, signal }) =>
  gateway.search({ term: term.trim(), perPage: PANEL_PAGE_SIZE }, { signal }),
)
