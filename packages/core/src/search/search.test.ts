import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { searchMachine } from './index.ts'
import type { SearchFact, SearchGateway, SearchResults, Suggestion } from './search.types.ts'

const results = (term: string, redirect = ''): SearchResults => ({
  term,
  products: [],
  total: 0,
  page: 1,
  pages: 0,
  facets: [],
  redirect,
})
const suggestion = (query: string, corrected: string | null = null): Suggestion => ({
  query,
  corrected,
  suggested: corrected,
  alternatives: [],
})

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

const open = (answers: Partial<SearchGateway> = {}) => {
  const calls: string[] = []
  const gateway: SearchGateway = {
    search: async ({ term }) => {
      calls.push(`search ${term}`)
      return results(term)
    },
    suggest: async (term) => {
      calls.push(`suggest ${term}`)
      return suggestion(term)
    },
    popular: async () => ['fleece'],
    recommend: async () => [],
    log: ({ term }) => void calls.push(`log ${term}`),
    ...answers,
  }
  const clock = new SimulatedClock()
  const facts: SearchFact[] = []
  const actor = createActor(searchMachine, { clock, input: { gateway, locale: 'en_US', storeSource: 'US' } })
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  actor.send({ type: 'search.open' })
  return { actor, calls, clock, facts }
}

test('three characters are looked up 300 ms after the last one, two are not', async () => {
  const { actor, calls, clock } = open()
  actor.send({ type: 'search.type', term: 'ja' })
  clock.increment(300)
  expect(calls).toEqual([])
  actor.send({ type: 'search.type', term: 'jac' })
  clock.increment(299)
  expect(calls).toEqual([])
  clock.increment(1)
  expect(calls).toEqual(['suggest jac', 'search jac'])
})

test('typing on makes the earlier answer void', async () => {
  const answers = new Map<string, (value: SearchResults) => void>()
  const { actor, clock } = open({ search: ({ term }) => new Promise((resolve) => answers.set(term, resolve)) })
  actor.send({ type: 'search.type', term: 'jack' })
  clock.increment(300)
  actor.send({ type: 'search.type', term: 'jacket' })
  clock.increment(300)
  answers.get('jacket')?.(results('jacket'))
  await settled()
  answers.get('jack')?.(results('jack'))
  await settled()
  expect(actor.getSnapshot().context.results?.term).toBe('jacket')
})

test('a failing suggestion does not sink the search', async () => {
  const { actor, clock } = open({ suggest: () => Promise.reject(new Error('down')) })
  actor.send({ type: 'search.type', term: 'fleece' })
  clock.increment(300)
  await settled()
  expect(actor.getSnapshot().context.results?.term).toBe('fleece')
})

test('Enter logs, corrects, searches, tells where to go, and closes, in this order', async () => {
  const { actor, calls, facts } = open({ suggest: async (term) => suggestion(term, 'pants') })
  actor.send({ type: 'search.type', term: 'pnats' })
  actor.send({ type: 'search.submit' })
  await settled()
  await settled()
  expect(calls).toEqual(['log pnats', 'search pants'])
  expect(facts.map(({ type }) => type)).toEqual([
    'search.opened',
    'search.submitted',
    'search.closed',
    'search.navigate',
  ])
  expect(facts.at(-1)).toEqual({ type: 'search.navigate', redirect: null, term: 'pants' })
})

test('Enter on two characters asks for no correction, on blanks for nothing', async () => {
  const { actor, calls } = open()
  actor.send({ type: 'search.type', term: '  ' })
  actor.send({ type: 'search.submit' })
  expect(calls).toEqual([])
  actor.send({ type: 'search.type', term: 'xs' })
  actor.send({ type: 'search.submit' })
  await settled()
  expect(calls).toEqual(['log xs', 'search xs'])
})

test('a redirect leads there, and a search that fails still leads to the results page', async () => {
  const first = open({ search: async ({ term }) => results(term, '/account/wishlist') })
  first.actor.send({ type: 'search.type', term: 'my' })
  first.actor.send({ type: 'search.submit' })
  await settled()
  expect(first.facts.at(-1)).toMatchObject({ redirect: '/account/wishlist' })
  const second = open({ search: () => Promise.reject(new Error('down')) })
  second.actor.send({ type: 'search.type', term: 'my' })
  second.actor.send({ type: 'search.submit' })
  await settled()
  expect(second.facts.at(-1)).toEqual({ type: 'search.navigate', redirect: null, term: 'my' })
})
