import { createActor, SimulatedClock } from 'xstate'
import { runTurns } from '../shared/turns.fixture.ts'
import type { SearchCard } from './results.types.ts'
import { searchMachine } from './search.machine.ts'
import type { SearchEvent, SearchGateway, SearchResults, Suggestion } from './search.types.ts'
import { createSearchDomain } from './search.view.ts'

export const card = (id: string): SearchCard => ({
  id,
  slug: `piece-${id}`,
  name: `Piece ${id}`,
  category: ['Jackets'],
  imageUrl: null,
  variantId: null,
  price: null,
  regularPrice: null,
  tones: [],
  badge: null,
})

export const results = (term: string, said: Partial<SearchResults> = {}): SearchResults => ({
  term,
  products: [card('1')],
  total: 1,
  page: 1,
  pages: 1,
  facets: [],
  redirect: '',
  ...said,
})

export const suggestion = (query: string, corrected: string | null = null): Suggestion => ({
  query,
  corrected,
  suggested: corrected,
  alternatives: [],
})

/** Waits until all pending responses have arrived. */
export const settled = (): Promise<void> => runTurns(8)

/** Creates a response that the test resolves. */
export const later = <Value>() => Promise.withResolvers<Value>()

/** Opens the panel with a mock gateway and a simulated clock. */
export const openSearch = (answers: Partial<SearchGateway> = {}) => {
  const calls: string[] = []
  const discovered: string[] = []
  const gateway: SearchGateway = {
    search: async ({ term }) => results(term),
    suggest: async (term) => suggestion(term),
    popular: async () => ['fleece'],
    recommend: async () => [card('7')],
    log: () => undefined,
    ...answers,
  }
  const noted: SearchGateway = {
    search: (request, options) => {
      calls.push(`search ${request.term}`)
      return gateway.search(request, options)
    },
    suggest: (term, options) => {
      calls.push(`suggest ${term}`)
      return gateway.suggest(term, options)
    },
    popular: (options) => {
      discovered.push('popular')
      return gateway.popular(options)
    },
    recommend: (request, options) => {
      discovered.push(`recommend ${request.limit}`)
      return gateway.recommend(request, options)
    },
    log: (entry) => {
      calls.push(`log ${entry.term}`)
      gateway.log(entry)
    },
  }
  const clock = new SimulatedClock()
  const events: SearchEvent[] = []
  const input = { gateway: noted, locale: 'en_US', storeSource: 'US' } as const
  const domain = createSearchDomain(createActor(searchMachine, { clock, input }).start())
  domain.on('*', (event: SearchEvent) => events.push(event))
  domain.commands.open()
  return { ...domain.commands, view: domain.getSnapshot, calls, discovered, clock, events }
}
