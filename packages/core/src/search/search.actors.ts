import { fromPromise } from 'xstate'
import type { SearchCard } from './results.types.ts'
import { PANEL_PAGE_SIZE } from './search.rules.ts'
import type { SearchGateway, SearchResults, Suggestion } from './search.types.ts'

export interface TermInput {
  readonly gateway: SearchGateway
  readonly term: string
}

/** A browser function that the server types of TypeScript lack, so it is declared here; on a server it is undefined. */
declare const requestAnimationFrame: ((then: () => void) => number) | undefined

/** Waits until the browser has painted the opened panel, because the two requests that follow would delay the paint. */
const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (typeof requestAnimationFrame === 'undefined') setTimeout(resolve)
    else requestAnimationFrame(() => setTimeout(resolve))
  })

export const listPopular = fromPromise<readonly string[], SearchGateway>(async ({ input: gateway, signal }) => {
  await nextFrame()
  return gateway.popular({ signal })
})

export const recommend = fromPromise<readonly SearchCard[], SearchGateway>(async ({ input: gateway, signal }) => {
  await nextFrame()
  return gateway.recommend({ limit: PANEL_PAGE_SIZE }, { signal })
})

export const suggest = fromPromise<Suggestion, TermInput>(({ input: { gateway, term }, signal }) =>
  gateway.suggest(term.trim(), { signal }),
)

export const find = fromPromise<SearchResults, TermInput>(({ input: { gateway, term }, signal }) =>
  gateway.search({ term: term.trim(), perPage: PANEL_PAGE_SIZE }, { signal }),
)
