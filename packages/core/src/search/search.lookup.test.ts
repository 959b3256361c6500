import { expect, test } from 'vitest'
import type { CallOptions } from '../shared/call.ts'
import { StoreError } from '../shared/errors.ts'
import { TYPING_PAUSE } from './index.ts'
import { later, openSearch, results, settled, suggestion } from './search.fixture.ts'
import type { SearchResults, Suggestion } from './search.types.ts'

test('a shorter term ends the debounce and aborts the requests, whose late responses change nothing', {
  meta: { spec: ['4.search.reset-immediate'] },
}, async () => {
  const signals: AbortSignal[] = []
  const found = later<SearchResults>()
  const suggested = later<Suggestion>()
  const { type, view, calls, clock } = openSearch({
    search: (_, { signal }) => {
      if (signal) signals.push(signal)
      return found.promise
    },
    suggest: () => suggested.promise,
  })
  type('jac')
  clock.increment(TYPING_PAUSE)
  type('ja')
  const reset = { results: null, primary: null, isLoading: false }
  expect(view()).toMatchObject(reset)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  found.resolve(results('jac'))
  suggested.resolve({ ...suggestion('jac'), alternatives: ['jacket'] })
  await settled()
  expect(view()).toMatchObject({ ...reset, alternatives: [] })
  type('jack')
  type('ja')
  clock.increment(10 * TYPING_PAUSE)
  expect(calls).toEqual(['suggest jac', 'search jac'])
})

test.each([
  ['jac', 'jack'],
  ['jack', 'jac'],
])(
  'of two responses only that of the current term is shown, in any order (%s)',
  {
    meta: { spec: ['4.search.stale-dropped'] },
  },
  async (first, second) => {
    const found = new Map([
      ['jac', later<SearchResults>()],
      ['jack', later<SearchResults>()],
    ])
    const suggested = new Map([
      ['jac', later<Suggestion>()],
      ['jack', later<Suggestion>()],
    ])
    const never = later<never>().promise
    const { type, view, clock } = openSearch({
      search: ({ term }) => found.get(term)?.promise ?? never,
      suggest: (term) => suggested.get(term)?.promise ?? never,
    })
    for (const term of ['jac', 'jack']) {
      type(term)
      clock.increment(TYPING_PAUSE)
    }
    for (const term of [first, second]) {
      found.get(term)?.resolve(results(term))
      suggested.get(term)?.resolve({ ...suggestion(term), suggested: `${term} of all` })
      await settled()
    }
    expect(view()).toMatchObject({ results: { term: 'jack' }, primary: 'jack of all' })
  },
)

test('suggestion and search run in parallel, and one may fail without the other', {
  meta: { spec: ['4.search.parallel'] },
}, async () => {
  const one = openSearch({ suggest: () => Promise.reject(new Error('down')) })
  one.type('fleece')
  one.clock.increment(TYPING_PAUSE)
  expect(one.calls).toEqual(['suggest fleece', 'search fleece'])
  await settled()
  expect(one.view()).toMatchObject({ results: { term: 'fleece' }, primary: 'fleece', error: null })
  const other = openSearch({ suggest: () => later<never>().promise })
  other.type('fleece')
  other.clock.increment(TYPING_PAUSE)
  await settled()
  expect(other.view()).toMatchObject({ results: { term: 'fleece' }, isLoading: false })
})

test('a search without products is an empty result, and a failed search is not', {
  meta: { spec: ['4.search.zero-is-empty', '4.search.error-not-empty'] },
}, async () => {
  let fails = false
  const { type, view, clock } = openSearch({
    search: async ({ term }) => {
      if (fails) throw new StoreError('SERVER', 'Unexpected error occurs', { status: 500 })
      return results(term, { products: [], total: 0 })
    },
  })
  type('zzzz')
  clock.increment(TYPING_PAUSE)
  expect(view().isEmpty).toBe(false)
  await settled()
  expect(view()).toMatchObject({ isEmpty: true, emptyTerm: 'zzzz', error: null })
  fails = true
  type('zzzzz')
  clock.increment(TYPING_PAUSE)
  await settled()
  expect(view()).toMatchObject({ isEmpty: false, emptyTerm: '', results: null, isLoading: false })
  expect(view().error).toMatchObject({ code: 'SERVER', status: 500 })
})

test('the empty result names the searched term, as text, while the user types on', {
  meta: { spec: ['2.search.empty-term'] },
}, async () => {
  const { type, view, clock } = openSearch({ search: async ({ term }) => results(term, { products: [], total: 0 }) })
  type(' <b>zz</b> ')
  clock.increment(TYPING_PAUSE)
  await settled()
  type(' <b>zz</b> and more')
  expect(view()).toMatchObject({ isEmpty: true, emptyTerm: '<b>zz</b>', term: ' <b>zz</b> and more' })
})

test('clearing ends the running debounce', () => {
  const { type, clear, calls, clock } = openSearch()
  type('jacket')
  clear()
  clock.increment(10 * TYPING_PAUSE)
  expect(calls).toEqual([])
})

test('closing aborts every request in progress', async () => {
  const signals: (AbortSignal | undefined)[] = []
  const hang = ({ signal }: CallOptions): Promise<never> => {
    signals.push(signal)
    return later<never>().promise
  }
  const { type, close, clock } = openSearch({
    search: (_, options) => hang(options),
    suggest: (_, options) => hang(options),
    popular: hang,
    recommend: (_, options) => hang(options),
  })
  type('jacket')
  clock.increment(TYPING_PAUSE)
  await settled()
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, false, false, false])
  close()
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true, true])
})

test('clearing empties the term and its results, and the panel stays open', async () => {
  const { type, clear, view, clock, events } = openSearch()
  type('jacket')
  clock.increment(TYPING_PAUSE)
  await settled()
  clear()
  expect(view()).toMatchObject({ isOpen: true, term: '', results: null, primary: null, canClear: false })
  expect(events.map((event) => event.type)).toEqual(['search.opened'])
})

test('the view keeps its reference until its content changes', () => {
  const { type, view } = openSearch()
  type('j')
  expect(view()).toBe(view())
  const { popular, topSellers } = view()
  type('ja')
  expect(view().popular).toBe(popular)
  expect(view().topSellers).toBe(topSellers)
})
