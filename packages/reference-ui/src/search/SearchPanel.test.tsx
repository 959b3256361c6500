import { StoreError } from '@cairn/core'
import type { SearchResults } from '@cairn/core/search'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { card, cards, field, find, isOpen, open, resultsOf, suggestionOf, under } from './search.fixture.tsx'

afterEach(cleanup)

test.each([
  ['us/en-us', 'Popular Searches', 'Top Sellers'],
  ['de/de-de', 'Beliebte Suchbegriffe', 'Bestseller'],
])(
  'on %s the panel starts with %s and %s',
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

test('the results have two headings of their own', {
  meta: { spec: ['2.search.results-heading', '2.search.product-results-heading'] },
}, async () => {
  const { panel, inside } = await find('jacket')
  expect(under(panel, 'Search Results').getAllByRole('link').length).toBeGreaterThan(0)
  expect(under(panel, 'Product Results').getAllByRole('heading', { level: 3 })).toHaveLength(5)
  expect(inside.queryByText('Popular Searches')).toBeNull()
  expect(inside.queryByText('Top Sellers')).toBeNull()
})

test('the primary suggestion is first and strong, the others follow, and Shop all is last', {
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
])('%s as %s links to its results', { meta: { spec: ['2.routes.search-from-popular'] } }, async (text, _, address) => {
  const { panel } = await open()
  const link = await waitFor(() => under(panel, 'Popular Searches').getByRole('link', { name: text }))
  expect(link.getAttribute('href')?.replace('%20', '+')).toBe(address)
})

test('a suggestion links to the results of its own text, and Shop all to those of the term', {
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
  'at %i px a top seller links to %s',
  {
    meta: { spec: ['2.routes.variant-on-desktop-top-sellers', '2.routes.variant-only-there'] },
  },
  async (width, address) => {
    const { panel } = await open({ width, gateway: { recommend: async () => [card(7)] } })
    await waitFor(() => expect(hrefIn(panel, 'Top Sellers')).toBe(address))
  },
)

test.each([1024, 1023])(
  'at %i px a result links to the product without a variant',
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
  // The frame has its aspect ratio before the picture loads.
  expect(picture?.parentElement?.className).toMatch(/portrait/)
  for (const text of ['Jackets · Rain', 'Product 7', '$120.00']) expect(row?.textContent).toContain(text)
})

test('a card says that its product is coming soon, and of no other product', async () => {
  const search = async ({ term = '' }) =>
    resultsOf(term, [card(1, { badge: 'coming-soon' }), card(2, { badge: 'new' })])
  const { panel } = await find('jacket', { gateway: { search } })
  const items = under(panel, 'Product Results').getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent?.includes('Coming soon'))).toEqual([true, false])
})

test('the panel closes when the focus moves into the page, and the focus stays there', async () => {
  const shop = await open()
  const beneath = document.createElement('button')
  shop.container.querySelector('main')?.append(beneath)
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  expect(isOpen(shop)).toBe(true)
  act(() => beneath.focus())
  expect(isOpen(shop)).toBe(false)
  expect(document.activeElement).toBe(beneath)
})

test('a dialog that opens above the panel takes the focus and leaves it open', async () => {
  const shop = await open()
  const dialog = document.createElement('dialog')
  const button = document.createElement('button')
  dialog.append(button)
  shop.container.append(dialog)
  dialog.showModal()
  act(() => button.focus())
  expect(document.activeElement).toBe(button)
  expect(isOpen(shop)).toBe(true)
})

test('the reading order is the first column of three, then the second of two', {
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

test.each([
  ['nothing is known', async () => [], ['Categories', 'Need help?']],
  ['nothing answers', () => Promise.reject(new StoreError('NETWORK', 'down')), ['Categories', 'Need help?']],
])('where %s to suggest, the panel shows the menu entries and the contact details', async (_what, answer, headings) => {
  const { panel, inside } = await open({ gateway: { popular: answer, recommend: answer } })
  expect(inside.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(headings)
  const hrefsUnder = (heading: string) =>
    under(panel, heading)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  expect(hrefsUnder('Categories')).toEqual(['/us/en-us/women', '/us/en-us/men'])
  expect(hrefsUnder('Need help?')).toContain('mailto:help@cairn.example')
})

test('popular searches replace the menu, and no heading is without content', async () => {
  const { inside } = await open({ gateway: { recommend: async () => [] } })
  await waitFor(() => expect(inside.getByRole('heading', { name: 'Popular Searches' })).toBeTruthy())
  expect(inside.queryByText('Categories')).toBeNull()
  expect(inside.queryByText('Top Sellers')).toBeNull()
})

test('another search with the same number of results is announced too: during the request the status is empty', async () => {
  const later = Promise.withResolvers<SearchResults>()
  const search = async ({ term }: { readonly term: string }) =>
    term === 'jacket' ? resultsOf(term, cards(5)) : later.promise
  const shop = await find('jacket', { gateway: { search } })
  const [status] = shop.inside.getAllByRole('status')
  expect(status?.textContent).toBe('5 products found')
  await userEvent.type(field(), 's')
  await waitFor(() => expect(shop.store.search.getSnapshot().isLoading).toBe(true))
  expect(status?.textContent).toBe('')
  await act(async () => later.resolve(resultsOf('jackets', cards(5))))
  await waitFor(() => expect(status?.textContent).toBe('5 products found'))
})

test('a search that failed without a network is sent again once the browser is online', async () => {
  let isDown = true
  const search = async ({ term }: { readonly term: string }) => {
    if (isDown) throw new StoreError('NETWORK', 'Nothing answers')
    return resultsOf(term, cards(5))
  }
  const { panel, inside, store } = await open({ gateway: { search } })
  await userEvent.type(field(), 'jacket')
  expect((await inside.findByRole('alert', {}, { timeout: 3000 })).textContent).not.toBe('')
  isDown = false
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(store.search.getSnapshot().results?.term).toBe('jacket'), { timeout: 3000 })
  await waitFor(() => expect(inside.queryByRole('alert')).toBeNull())
  expect(under(panel, 'Product Results').getAllByRole('heading', { level: 3 })).toHaveLength(5)
})
