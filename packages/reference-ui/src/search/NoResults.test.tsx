import { cleanup, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { findSite } from '../app/shop/sites.ts'
import { messages } from '../messages/en.ts'
import { menusOf } from '../testing/menus.fixture.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import { cards, field, find, open, resultsOf } from './search.fixture.tsx'
import searchPage from './search.page.tsx'
import { readSearch } from './searchAddress.ts'

afterEach(cleanup)

const nothing = { search: async ({ term }: { term: string }) => resultsOf(term, []) }

const SORRY = 'We\'re sorry, we couldn\'t find results for "zzzz".'

test('a search without results says so, with hints, popular searches and contact details', {
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

/** Expects everything that an empty result shows. */

const expectHelp = (place: HTMLElement) => {
  const inside = within(place)
  expect(inside.getByText(/sorry/).textContent).toBe(SORRY)
  const hints = ['Double-check the spelling.', 'Use a more generic term, such as jacket or pants.']
  for (const hint of [...hints, 'Browse the menu to find what you need.']) expect(inside.getByText(hint)).toBeTruthy()
  const hrefOf = (name: string | RegExp) => inside.getByRole('link', { name }).getAttribute('href')?.replace('%20', '+')
  expect(['rain jacket', 'tent', 'socks'].map(hrefOf)).toEqual([
    '/us/en-us/search?q=rain+jacket',
    '/us/en-us/search?q=tent',
    '/us/en-us/search?q=socks',
  ])
  expect(hrefOf(/^Call us/)).toBe('tel:+18005550199')
  expect(inside.getByText(/^Toll-free/).textContent).toBe('Toll-free, MON-FRI 9AM - 6PM EST')
  expect(hrefOf(/^Email us/)).toBe('mailto:help@cairn.example')
  expect(hrefOf(/Responds in 24 hours/)).toBe('/us/en-us/contact/en')
  expect(inside.getByText('Responds in 24 hours').textContent).toBe('Responds in 24 hours')
}

test('the results page shows the same for an empty result', {
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
        query: { term: 'zzzz', sort: 'relevance', page: 1, scope: {}, filters: {} },
        results: resultsOf('zzzz', []),
        category: null,
        popular: ['rain jacket', 'tent', 'socks'],
        contact: menusOf().contact,
        topSellers: cards(2),
        looser: null,
      }}
      deferred={{}}
      params={{}}
      site={site}
      url={url}
    />,
    { path: '/search?q=zzzz' },
  )
  await within(container).findByText(/sorry/)
  expectHelp(container)
  const offered = within(within(container).getByRole('region', { name: 'Top Sellers' })).getAllByRole('article')
  expect(offered).toHaveLength(2)
})

const site = findSite('us/en-us')
const nowhere = {
  category: null,
  canonical: '/search',
  popular: ['tent'],
  contact: menusOf().contact,
  topSellers: cards(2),
  looser: null,
}

/** Opens the results page of a query without results. */
const showNothing = async (query: string, category: object | null = null, looser: object | null = null) => {
  if (site === undefined) throw new Error('There is no site')
  const path = `/search?${query}`
  const url = new URL(`https://shop.example/us/en-us${path}`)
  const data = { ...nowhere, category, looser, query: readSearch(url.searchParams), results: resultsOf('', []) }
  return openShop(<searchPage.Component data={data} deferred={{}} params={{}} site={site} url={url} />, { path })
}

const rain = { heading: 'Rain jackets', intro: null, crumbs: [{ name: 'Rain jackets', path: '/search' }] }

test.each([
  [
    'a category that is not there',
    'filter.category=boats',
    null,
    1,
    'There are no products here right now.',
    'All products',
    '/search',
  ],
  [
    'a category without products',
    'filter.category=rain',
    rain,
    2,
    'There are no products here right now.',
    'All products',
    '/search',
  ],
  [
    'filters that exclude all',
    'q=shell&color=rust',
    null,
    2,
    'No products match your filters.',
    'Clear filters',
    '/search?q=shell',
  ],
  [
    'a link that narrows a term to what is not there',
    'q=shell&filter.color=nonsense&sort=newest',
    null,
    2,
    'No products match your filters.',
    'Clear filters',
    '/search?q=shell&sort=newest',
  ],
  [
    'filters in a category',
    'filter.category=rain&color=rust',
    rain,
    2,
    'No products match your filters.',
    'Clear filters',
    '/search?filter.category=rain',
  ],
] as const)(
  '%s have their own message, with the next step and contact details',
  async (_what, query, category, level, title, action, path) => {
    const { container } = await showNothing(query, category)
    const inside = within(container)
    expect(await inside.findByRole('heading', { level, name: title })).toBeTruthy()
    expect(inside.getByRole('link', { name: action }).getAttribute('href')).toBe(`/us/en-us${path}`)
    expect(inside.getByText('Browse the menu to find what you need.')).toBeTruthy()
    expect(inside.queryByText('Double-check the spelling.') === null).toBe(!query.startsWith('q='))
    expect(inside.getByRole('link', { name: /^Call us/ })).toBeTruthy()
    expect(container.textContent).not.toContain('""')
  },
)

test.each([
  ['a term that finds nothing', 'q=zzzz', SORRY],
  ['filters that leave nothing of a term', 'q=shell&color=rust', 'Results for "shell"'],
])('%s has a title of its own', (_what, query, title) => {
  if (site === undefined) throw new Error('There is no site')
  const url = new URL(`https://shop.example/us/en-us/search?${query}`)
  const data = { ...nowhere, category: null, query: readSearch(url.searchParams), results: resultsOf('', []) }
  const head = searchPage.head({ data, deferred: {}, params: {}, messages, site, url })
  expect(head.title).toBe(title)
})

test('in German the empty result has German hints', { meta: { spec: ['2.search.empty-hint-spelling'] } }, async () => {
  const { inside, store } = await open({ at: 'de/de-de', gateway: nothing })
  await userEvent.type(field('Im Shop suchen'), 'zzzz')
  await waitFor(() => expect(store.search.getSnapshot().isEmpty).toBe(true), { timeout: 3000 })
  expect(inside.getByText(/Schreibweise/)).toBeTruthy()
  expect(inside.queryByText(/spelling/)).toBeNull()
})

test('with filters, the searches without one of them are links', async () => {
  const links = [{ path: '/search?q=jacket', label: 'Without "Warm": 12 products' }]
  const { container } = await showNothing('q=jacket&warmth=4', null, { title: 'Fewer filters', links })
  const list = await within(container).findByRole('list', { name: 'Fewer filters' })
  const link = within(list).getByRole('link', { name: 'Without "Warm": 12 products' })
  expect(link.getAttribute('href')).toBe('/us/en-us/search?q=jacket')
})
