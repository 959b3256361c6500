import { expect, test } from 'vitest'
import { SimulatedClock } from 'xstate'
import { createFullStore, type FullConfig } from '../entries/domains.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { TYPING_PAUSE } from './index.ts'
import { later, results, settled, suggestion } from './search.fixture.ts'
import type { SearchGateway, SearchResults } from './search.types.ts'
// The store loads this module on demand. Importing it here makes it available without a wait.
import '../store/portAnswers.fixture.ts'

const yellow = (term: string) => suggestion(term, term === 'yellw' ? 'yellow' : null)

/** Opens a complete shop with its search panel open. */
const open = (answers: Partial<SearchGateway> = {}, config: Partial<FullConfig> = {}) => {
  const platform = createMemoryPlatform({ href: 'https://shop.example/de/de-de/ridge-shell' })
  const clock = new SimulatedClock()
  const calls: string[] = []
  const store = createFullStore({
    site: 'de/de-de',
    platform,
    clock,
    ...config,
    gateways: {
      country: { detect: async () => 'DE' },
      shipping: { options: async () => [] },
      search: {
        search: async ({ term }) => results(term),
        suggest: async (term) => yellow(term),
        popular: async () => ['fleece'],
        recommend: async () => [],
        log: ({ term }) => void calls.push(term),
        ...answers,
      },
    },
  })
  store.start()
  store.overlay.commands.openSearch()
  const type = async (term: string) => {
    store.search.commands.type(term)
    clock.increment(TYPING_PAUSE)
    await settled()
  }
  const enter = async (term: string) => {
    store.search.commands.type(term)
    store.search.commands.submit()
    await settled()
  }
  return { store, platform, clock, calls, type, enter, view: store.search.getSnapshot, ui: store.overlay.getSnapshot }
}

test('the mobile and the desktop layout share one search: a resize keeps its state and sends no request', {
  meta: { spec: ['1.search.one-machine'] },
}, async () => {
  const asked: string[] = []
  const { store, type, view, ui } = open({
    search: async ({ term }) => {
      asked.push(term)
      return results(term)
    },
    suggest: async (term) => ({ ...suggestion(term), alternatives: ['jackets'] }),
  })
  store.overlay.commands.setWidth(1200)
  await type('jacket')
  const before = view()
  expect(before).toMatchObject({ isOpen: true, term: 'jacket', alternatives: ['jackets'], results: { term: 'jacket' } })
  store.overlay.commands.setWidth(800)
  await settled()
  expect(ui()).toMatchObject({ breakpoint: 'mobile', searchModal: true })
  expect(view()).toBe(before)
  expect(asked).toEqual(['jacket'])
})

test.each([
  ['its own control', ({ search }) => search.commands.close()],
  ['a press outside', ({ overlay }) => overlay.commands.closePanel()],
  ['the search icon', ({ overlay }) => overlay.commands.toggleSearch()],
  ['the cart', ({ overlay }) => overlay.commands.openCart()],
  ['the menu', ({ overlay }) => overlay.commands.openMenu()],
  ['a new page', ({ overlay }) => overlay.commands.leavePage()],
] satisfies readonly [string, (store: ReturnType<typeof createFullStore>) => void][])(
  'a panel closed by %s opens empty, and a late response changes nothing',
  { meta: { spec: ['4.search.close-resets'] } },
  async (_, close) => {
    const answer = later<SearchResults>()
    const { store, type, view, ui } = open({
      search: ({ term }) => (term === 'late' ? answer.promise : Promise.resolve(results(term))),
    })
    await type('jacket')
    expect(view()).toMatchObject({ isOpen: true, results: { term: 'jacket' }, primary: 'jacket' })
    await type('late')
    close(store)
    const empty = { term: '', results: null, primary: null, alternatives: [], shopAll: null, isEmpty: false }
    expect(view()).toMatchObject({ isOpen: false, ...empty })
    expect(ui().searchModal).toBe(false)
    answer.resolve(results('late'))
    await settled()
    expect(view()).toMatchObject(empty)
    store.overlay.commands.openSearch()
    await settled()
    expect(view()).toMatchObject({ isOpen: true, ...empty, popular: ['fleece'] })
  },
)

test('failed popular searches show no error', { meta: { spec: ['4.search.open-cache'] } }, async () => {
  const { store } = open({ popular: () => Promise.reject(new Error('down')) })
  await settled()
  expect(store.toasts.getSnapshot().toasts).toEqual([])
})

test.each([
  ['', '/de/de-de/search?q=jacket'],
  ['/sale', 'https://shop.example/de/de-de/sale'],
])(
  'with the redirect %j the panel closes after the navigation',
  {
    meta: { spec: ['4.search.enter-closes'] },
  },
  async (redirect, address) => {
    const { store, platform, enter, ui } = open({ search: async ({ term }) => results(term, { redirect }) })
    const closing: unknown[] = []
    store.on('search.closed', () => closing.push([...platform.visited]))
    store.on('panel.closed', () => closing.push([...platform.visited]))
    await enter('jacket')
    expect(closing).toEqual([[address], [address]])
    expect(ui().panel).toBe('none')
  },
)

test('Enter opens the results page of the searched term, and the panel closes', {
  meta: { spec: ['4.search.enter-search-page'] },
}, async () => {
  const typed = open()
  await typed.enter('rain jacket')
  expect(typed.platform.visited).toEqual(['/de/de-de/search?q=rain%20jacket'])
  expect([typed.view().isOpen, typed.ui().panel]).toEqual([false, 'none'])
  const corrected = open()
  await corrected.enter('yellw')
  expect(corrected.platform.visited).toEqual(['/de/de-de/search?q=yellow&from=yellw'])
})

test('a failed search still leads to the results page', {
  meta: { spec: ['4.search.enter-failure'] },
}, async () => {
  const { enter, platform, store } = open({ search: () => Promise.reject(new Error('status 500')) })
  await enter('jacket')
  expect(platform.visited).toEqual(['/de/de-de/search?q=jacket'])
  expect(store.toasts.getSnapshot().toasts).toEqual([])
})

test.each([undefined, new Error('down')])(
  'a log that answers with %s does not prevent the results page',
  {
    meta: { spec: ['4.search.enter-logs-typed'] },
  },
  async (failure) => {
    const logged: string[] = []
    const { enter, platform } = open({
      log: ({ term }) => {
        logged.push(term)
        if (failure) throw failure
      },
    })
    await enter('yellw')
    expect(logged).toEqual(['yellw'])
    expect(platform.visited).toEqual(['/de/de-de/search?q=yellow&from=yellw'])
  },
)

test('typing and choosing a suggestion log nothing, Enter logs once', {
  meta: { spec: ['7.search.log'] },
}, async () => {
  const { store, type, enter, calls } = open()
  await type('yellw')
  // A suggestion is a link: choosing it leaves the page.
  store.overlay.commands.leavePage()
  expect(calls).toEqual([])
  store.overlay.commands.openSearch()
  await enter('jacket')
  expect(calls).toEqual(['jacket'])
})

const allowedOrigins = ['https://sale.example']

const leadTo = async (redirect: string, products = results('x').products): Promise<string | undefined> => {
  const { enter, platform } = open(
    { search: async ({ term }) => results(term, { redirect, products }) },
    { allowedOrigins },
  )
  await enter('sale')
  expect(platform.visited).toHaveLength(1)
  return platform.visited[0]
}

test('a redirect of merchandising takes precedence over results, and an empty one is ignored', {
  meta: { spec: ['4.search.enter-redirect'] },
}, async () => {
  expect(await leadTo('/sale')).toBe('https://shop.example/de/de-de/sale')
  expect(await leadTo('/sale', [])).toBe('https://shop.example/de/de-de/sale')
  expect(await leadTo('')).toBe('/de/de-de/search?q=sale')
  expect(await leadTo(' ')).toBe('/de/de-de/search?q=sale')
})

test.each([
  ['/sale', '/de/de-de/sale'],
  [' /sale ', '/de/de-de/sale'],
  ['sale', '/de/de-de/sale'],
  ['/de/de-de/sale?x=1#y', '/de/de-de/sale?x=1#y'],
  ['/fr/fr-fr/sale', '/fr/fr-fr/sale'],
  ['https://shop.example/imprint', '/imprint'],
])('a redirect to %j opens %s of this shop', { meta: { spec: ['4.search.redirect-safe'] } }, async (redirect, path) => {
  expect(await leadTo(redirect)).toBe(`https://shop.example${path}`)
})

test('a redirect may open a configured origin', { meta: { spec: ['4.search.redirect-safe'] } }, async () => {
  expect(await leadTo('https://sale.example/now')).toBe('https://sale.example/now')
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'blob:https://shop.example/1',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/a/../..//evil.example',
  'https://evil.example/',
  'https://shop.example@evil.example/',
  'https://shop.example:8443/',
  'http://shop.example/',
])(
  'a redirect to %j is not followed: the results page opens',
  {
    meta: { spec: ['4.search.redirect-safe'] },
  },
  async (redirect) => {
    expect(await leadTo(redirect)).toBe('/de/de-de/search?q=sale')
  },
)
