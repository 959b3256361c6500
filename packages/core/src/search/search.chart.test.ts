import { expect, test } from 'vitest'
import { card, later, openSearch, results, settled, suggestion } from './search.fixture.ts'

/** Opens the panel with a mock gateway; suggestions and searches are answered when the test calls `answer`. */
const open = () => {
  const paused: (() => void)[] = []
  const hold = <Value>(value: Value) => new Promise<Value>((resolve) => paused.push(() => resolve(value)))
  const panel = openSearch({
    search: ({ term }) => hold(results(term)),
    suggest: (term) => hold(suggestion(term)),
  })
  const answer = async () => {
    for (const give of paused.splice(0)) give()
    await settled()
  }
  const emitted = () => panel.events.map(({ type }) => type).filter((type) => type !== 'search.opened')
  return { ...panel, answer, emitted }
}

type Panel = ReturnType<typeof open>

const places = {
  'about to look a term up': async ({ type }: Panel) => type('boots'),
  'at rest': async ({ type, clock, answer }: Panel) => {
    type('boots')
    clock.increment(300)
    await answer()
  },
  'looking a term up': async ({ type, clock }: Panel) => {
    type('boots')
    clock.increment(300)
  },
  'correcting the term of Enter': async ({ type, submit }: Panel) => {
    type('boots')
    submit()
  },
  'searching on Enter': async (panel: Panel) => {
    await places['at rest'](panel)
    panel.submit()
  },
}

const table: readonly (readonly [keyof typeof places, 'submit' | 'trigger'])[] = [
  ['about to look a term up', 'submit'],
  ['about to look a term up', 'trigger'],
  ['at rest', 'trigger'],
  ['looking a term up', 'submit'],
  ['looking a term up', 'trigger'],
  ['correcting the term of Enter', 'submit'],
  ['correcting the term of Enter', 'trigger'],
  ['searching on Enter', 'submit'],
  ['searching on Enter', 'trigger'],
]

test.each(table)('%s, %s is logged once and leads to the results', async (place, command) => {
  const panel = open()
  await places[place](panel)
  panel[command]()
  // The first call answers the suggestion, the second the search.
  await panel.answer()
  await panel.answer()
  expect(panel.calls.filter((call) => call.startsWith('log'))).toEqual(['log boots'])
  expect(panel.emitted()).toEqual(['search.submitted', 'search.navigate', 'search.closed'])
  expect(panel.events).toContainEqual({ type: 'search.navigate', redirect: null, term: 'boots' })
  expect(panel.view()).toMatchObject({ isOpen: false, term: '', isLoading: false })
})

const everywhere = Object.entries(places)

/** Returns the events that may be emitted before the search is cancelled: only a search on Enter emits `search.submitted`. */
const announced = (place: string) => (place === 'searching on Enter' ? ['search.submitted'] : [])

test.each(everywhere)(
  '%s, clearing empties the field, and no late response fills it or redirects',
  async (place, go) => {
    const panel = open()
    await go(panel)
    panel.clear()
    await panel.answer()
    await panel.answer()
    expect(panel.view()).toMatchObject({ isOpen: true, term: '', results: null, primary: null, isLoading: false })
    expect(panel.emitted()).toEqual(announced(place))
  },
)

test.each(everywhere)('%s, closing closes the panel, and no late response opens it or redirects', async (place, go) => {
  const panel = open()
  await go(panel)
  panel.close()
  await panel.answer()
  await panel.answer()
  expect(panel.view()).toMatchObject({ isOpen: false, term: '', results: null })
  expect(panel.emitted()).toEqual([...announced(place), 'search.closed'])
  panel.open()
  expect(panel.view()).toMatchObject({ isOpen: true, term: '', isLoading: false })
})

test.each(everywhere)(
  '%s, further typing looks up the new term, and the old one does not redirect',
  async (place, go) => {
    const panel = open()
    await go(panel)
    panel.type('parka')
    await panel.answer()
    panel.clock.increment(300)
    await panel.answer()
    expect(panel.view()).toMatchObject({ isOpen: true, term: 'parka', primary: 'parka', isLoading: false })
    expect(panel.view().results?.term).toBe('parka')
    expect(panel.emitted()).toEqual(announced(place))
  },
)

test('closing while popular searches and top sellers load requests them again, and shows the later responses', async () => {
  const popular = [later<readonly string[]>(), later<readonly string[]>()]
  const sellers = [later<ReturnType<typeof card>[]>(), later<ReturnType<typeof card>[]>()]
  const left = { popular: [...popular], sellers: [...sellers] }
  const never = <Value>() => new Promise<Value>(() => undefined)
  const panel = openSearch({
    popular: () => left.popular.shift()?.promise ?? never(),
    recommend: () => left.sellers.shift()?.promise ?? never(),
  })
  await settled()
  panel.close()
  panel.open()
  await settled()
  expect(panel.discovered).toEqual(['popular', 'recommend 6', 'popular', 'recommend 6'])
  popular[1]?.resolve(['parka'])
  sellers[1]?.resolve([card('2')])
  await settled()
  popular[0]?.resolve(['fleece'])
  sellers[0]?.resolve([card('1')])
  await settled()
  expect(panel.view()).toMatchObject({ isOpen: true, popular: ['parka'], topSellers: [{ id: '2' }] })
})

test.each([
  ['', 'submit'],
  ['  ', 'submit'],
  ['boo', 'trigger'],
] as const)('for "%s" the command %s does nothing', async (term, command) => {
  const panel = open()
  panel.type(term)
  panel[command]()
  await panel.answer()
  expect(panel.view()).toMatchObject({ isOpen: true, term, isLoading: false })
  expect([panel.calls, panel.emitted()]).toEqual([[], []])
})
