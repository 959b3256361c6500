import { expect, test } from 'vitest'
import { TYPING_PAUSE } from './index.ts'
import { later, openSearch, results, settled, suggestion } from './search.fixture.ts'
import type { SearchLogEntry, Suggestion } from './search.types.ts'

const yellow = async (term: string): Promise<Suggestion> => suggestion(term, term === 'yellw' ? 'yellow' : null)

test('Enter logs, corrects, searches, says where to go and closes, in this order', {
  meta: { spec: ['4.search.enter-logs', '4.search.enter-corrects'] },
}, async () => {
  const { type, submit, calls, facts, view } = openSearch({ suggest: yellow })
  type('yellw')
  submit()
  expect(view().isLoading).toBe(true)
  await settled()
  expect(calls).toEqual(['log yellw', 'suggest yellw', 'search yellow'])
  expect(facts).toEqual([
    { type: 'search.opened' },
    { type: 'search.submitted', term: 'yellw', corrected: 'yellow' },
    { type: 'search.navigate', redirect: null, term: 'yellow', from: 'yellw' },
    { type: 'search.closed' },
  ])
  expect(view()).toMatchObject({ isOpen: false, term: '', isLoading: false })
})

test('what is logged is what was typed, also when its correction is known already', {
  meta: { spec: ['4.search.enter-logs-typed'] },
}, async () => {
  const { type, submit, calls, clock } = openSearch({ suggest: yellow })
  type('yellw')
  clock.increment(TYPING_PAUSE)
  await settled()
  calls.length = 0
  submit()
  await settled()
  expect(calls).toEqual(['log yellw', 'search yellow'])
})

test('blanks around the term and its case belong neither to what is searched nor to what is asked for again', async () => {
  const { type, submit, calls, facts, clock } = openSearch()
  type('Jacket')
  clock.increment(TYPING_PAUSE)
  await settled()
  calls.length = 0
  type('  jacket ')
  submit()
  await settled()
  expect(calls).toEqual(['log jacket', 'search jacket'])
  expect(facts.slice(1, 3)).toEqual([
    { type: 'search.submitted', term: 'jacket', corrected: null },
    { type: 'search.navigate', redirect: null, term: 'jacket' },
  ])
})

test('Enter on a term that was suggested for searches right after the log', {
  meta: { spec: ['4.search.enter-searches'] },
}, async () => {
  const { type, submit, calls, clock } = openSearch()
  type('jacket')
  clock.increment(TYPING_PAUSE)
  await settled()
  calls.length = 0
  submit()
  await settled()
  expect(calls).toEqual(['log jacket', 'search jacket'])
})

test.each(['', '   '])('Enter on %j does nothing', { meta: { spec: ['4.search.enter-non-empty'] } }, async (term) => {
  const { type, submit, calls, facts, view, clock } = openSearch()
  type(term)
  submit()
  clock.increment(TYPING_PAUSE)
  await settled()
  expect(calls).toEqual([])
  expect(facts).toEqual([{ type: 'search.opened' }])
  expect(view()).toMatchObject({ isOpen: true, isLoading: false })
})

test.each(['j', 'ja', '🧥🧥'])(
  'Enter on the short term %s logs and searches, and asks for no correction',
  {
    meta: { spec: ['5.search.enter-short-term'] },
  },
  async (term) => {
    const { type, submit, calls, facts } = openSearch({ suggest: async (asked) => suggestion(asked, 'jacket') })
    type(term)
    submit()
    await settled()
    expect(calls).toEqual([`log ${term}`, `search ${term}`])
    expect(facts.at(-2)).toEqual({ type: 'search.navigate', redirect: null, term })
  },
)

test('what is logged is what was typed, and a log that fails holds nothing up', {
  meta: { spec: ['4.search.enter-logs-typed'] },
}, async () => {
  const entries: SearchLogEntry[] = []
  const { type, submit, facts } = openSearch({
    suggest: yellow,
    log: (entry) => {
      entries.push(entry)
      throw new Error('down')
    },
  })
  type(' yellw ')
  submit()
  await settled()
  expect(entries).toEqual([{ term: 'yellw', locale: 'en_US', storeSource: 'US' }])
  expect(facts.at(-2)).toEqual({ type: 'search.navigate', redirect: null, term: 'yellow', from: 'yellw' })
})

test("a correction of an earlier term is not used: the term's own is asked for", {
  meta: { spec: ['4.search.enter-stale-correction'] },
}, async () => {
  const { type, submit, calls, facts, clock } = openSearch({
    suggest: async (term) => suggestion(term, term === 'yell' ? 'bell' : 'yellow'),
  })
  type('yell')
  clock.increment(TYPING_PAUSE)
  await settled()
  calls.length = 0
  type('yellw')
  submit()
  await settled()
  expect(calls).toEqual(['log yellw', 'suggest yellw', 'search yellow'])
  expect(facts.at(-2)).toMatchObject({ term: 'yellow' })
})

test('without a correction to be had, Enter searches what was typed', async () => {
  const { type, submit, calls, facts } = openSearch({ suggest: () => Promise.reject(new Error('down')) })
  type('yellw')
  submit()
  await settled()
  expect(calls).toEqual(['log yellw', 'suggest yellw', 'search yellw'])
  expect(facts.at(-2)).toMatchObject({ term: 'yellw' })
})

test('a search that fails still leads to the results page, and the pause that was running leads to nothing', {
  meta: { spec: ['4.search.enter-failure'] },
}, async () => {
  const { type, submit, calls, facts, view, clock } = openSearch({
    search: () => Promise.reject(new Error('status 500')),
  })
  type('jacket')
  clock.increment(TYPING_PAUSE - 1)
  submit()
  clock.increment(10 * TYPING_PAUSE)
  await settled()
  clock.increment(10 * TYPING_PAUSE)
  await settled()
  expect(calls).toEqual(['log jacket', 'suggest jacket', 'search jacket'])
  expect(facts.at(-2)).toEqual({ type: 'search.navigate', redirect: null, term: 'jacket' })
  expect(view().isOpen).toBe(false)
})

test('a redirect counts beside results, and one of blanks is none', async () => {
  const lead = async (redirect: string) => {
    const { type, submit, facts } = openSearch({ search: async ({ term }) => results(term, { redirect }) })
    type('sale')
    submit()
    await settled()
    return facts.at(-2)
  }
  expect(await lead('/sale')).toEqual({ type: 'search.navigate', redirect: '/sale', term: 'sale' })
  expect(await lead('')).toMatchObject({ redirect: null })
  expect(await lead('  ')).toMatchObject({ redirect: null })
})

test('one press is one search, however often it is pressed', async () => {
  const { type, submit, trigger, calls } = openSearch()
  type('jacket')
  submit()
  submit()
  trigger()
  await settled()
  expect(calls).toEqual(['log jacket', 'suggest jacket', 'search jacket'])
})

test('typing on takes Enter back', async () => {
  const found = later<never>()
  const { type, submit, facts, view } = openSearch({ search: () => found.promise })
  type('ja')
  submit()
  type('jac')
  await settled()
  expect(view()).toMatchObject({ isOpen: true, term: 'jac' })
  expect(facts.map((fact) => fact.type)).toEqual(['search.opened', 'search.submitted'])
})

test('the button in the field does nothing for three characters and searches for four', {
  meta: { spec: ['5.search.can-trigger-inline'] },
}, async () => {
  const { type, trigger, calls, facts, view } = openSearch()
  type('jac')
  expect(view().canTrigger).toBe(false)
  trigger()
  await settled()
  expect(calls).toEqual([])
  type('jack')
  expect(view().canTrigger).toBe(true)
  trigger()
  await settled()
  expect(calls).toEqual(['log jack', 'suggest jack', 'search jack'])
  expect(facts.at(-2)).toEqual({ type: 'search.navigate', redirect: null, term: 'jack' })
})
