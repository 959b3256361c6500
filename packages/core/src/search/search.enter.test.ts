import { expect, test } from 'vitest'
import { TYPING_PAUSE } from './index.ts'
import { later, openSearch, results, settled, suggestion } from './search.fixture.ts'
import type { SearchLogEntry, Suggestion } from './search.types.ts'

const yellow = async (term: string): Promise<Suggestion> => suggestion(term, term === 'yellw' ? 'yellow' : null)

test('Enter logs, corrects, searches, emits the target and closes, in this order', {
  meta: { spec: ['4.search.enter-logs', '4.search.enter-corrects'] },
}, async () => {
  const { type, submit, calls, events, view } = openSearch({ suggest: yellow })
  type('yellw')
  submit()
  expect(view().isLoading).toBe(true)
  await settled()
  expect(calls).toEqual(['log yellw', 'suggest yellw', 'search yellow'])
  expect(events).toEqual([
    { type: 'search.opened' },
    { type: 'search.submitted', term: 'yellw', corrected: 'yellow' },
    { type: 'search.navigate', redirect: null, term: 'yellow', from: 'yellw' },
    { type: 'search.closed' },
  ])
  expect(view()).toMatchObject({ isOpen: false, term: '', isLoading: false })
})

test('the typed term is logged, even when its correction is already known', {
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

test('surrounding spaces and case affect neither the search nor a repeated request', async () => {
  const { type, submit, calls, events, clock } = openSearch()
  type('Jacket')
  clock.increment(TYPING_PAUSE)
  await settled()
  calls.length = 0
  type('  jacket ')
  submit()
  await settled()
  expect(calls).toEqual(['log jacket', 'search jacket'])
  expect(events.slice(1, 3)).toEqual([
    { type: 'search.submitted', term: 'jacket', corrected: null },
    { type: 'search.navigate', redirect: null, term: 'jacket' },
  ])
})

test('Enter on a term with a suggestion searches right after the log', {
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
  const { type, submit, calls, events, view, clock } = openSearch()
  type(term)
  submit()
  clock.increment(TYPING_PAUSE)
  await settled()
  expect(calls).toEqual([])
  expect(events).toEqual([{ type: 'search.opened' }])
  expect(view()).toMatchObject({ isOpen: true, isLoading: false })
})

test.each(['j', 'ja', '🧥🧥'])(
  'Enter on the short term %s logs and searches, without a correction',
  {
    meta: { spec: ['5.search.enter-short-term'] },
  },
  async (term) => {
    const { type, submit, calls, events } = openSearch({ suggest: async (asked) => suggestion(asked, 'jacket') })
    type(term)
    submit()
    await settled()
    expect(calls).toEqual([`log ${term}`, `search ${term}`])
    expect(events.at(-2)).toEqual({ type: 'search.navigate', redirect: null, term })
  },
)

test('the typed term is logged, and a failed log does not delay the search', {
  meta: { spec: ['4.search.enter-logs-typed'] },
}, async () => {
  const entries: SearchLogEntry[] = []
  const { type, submit, events } = openSearch({
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
  expect(events.at(-2)).toEqual({ type: 'search.navigate', redirect: null, term: 'yellow', from: 'yellw' })
})

test('a correction of an earlier term is not used: a new one is requested', {
  meta: { spec: ['4.search.enter-stale-correction'] },
}, async () => {
  const { type, submit, calls, events, clock } = openSearch({
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
  expect(events.at(-2)).toMatchObject({ term: 'yellow' })
})

test('when the correction fails, Enter searches the typed term', async () => {
  const { type, submit, calls, events } = openSearch({ suggest: () => Promise.reject(new Error('down')) })
  type('yellw')
  submit()
  await settled()
  expect(calls).toEqual(['log yellw', 'suggest yellw', 'search yellw'])
  expect(events.at(-2)).toMatchObject({ term: 'yellw' })
})

test('a failed search still leads to the results page, and a running debounce has no effect', {
  meta: { spec: ['4.search.enter-failure'] },
}, async () => {
  const { type, submit, calls, events, view, clock } = openSearch({
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
  expect(events.at(-2)).toEqual({ type: 'search.navigate', redirect: null, term: 'jacket' })
  expect(view().isOpen).toBe(false)
})

test('a redirect takes precedence over results, and a blank one is ignored', async () => {
  const lead = async (redirect: string) => {
    const { type, submit, events } = openSearch({ search: async ({ term }) => results(term, { redirect }) })
    type('sale')
    submit()
    await settled()
    return events.at(-2)
  }
  expect(await lead('/sale')).toEqual({ type: 'search.navigate', redirect: '/sale', term: 'sale' })
  expect(await lead('')).toMatchObject({ redirect: null })
  expect(await lead('  ')).toMatchObject({ redirect: null })
})

test('repeated Enter causes one search', async () => {
  const { type, submit, trigger, calls } = openSearch()
  type('jacket')
  submit()
  submit()
  trigger()
  await settled()
  expect(calls).toEqual(['log jacket', 'suggest jacket', 'search jacket'])
})

test('further typing cancels Enter', async () => {
  const found = later<never>()
  const { type, submit, events, view } = openSearch({ search: () => found.promise })
  type('ja')
  submit()
  type('jac')
  await settled()
  expect(view()).toMatchObject({ isOpen: true, term: 'jac' })
  expect(events.map((event) => event.type)).toEqual(['search.opened', 'search.submitted'])
})

test('the button in the field does nothing for three characters and searches for four', {
  meta: { spec: ['5.search.can-trigger-inline'] },
}, async () => {
  const { type, trigger, calls, events, view } = openSearch()
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
  expect(events.at(-2)).toEqual({ type: 'search.navigate', redirect: null, term: 'jack' })
})
