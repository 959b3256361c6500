import { expect, test } from 'vitest'
import { PANEL_PAGE_SIZE, TYPING_PAUSE } from '../../search/index.ts'
import { openSearch, settled } from '../../search/search.fixture.ts'
import type { SearchRequest } from '../../search/search.types.ts'
import { openSearchGateway, recommendAnswer, searchAnswer } from './search.fixture.ts'

const noResults = {
  pagination: { totalResults: 0 },
  results: [],
  facets: [],
  merchandising: { redirect: '', content: [] },
}

test('a search is a GET that filters for products in stock and not retired, six per page, with redirect and results together', {
  meta: { spec: ['7.search.search'] },
}, async () => {
  const { gateway, requests, urls, queries } = openSearchGateway(() => searchAnswer())
  await gateway.search({ term: 'jacket' }, {})
  expect(requests.map(({ method }) => method)).toEqual(['GET'])
  expect(urls()[0]?.pathname).toBe('/api/search-service/api/search/search.json')
  expect(queries()).toEqual([
    {
      siteId: 'de-at',
      resultsFormat: 'native',
      q: 'jacket',
      resultsPerPage: '6',
      redirectResponse: 'full',
      'bgfilter.ss_in_stock': '1',
      'bgfilter.is_retired': '0',
    },
  ])
})

test('filters, page and order are sent as parameters of the service', async () => {
  const { gateway, urls } = openSearchGateway(() => searchAnswer())
  const asked = async (request: Partial<SearchRequest>) => {
    await gateway.search({ term: '', ...request }, {})
    return [...(urls().at(-1)?.searchParams ?? [])]
      .filter(([name]) => /^(q|page|filter|sort)/.test(name))
      .map((pair) => pair.join('='))
  }
  const filters = {
    category: ['jackets-shell', 'down'],
    gender: ['women', 'men', 'all'],
    activity: ['running', 'cycling', 'hiking', 'snow'],
    color: ['moss', 'sand'],
    size: ['m', 'l'],
    onSale: true,
    price: { low: 50, high: 99.5 },
  }
  expect(await asked({ filters, page: 2 })).toEqual([
    'page=2',
    'filter.category=jackets-shell',
    'filter.category=down',
    'filter.gender=women',
    'filter.gender=men',
    'filter.gender=all',
    'filter.activity=running',
    'filter.activity=cycling',
    'filter.activity=hiking',
    'filter.activity=snow',
    'filter.color=moss',
    'filter.color=sand',
    'filter.size=m',
    'filter.size=l',
    'filter.on_sale=1',
    'filter.price.low=50',
    'filter.price.high=99.5',
  ])
  expect(await asked({ filters: { onSale: false, price: {} } })).toEqual([])
  expect(await asked({ filters: { price: { low: 0 } } })).toEqual(['filter.price.low=0'])
  expect(await asked({ sort: 'relevance' })).toEqual([])
  expect(await asked({ sort: 'price-asc' })).toEqual(['sort.price=asc'])
  expect(await asked({ sort: 'price-desc' })).toEqual(['sort.price=desc'])
  expect(await asked({ sort: 'newest' })).toEqual(['sort.created=desc'])
})

test('an exact search is sent as such, and a correction of the service is passed on', async () => {
  const { gateway, queries } = openSearchGateway(({ searchParams }) => ({
    ...searchAnswer(),
    query: { original: 'yellw', ...(searchParams.get('exact') === null && { corrected: 'yellow' }) },
  }))
  expect((await gateway.search({ term: 'yellw' }, {})).corrected).toBe('yellow')
  expect(await gateway.search({ term: 'yellw', exact: true }, {})).not.toHaveProperty('corrected')
  expect(queries().map(({ exact }) => exact)).toEqual([undefined, '1'])
})

test('the response contains both the results and the redirect of merchandising', {
  meta: { spec: ['7.search.search-answer'] },
}, async () => {
  const { gateway } = openSearchGateway(() => searchAnswer({}, '/sale'))
  const answer = await gateway.search({ term: 'jacket' }, {})
  expect(answer).toMatchObject({ term: 'jacket', total: 12, page: 1, pages: 2, redirect: '/sale' })
  expect(answer.products.map(({ slug }) => slug)).toEqual(['ridge-shell'])
  const pagination = { totalResults: 12, currentPage: 2, totalPages: 2, perPage: 6 }
  const second = openSearchGateway(() => ({ ...searchAnswer(), pagination }))
  expect(await second.gateway.search({ term: 'jacket', page: 2 }, {})).toMatchObject({
    page: 2,
    pages: 2,
    redirect: '',
  })
})

test.each([
  ['a list as content', { ...searchAnswer(), merchandising: { redirect: '', content: [] } }, 1],
  ['no merchandising', { ...searchAnswer(), merchandising: undefined }, 1],
  ['no results', { ...searchAnswer(), results: undefined }, 0],
  ['no facets', { ...searchAnswer(), facets: undefined }, 1],
  ['nothing at all', {}, 0],
])('a response with %s can be read', async (_, answer, count) => {
  const { gateway } = openSearchGateway(() => answer)
  const { products, facets, redirect } = await gateway.search({ term: 'jacket' }, {})
  expect([products.length, facets, redirect]).toEqual([count, [], ''])
})

test('the field names of the merchant are configurable', {
  meta: { spec: ['7.search.filter-names'] },
}, async () => {
  const world = openSearchGateway(
    ({ pathname }) => (pathname.endsWith('recommend') ? [] : searchAnswer()),
    'at/de-at',
    {
      inStockField: 'available',
      retiredField: 'discontinued',
    },
  )
  await world.gateway.search({ term: 'jacket' }, {})
  await world.gateway.recommend({}, {})
  const named = world.queries().map((query) => Object.entries(query).filter(([name]) => name.includes('filter')))
  expect(named).toEqual([
    [
      ['bgfilter.available', '1'],
      ['bgfilter.discontinued', '0'],
    ],
    [
      ['filter.available', '1'],
      ['filter.discontinued', '0'],
    ],
  ])
})

test('a recommendation is a GET by its tag, for at most six products in stock and not retired', {
  meta: { spec: ['7.search.recommend', '7.search.recommend-limits'] },
}, async () => {
  const { gateway, requests, urls, queries } = openSearchGateway(() => recommendAnswer())
  await gateway.recommend({}, {})
  expect(requests.map(({ method }) => method)).toEqual(['GET'])
  expect(urls()[0]?.pathname).toBe('/api/search-service/boost/de-at/recommend')
  expect(queries()).toEqual([
    { tags: 'customers-also-viewed', limits: '6', 'filter.ss_in_stock': '1', 'filter.is_retired': '0' },
  ])
})

test('opening the panel loads recommendations, and a typed term searches for six products', {
  meta: { spec: ['7.search.recommend', '9.search.page-size'] },
}, async () => {
  const { gateway, urls } = openSearchGateway(({ pathname }) => (pathname.endsWith('recommend') ? [] : noResults))
  const { type, clock, view } = openSearch({ recommend: gateway.recommend, search: gateway.search })
  await settled()
  type('jacket')
  clock.increment(TYPING_PAUSE)
  await settled()
  expect(PANEL_PAGE_SIZE).toBe(6)
  expect(urls().map(({ searchParams }) => [searchParams.get('limits'), searchParams.get('resultsPerPage')])).toEqual([
    ['6', null],
    [null, '6'],
  ])
  expect(urls()[0]?.search).toBe('?tags=customers-also-viewed&limits=6&filter.ss_in_stock=1&filter.is_retired=0')
  expect(view()).toMatchObject({ topSellers: [], isEmpty: true, error: null })
})

test('with a product id it loads the products that customers also viewed', async () => {
  const { gateway, queries } = openSearchGateway(() => [{ results: undefined }])
  expect(await gateway.recommend({ productId: '41', limit: 8 }, {})).toEqual([])
  expect(queries()).toMatchObject([{ tags: 'customers-also-viewed', product: '41', limits: '8' }])
})
