import { expect, test } from 'vitest'
import { openSearch, results, settled, suggestion } from './search.fixture.ts'

/** The open panel whose suggestions and searches are answered when the test says so. */
const open = () => {
  const held: (() => void)[] = []
  const hold = <Value>(value: Value) => new Promise<Value>((resolve) => held.push(() => resolve(value)))
  const panel = openSearch({
    search: ({ term }) => hold(results(term)),
    suggest: (term) => hold(suggestion(term)),
  })
  const answer = async () => {
    for (const give of held.splice(0)) give()
    await settled()
  }
  const told = () => panel.facts.map(({ type }) => type).filter((type) => type !== 'search.opened')
  return { ...panel, answer, told }
}

type Panel = ReturnType<typeof open>

const places = {
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
  ['at rest', 'trigger'],
  ['looking a term up', 'submit'],
  ['looking a term up', 'trigger'],
  ['correcting the term of Enter', 'submit'],
  ['correcting the term of Enter', 'trigger'],
  ['searching on Enter', 'submit'],
  ['searching on Enter', 'trigger'],
]

test.each(table)('%s, a press of %s is logged once and leads to the results', async (place, command) => {
  const panel = open()
  await places[place](panel)
  panel[command]()
  // The suggestion, then the search.
  await panel.answer()
  await panel.answer()
  expect(panel.calls.filter((call) => call.startsWith('log'))).toEqual(['log boots'])
  expect(panel.told()).toEqual(['search.submitted', 'search.navigate', 'search.closed'])
  expect(panel.facts).toContainEqual({ type: 'search.navigate', redirect: null, term: 'boots' })
  expect(panel.view()).toMatchObject({ isOpen: false, term: '', isLoading: false })
})

const everywhere = Object.entries(places)

/** What has been told up to now may be no more than the announcement of the search that is taken back. */
const announced = (place: string) => (place === 'searching on Enter' ? ['search.submitted'] : [])

test.each(everywhere)(
  '%s, clearing empties the field, and no late answer fills it or leads away',
  async (place, go) => {
    const panel = open()
    await go(panel)
    panel.clear()
    await panel.answer()
    await panel.answer()
    expect(panel.view()).toMatchObject({ isOpen: true, term: '', results: null, primary: null, isLoading: false })
    expect(panel.told()).toEqual(announced(place))
  },
)

test.each(everywhere)('%s, closing closes, and no late answer opens it or leads away', async (place, go) => {
  const panel = open()
  await go(panel)
  panel.close()
  await panel.answer()
  await panel.answer()
  expect(panel.view()).toMatchObject({ isOpen: false, term: '', results: null })
  expect(panel.told()).toEqual([...announced(place), 'search.closed'])
  panel.open()
  expect(panel.view()).toMatchObject({ isOpen: true, term: '', isLoading: false })
})

test.each(everywhere)('%s, typing on looks the new term up, and the old one leads nowhere', async (place, go) => {
  const panel = open()
  await go(panel)
  panel.type('parka')
  await panel.answer()
  panel.clock.increment(300)
  await panel.answer()
  expect(panel.view()).toMatchObject({ isOpen: true, term: 'parka', primary: 'parka', isLoading: false })
  expect(panel.view().results?.term).toBe('parka')
  expect(panel.told()).toEqual(announced(place))
})
