import { expect, test } from 'vitest'
import { SUGGESTION_MIN_LENGTH, TYPING_PAUSE } from './index.ts'
import { card, later, openSearch, results, settled, suggestion } from './search.fixture.ts'

test('opening loads popular searches and top sellers once each, and opening again sends no request', {
  meta: { spec: ['4.search.open-loads-popular', '4.search.open-loads-top-sellers', '4.search.open-cache'] },
}, async () => {
  const { view, discovered, close, open } = openSearch({ popular: async () => [] })
  await settled()
  expect(discovered).toEqual(['popular', 'recommend 6'])
  expect(view()).toMatchObject({ popular: [], topSellers: [card('7')] })
  close()
  open()
  await settled()
  expect(discovered).toEqual(['popular', 'recommend 6'])
  expect(view().topSellers).toEqual([card('7')])
})

test('when one of the two fails or never responds, the other is shown, and only the failed one is requested again', {
  meta: { spec: ['4.search.open-cache'] },
}, async () => {
  const failing = openSearch({ popular: () => Promise.reject(new Error('down')) })
  await settled()
  expect(failing.view()).toMatchObject({ popular: [], topSellers: [card('7')], error: null })
  failing.close()
  failing.open()
  await settled()
  expect(failing.discovered).toEqual(['popular', 'recommend 6', 'popular'])
  const hanging = openSearch({ recommend: () => later<never>().promise })
  await settled()
  expect(hanging.view()).toMatchObject({ popular: ['fleece'], topSellers: [] })
})

test('three characters request a suggestion and a search, two request nothing', {
  meta: { spec: ['4.search.suggest-and-search', '9.search.min-length'] },
}, () => {
  const { type, calls, clock } = openSearch()
  type('jac'.slice(0, SUGGESTION_MIN_LENGTH - 1))
  clock.increment(10 * TYPING_PAUSE)
  expect(calls).toEqual([])
  type('jac')
  clock.increment(TYPING_PAUSE)
  expect(calls).toEqual(['suggest jac', 'search jac'])
})

test('both are requested 300 ms after the last key', {
  meta: { spec: ['4.search.debounce', '5.search.suggest-debounce', '9.search.debounce'] },
}, () => {
  const one = openSearch()
  one.type('jac')
  one.clock.increment(299)
  expect(one.calls).toEqual([])
  one.clock.increment(1)
  expect(one.calls).toEqual(['suggest jac', 'search jac'])
  const { type, calls, clock } = openSearch()
  type('jac')
  clock.increment(200)
  type('jack')
  clock.increment(200)
  type('jacke')
  clock.increment(299)
  expect(calls).toEqual([])
  clock.increment(1)
  expect(calls).toEqual(['suggest jacke', 'search jacke'])
  clock.increment(10 * TYPING_PAUSE)
  expect(calls).toHaveLength(2)
})

test('lengths are counted without surrounding spaces, in characters', {
  meta: { spec: ['4.search.length-counted'] },
}, () => {
  const { type, calls, clock } = openSearch()
  for (const term of ['  ja ', '🧥🧥']) {
    type(term)
    clock.increment(TYPING_PAUSE)
  }
  expect(calls).toEqual([])
  type('🧥🧥🧥')
  clock.increment(TYPING_PAUSE)
  expect(calls).toEqual(['suggest 🧥🧥🧥', 'search 🧥🧥🧥'])
})

test('the typed term is searched unchanged, and the back end corrects it', {
  meta: { spec: ['4.search.typed-term'] },
}, async () => {
  const { type, calls, clock } = openSearch({ suggest: async (term) => suggestion(term, 'yellow') })
  type('yellw')
  clock.increment(TYPING_PAUSE)
  await settled()
  type('yellw ')
  clock.increment(TYPING_PAUSE)
  await settled()
  expect(calls).toEqual(['suggest yellw', 'search yellw', 'suggest yellw', 'search yellw'])
})

test('the first view stays for a short term and while the first search loads', {
  meta: { spec: ['2.search.default-view-when'] },
}, async () => {
  const { type, view, clock } = openSearch()
  await settled()
  for (const term of ['', 'j', 'ja', 'jac']) {
    type(term)
    expect(view()).toMatchObject({ results: null, isEmpty: false, primary: null, popular: ['fleece'] })
  }
  clock.increment(TYPING_PAUSE)
  expect(view()).toMatchObject({ results: null, isEmpty: false, isLoading: true, topSellers: [card('7')] })
  await settled()
  expect(view()).toMatchObject({
    results: results('jac'),
    isLoading: false,
    isEmpty: false,
    emptyTerm: '',
    primary: 'jac',
  })
})

test('a shorter term removes suggestions and results at once', {
  meta: { spec: ['4.search.shorter-resets'] },
}, async () => {
  const { type, view, clock } = openSearch({
    suggest: async (term) => ({ ...suggestion(term), alternatives: ['jacket'] }),
  })
  type('jac')
  clock.increment(TYPING_PAUSE)
  await settled()
  expect(view()).toMatchObject({ results: { term: 'jac' }, alternatives: ['jacket'] })
  type('ja')
  expect(view()).toMatchObject({
    term: 'ja',
    results: null,
    primary: null,
    alternatives: [],
    shopAll: null,
    error: null,
  })
})
