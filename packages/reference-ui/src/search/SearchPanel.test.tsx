import { type Money, StoreError } from '@cairn/core'
import type { SearchCard, SearchGateway, SearchResults, Suggestion } from '@cairn/core/search'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { findSite } from '../app/sites.ts'
import { Header } from '../header/Header.tsx'
import { menusOf } from '../testing/menus.ts'
import { openShop, type ShopGiven } from '../testing/openShop.tsx'
import searchPage from './search.page.tsx'

afterEach(cleanup)

const usd = (amount: number): Money => ({ amount, currency: 'USD' })

const card = (id: number, change: Partial<SearchCard> = {}): SearchCard => ({
  id,
  slug: `product-${id}`,
  name: `Product ${id}`,
  category: ['Jackets', 'Rain'],
  imageUrl: '/media/trail/spruce/front.svg',
  variantId: 70 + id,
  price: usd(12_000),
  regularPrice: null,
  tones: [],
  badge: null,
  ...change,
})

const cards = (count: number) => Array.from({ length: count }, (_, index) => card(index + 1))

const resultsOf = (term: string, products: readonly SearchCard[]): SearchResults => ({
  term,
  products,
  total: products.length,
  page: 1,
  pages: 1,
  facets: [],
  redirect: '',
})

const suggestionOf = (query: string, change: Partial<Suggestion> = {}): Suggestion => ({
  query,
  corrected: null,
  suggested: null,
  alternatives: [],
  ...change,
})

/** The header with a search that finds five products for any term; what was asked of it, in order. */
const show = async ({ gateway = {}, ...given }: ShopGiven & { gateway?: Partial<SearchGateway> } = {}) => {
  const asked: string[] = []
  const search: SearchGateway = {
    search: async ({ term }) => {
      asked.push(`search ${term}`)
      return resultsOf(term, cards(5))
    },
    suggest: async (term) => {
      asked.push(`suggest ${term}`)
      return suggestionOf(term)
    },
    popular: async () => ['rain jacket', 'tent', 'socks'],
    recommend: async () => cards(6),
    log: ({ term }) => void asked.push(`log ${term}`),
    ...gateway,
  }
  const shop = await openShop(
    <>
      <Header menus={menusOf()} />
      <main>
        <p>The page</p>
      </main>
    </>,
    { ...given, gateways: { search } },
  )
  return { ...shop, asked }
}

const opener = (name = 'Search') => screen.getByRole('button', { name, expanded: false })
const field = (name = 'Search the shop') => screen.getByRole<HTMLInputElement>('textbox', { name })
const isOpen = ({ store }: Awaited<ReturnType<typeof show>>) => store.overlay.getSnapshot().panel === 'search'

const open = async (given: Parameters<typeof show>[0] = {}) => {
  const shop = await show(given)
  act(() => shop.store.overlay.commands.openSearch())
  const panel = await waitFor(() => {
    const sheet = shop.container.querySelector<HTMLElement>('[data-sheet]')
    if (sheet === null) throw new Error('There is no panel')
    return sheet
  })
  return { ...shop, panel, inside: within(panel) }
}

/** The panel with what was found for a term. */
const find = async (term: string, given: Parameters<typeof show>[0] = {}) => {
  const shop = await open(given)
  await userEvent.type(field(), term)
  await waitFor(() => expect(shop.store.search.getSnapshot().results?.term).toBe(term), { timeout: 3000 })
  return shop
}

const under = (panel: HTMLElement, heading: string) => {
  const block = within(panel).getByRole('heading', { level: 2, name: heading }).parentElement
  if (block === null) throw new Error(`There is nothing under ${heading}`)
  return within(block)
}

test.each([390, 1440])(
  'at %i px the icon opens the panel',
  { meta: { spec: ['2.search.opens-by-icon'] } },
  async (width) => {
    const shop = await show({ width })
    await userEvent.click(opener())
    expect(isOpen(shop)).toBe(true)
    await waitFor(() => expect(shop.container.querySelector('[data-sheet]')).not.toBeNull())
  },
)

test('from 1024 px on the field is disabled until the panel is open', {
  meta: { spec: ['2.search.input-disabled'] },
}, async () => {
  await show({ width: 1024 })
  expect(field().disabled).toBe(true)
  await userEvent.click(opener())
  expect(field().disabled).toBe(false)
})

test('below 1024 px the field of the open panel is enabled and has the focus', {
  meta: { spec: ['2.search.mobile-input-enabled'] },
}, async () => {
  await show({ width: 1023 })
  expect(field().disabled).toBe(false)
  await userEvent.click(opener())
  expect(field().disabled).toBe(false)
  expect(document.activeElement).toBe(field())
})

test.each([
  ['the mouse', () => userEvent.click(opener())],
  [
    'the keyboard',
    async () => {
      opener().focus()
      await userEvent.keyboard('{Enter}')
    },
  ],
])(
  'opened by %s, the field has the focus within a frame',
  { meta: { spec: ['2.search.input-focus'] } },
  async (_, press) => {
    await show({ width: 1440 })
    expect(field().disabled).toBe(true)
    await press()
    expect(field().disabled).toBe(false)
    await new Promise(requestAnimationFrame)
    expect(document.activeElement).toBe(field())
  },
)

test('a control for closing is reached by keyboard, and closes', {
  meta: { spec: ['2.search.closing-control'] },
}, async () => {
  const shop = await open()
  const close = screen.getByRole('button', { name: 'Close' })
  for (let stop = 0; stop < 40 && document.activeElement !== close; stop += 1) await userEvent.tab()
  expect(document.activeElement).toBe(close)
  await userEvent.keyboard('{Enter}')
  expect(isOpen(shop)).toBe(false)
  await waitFor(() => expect(shop.container.querySelector('[data-sheet]')).toBeNull())
})

test('the icons of cart and search are gone while the panel is open, and back after it', {
  meta: { spec: ['2.header.icons-hidden-while-search'] },
}, async () => {
  const shop = await show()
  const cart = () => shop.container.querySelector('a[href$="/checkout-cart"]')
  const icon = () => screen.queryByRole('button', { name: 'Search', expanded: false, hidden: true })
  expect([cart(), icon()]).not.toContain(null)
  await userEvent.click(opener())
  expect([cart(), icon()]).toEqual([null, null])
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect([cart(), icon()]).not.toContain(null)
})

test.each(['ab', '  '])(
  'the term %j can be cleared, and one letter cannot',
  {
    meta: { spec: ['2.search.clear-button'] },
  },
  async (term) => {
    await open()
    const clear = () => screen.queryByRole('button', { name: 'Clear search' })
    await userEvent.type(field(), 'a')
    expect(clear()).toBeNull()
    await userEvent.clear(field())
    await userEvent.type(field(), term)
    const button = clear()
    if (button === null) throw new Error('There is nothing to clear with')
    await userEvent.click(button)
    expect(field().value).toBe('')
  },
)

test('clearing keeps the panel open, forgets what was found and gives the field the focus', {
  meta: { spec: ['2.search.clear-keeps-open'] },
}, async () => {
  const shop = await find('jacket')
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(isOpen(shop)).toBe(true)
  expect(field().value).toBe('')
  expect(shop.store.search.getSnapshot().results).toBeNull()
  expect(shop.inside.queryByText('Product Results')).toBeNull()
  expect(document.activeElement).toBe(field())
})

test.each([
  ['us/en-us', 'Popular Searches', 'Top Sellers'],
  ['de/de-de', 'Beliebte Suchen', 'Bestseller'],
])(
  'on %s the panel begins with %s and %s',
  {
    meta: { spec: ['2.search.popular-heading', '2.search.top-sellers-heading'] },
  },
  async (at, popular, topSellers) => {
    const { panel } = await open({ at })
    const terms = await waitFor(() => under(panel, popular).getAllByRole('link'))
    expect(terms.map(({ textContent }) => textContent)).toEqual(['rain jacket', 'tent', 'socks'])
    const sellers = under(panel, topSellers).getAllByRole('link')
    expect(sellers.map(({ textContent }) => textContent)).toEqual(cards(6).map(({ name }) => name))
  },
)

test('what was found stands under two headings of its own', {
  meta: { spec: ['2.search.results-heading', '2.search.product-results-heading'] },
}, async () => {
  const { panel, inside } = await find('jacket')
  expect(under(panel, 'Search Results').getAllByRole('link').length).toBeGreaterThan(0)
  expect(under(panel, 'Product Results').getAllByRole('heading', { level: 3 })).toHaveLength(5)
  expect(inside.queryByText('Popular Searches')).toBeNull()
  expect(inside.queryByText('Top Sellers')).toBeNull()
})

test('the primary suggestion comes first and is strong, the others follow, and Shop all is the last', {
  meta: { spec: ['2.search.primary-bold', '2.search.alternatives', '2.search.shop-all'] },
}, async () => {
  const suggest = async (query: string) => suggestionOf(query, { suggested: 'yellow', alternatives: ['a', 'b'] })
  const { panel } = await find('jacket', { gateway: { suggest } })
  await waitFor(() => expect(under(panel, 'Search Results').getAllByRole('listitem')).toHaveLength(4))
  const entries = under(panel, 'Search Results').getAllByRole('link')
  expect(entries.map(({ textContent }) => textContent)).toEqual(['yellow', 'a', 'b', 'Shop all "jacket"'])
  expect(entries.map((entry) => entry.querySelector('b, strong')?.textContent)).toEqual([
    'yellow',
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  ['rain jacket', 'a popular search', '/us/en-us/search?q=rain+jacket'],
  ['tent', 'a popular search', '/us/en-us/search?q=tent'],
])('%s as %s leads to its results', { meta: { spec: ['2.routes.search-from-popular'] } }, async (text, _, address) => {
  const { panel } = await open()
  const link = await waitFor(() => under(panel, 'Popular Searches').getByRole('link', { name: text }))
  expect(link.getAttribute('href')?.replace('%20', '+')).toBe(address)
})

test('a suggestion leads to the results of its own text, and Shop all to those of the term', {
  meta: { spec: ['2.routes.search-from-suggestion', '2.routes.search-from-shop-all'] },
}, async () => {
  const suggest = async (query: string) => suggestionOf(query, { suggested: 'yellow', alternatives: ['yellow top'] })
  const { panel } = await find('jacket', { gateway: { suggest } })
  const hrefOf = (name: string) =>
    under(panel, 'Search Results').getByRole('link', { name }).getAttribute('href')?.replace('%20', '+')
  await waitFor(() => expect(hrefOf('yellow')).toBe('/us/en-us/search?q=yellow'))
  expect(hrefOf('yellow top')).toBe('/us/en-us/search?q=yellow+top')
  expect(hrefOf('Shop all "jacket"')).toBe('/us/en-us/search?q=jacket')
})

const hrefIn = (panel: HTMLElement, heading: string) =>
  under(panel, heading).getByRole('link', { name: 'Product 7' }).getAttribute('href')

test.each([
  [1024, '/us/en-us/product-7?variant=77'],
  [1023, '/us/en-us/product-7'],
])(
  'at %i px a top seller leads to %s',
  {
    meta: { spec: ['2.routes.variant-on-desktop-top-sellers', '2.routes.variant-only-there'] },
  },
  async (width, address) => {
    const { panel } = await open({ width, gateway: { recommend: async () => [card(7)] } })
    await waitFor(() => expect(hrefIn(panel, 'Top Sellers')).toBe(address))
  },
)

test.each([1024, 1023])(
  'at %i px what was found leads to the product without a variant',
  {
    meta: { spec: ['2.routes.variant-only-there'] },
  },
  async (width) => {
    const { panel } = await find('jacket', {
      width,
      gateway: { search: async ({ term }) => resultsOf(term, [card(7)]) },
    })
    expect(hrefIn(panel, 'Product Results')).toBe('/us/en-us/product-7')
  },
)

test('a card shows picture, category, name and price', { meta: { spec: ['2.search.card-shows'] } }, async () => {
  const { panel } = await find('jacket', { gateway: { search: async ({ term }) => resultsOf(term, [card(7)]) } })
  const [row] = under(panel, 'Product Results').getAllByRole('listitem')
  const picture = row?.querySelector('img')
  expect(picture?.getAttribute('src')).toContain('/media/trail/spruce/front')
  expect(picture?.getAttribute('alt')).toBe('Product 7')
  // The frame keeps its shape before the picture is there.
  expect(picture?.parentElement?.className).toMatch(/portrait/)
  for (const text of ['Jackets · Rain', 'Product 7', '$120.00']) expect(row?.textContent).toContain(text)
})

test('reading goes down the first column of three, then the second of two', {
  meta: { spec: ['2.search.column-order'] },
}, async () => {
  const { panel } = await find('jacket')
  const block = under(panel, 'Product Results')
  const columns = block.getAllByRole('list').map((list) => within(list).getAllByRole('link').length)
  expect(columns).toEqual([3, 2])
  const links = block.getAllByRole('link')
  links[0]?.focus()
  const stops: (string | null | undefined)[] = [document.activeElement?.textContent]
  for (let stop = 1; stop < 5; stop += 1) {
    await userEvent.tab()
    stops.push(document.activeElement?.textContent)
  }
  expect(stops).toEqual(cards(5).map(({ name }) => name))
})

test.each([
  ['an answer', 1024, true],
  ['an answer', 1023, false],
  ['a failure', 1024, true],
  ['a failure', 1023, false],
])(
  'until %s at %i px there is a loading bar: %s',
  { meta: { spec: ['2.search.loading-bar'] } },
  async (end, width, isThere) => {
    let answer = () => {}
    const search = (): Promise<SearchResults> =>
      new Promise((resolve, reject) => {
        answer = () =>
          end === 'an answer' ? resolve(resultsOf('jacket', cards(1))) : reject(new StoreError('NETWORK', 'down'))
      })
    const { container, store } = await open({ width, gateway: { search } })
    const bar = () => container.querySelector('[class*="loading"]')
    expect(bar()).toBeNull()
    await userEvent.type(field(), 'jacket')
    await waitFor(() => expect(store.search.getSnapshot().isLoading).toBe(true))
    await waitFor(() => expect(bar() !== null).toBe(isThere))
    act(answer)
    await waitFor(() => expect(store.search.getSnapshot().isLoading).toBe(false))
    await waitFor(() => expect(bar()).toBeNull())
  },
)

const nothing = { search: async ({ term }: { term: string }) => resultsOf(term, []) }

const SORRY = 'We\'re sorry, we couldn\'t find results for "zzzz".'

test('what finds nothing says so, with hints, popular searches and whom to ask', {
  meta: {
    spec: [
      '2.search.empty-text',
      '2.search.empty-hint-spelling',
      '2.search.empty-hint-generic',
      '2.search.empty-hint-menu',
      '2.search.empty-popular',
      '2.search.help-phone',
      '2.search.help-hours',
      '2.search.help-email',
      '2.search.help-contact',
      '8.search.no-results',
    ],
  },
}, async () => {
  const { panel, inside } = await find('zzzz', { gateway: nothing })
  expectHelp(panel)
  expect(inside.getByRole('heading', { level: 2 }).textContent).toBe(SORRY)
})

/** All that stands where nothing was found. */
const expectHelp = (place: HTMLElement) => {
  const inside = within(place)
  expect(inside.getByText(/sorry/).textContent).toBe(SORRY)
  const hints = ['Double-check the spelling.', 'Use a more generic term, such as jacket or pants.']
  for (const hint of [...hints, 'Use the menu to find what you are looking for.'])
    expect(inside.getByText(hint)).toBeTruthy()
  const hrefOf = (name: string | RegExp) => inside.getByRole('link', { name }).getAttribute('href')?.replace('%20', '+')
  expect(['rain jacket', 'tent', 'socks'].map(hrefOf)).toEqual([
    '/us/en-us/search?q=rain+jacket',
    '/us/en-us/search?q=tent',
    '/us/en-us/search?q=socks',
  ])
  expect(hrefOf(/^Call us/)).toBe('tel:+18005550100')
  expect(inside.getByText(/^Toll-free/).textContent).toBe('Toll-free, MON-FRI 9AM - 6PM EST')
  expect(hrefOf(/^Email us/)).toBe('mailto:help@cairn.example')
  expect(hrefOf(/Responds in 24 hours/)).toBe('/us/en-us/contact')
  expect(inside.getByText('Responds in 24 hours').textContent).toBe('Responds in 24 hours')
}

test('the results page says the same of nothing', {
  meta: {
    spec: [
      '8.search.no-results',
      '2.search.empty-text',
      '2.search.empty-hint-spelling',
      '2.search.empty-hint-generic',
      '2.search.empty-hint-menu',
      '2.search.empty-popular',
    ],
  },
}, async () => {
  const site = findSite('us/en-us')
  if (site === undefined) throw new Error('There is no site')
  const url = new URL('https://shop.example/us/en-us/search?q=zzzz')
  const { container } = await openShop(
    <searchPage.Component
      data={{
        query: { term: 'zzzz', sort: 'relevance', page: 1, filters: {} },
        results: resultsOf('zzzz', []),
        correctedFrom: null,
        popular: ['rain jacket', 'tent', 'socks'],
        contact: menusOf().contact,
      }}
      deferred={{}}
      params={{}}
      site={site}
      url={url}
    />,
    { path: '/search?q=zzzz' },
  )
  expectHelp(container)
})

test('in German the empty view hints in German', { meta: { spec: ['2.search.empty-hint-spelling'] } }, async () => {
  const { inside, store } = await open({ at: 'de/de-de', gateway: nothing })
  await userEvent.type(field('Im Shop suchen'), 'zzzz')
  await waitFor(() => expect(store.search.getSnapshot().isEmpty).toBe(true), { timeout: 3000 })
  expect(inside.getByText(/Schreibweise/)).toBeTruthy()
  expect(inside.queryByText(/spelling/)).toBeNull()
})

test('the button in the field searches from four letters on, as Enter does from the first', {
  meta: { spec: ['5.search.inline-trigger-meaning'] },
}, async () => {
  const trigger = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Search' })
  const searched = (term: string) => [`log ${term}`, `suggest ${term}`, `search ${term}`]
  const suggest = (asked: string[]) => async (term: string) => {
    asked.push(`suggest ${term}`)
    return suggestionOf(term)
  }
  const asked: string[] = []
  const gateway: Partial<SearchGateway> = {
    suggest: suggest(asked),
    search: async ({ term }) => {
      asked.push(`search ${term}`)
      return resultsOf(term, cards(1))
    },
    log: ({ term }) => void asked.push(`log ${term}`),
  }
  const pressed = await open({ gateway })
  await userEvent.type(field(), 'jack')
  await userEvent.click(trigger())
  await expect.poll(() => isOpen(pressed)).toBe(false)
  expect(asked).toEqual(searched('jack'))
  const led = pressed.facts.filter((fact) => ['search.submitted', 'search.navigate', 'search.closed'].includes(fact))
  expect(led).toEqual(['search.submitted', 'search.navigate', 'search.closed'])
  expect(pressed.platform.visited.concat(pressed.navigated).join()).toContain('/us/en-us/search?q=jack')
  cleanup()
  asked.length = 0
  const entered = await open({ gateway })
  await userEvent.type(field(), 'jac')
  expect(trigger().disabled).toBe(true)
  await userEvent.click(trigger())
  expect(asked).toEqual([])
  expect(isOpen(entered)).toBe(true)
  await userEvent.type(field(), '{Enter}')
  await expect.poll(() => isOpen(entered)).toBe(false)
  expect(asked).toEqual(searched('jac'))
})

test('Escape closes the panel, and the focus is on the icon again', async () => {
  const shop = await show()
  await userEvent.click(opener())
  await waitFor(() => expect(shop.container.querySelector('[data-sheet]')).not.toBeNull())
  await userEvent.keyboard('{Escape}')
  expect(isOpen(shop)).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(opener()))
})

test('a click beside the panel closes it, one inside does not', {
  meta: { spec: ['4.search.closes-outside'] },
}, async () => {
  const shop = await open()
  await userEvent.click(shop.inside.getByRole('heading', { name: 'Top Sellers' }))
  expect(isOpen(shop)).toBe(true)
  await userEvent.click(field())
  expect(isOpen(shop)).toBe(true)
  await userEvent.click(screen.getByText('The page'))
  expect(isOpen(shop)).toBe(false)
})
