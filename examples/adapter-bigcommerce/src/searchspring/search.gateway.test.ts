import { siteAt } from '@cairn/core/testing'
import { expect, test } from 'vitest'
import { nativeSearches } from '../payloads/search.fixture.ts'
import { snapiSearches } from '../payloads/searchNested.fixture.ts'
import type { SearchspringConfig } from './search.config.ts'
import { createSearchspringGateway } from './search.gateway.ts'

/** Creates a gateway whose service answers with `body`, and keeps the requests. */
const open = (body: unknown, config: Partial<SearchspringConfig> = {}) => {
  const requests: Request[] = []
  const gateway = createSearchspringGateway({
    site: siteAt('de/de-de'),
    siteId: 'abc123',
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      return Response.json(body)
    },
    ...config,
  })
  return { gateway, requests }
}

const results = nativeSearches['a page of results']

test('a search that is typed into the panel is an autocomplete, which the reports do not count', async () => {
  const { gateway, requests } = open(results)
  await gateway.search({ term: 'jac' }, {})
  await gateway.search({ term: 'jacket', page: 1 }, {})
  const paths = requests.map(({ url }) => new URL(url).origin + new URL(url).pathname)
  expect(paths).toEqual([
    'https://abc123.a.searchspring.io/api/search/autocomplete.json',
    'https://abc123.a.searchspring.io/api/search/search.json',
  ])
})

test('the native dialect repeats the name of a filter for several values', async () => {
  const { gateway, requests } = open(results, { backgroundFilters: { ss_in_stock: '1' }, newestField: 'published' })
  const filters = { color: ['rust', 'moss'], onSale: true, price: { low: 50, high: 99.5 } }
  await gateway.search({ term: 'jacket', page: 2, perPage: 24, filters, sort: 'newest' }, {})
  const query = new URL(requests[0]?.url ?? '').searchParams
  expect(query.getAll('filter.color')).toEqual(['rust', 'moss'])
  expect(Object.fromEntries(query)).toMatchObject({
    q: 'jacket',
    page: '2',
    resultsPerPage: '24',
    redirectResponse: 'full',
    'bgfilter.ss_in_stock': '1',
    'filter.on_sale': '1',
    'filter.price.low': '50',
    'filter.price.high': '99.5',
    'sort.published': 'desc',
  })
})

test('the snapi dialect sends the same as JSON', async () => {
  const { gateway, requests } = open(snapiSearches['a page of results'], {
    dialect: 'snapi',
    backgroundFilters: { ss_in_stock: '1' },
    facetLabels: { size: 'Size' },
  })
  const found = await gateway.search(
    { term: 'jacket', page: 2, filters: { color: ['rust'], price: { high: 300 } }, sort: 'price-asc', exact: true },
    {},
  )
  expect(await requests[0]?.json()).toEqual({
    siteId: 'abc123',
    search: { query: { string: 'jacket', spellCorrection: false }, redirectResponse: 'full' },
    pagination: { page: 2, pageSize: 6 },
    sorts: [{ field: 'price', direction: 'asc' }],
    filters: [
      { type: 'value', field: 'ss_in_stock', value: '1', background: true },
      { type: 'value', field: 'color', value: 'rust' },
      { type: 'range', field: 'price', value: { high: 300 } },
    ],
  })
  expect([found.page, found.pages, found.facets[0]?.label, found.facets[0]?.values[0]?.isActive]).toEqual([
    2,
    2,
    'Size',
    true,
  ])
})

test('a term is cut to the length that Searchspring takes, and the results keep the typed one', async () => {
  const { gateway, requests } = open(results)
  const term = 'x'.repeat(300)
  expect((await gateway.search({ term }, {})).term).toBe(term)
  expect(new URL(requests[0]?.url ?? '').searchParams.get('q')).toHaveLength(256)
})

test('the newer recommendations take JSON as plain text, which needs no preflight', async () => {
  const { gateway, requests } = open([], { recommendations: 'p13n', profile: 'similar' })
  await gateway.recommend({ productId: '7', limit: 3 }, {})
  const [request] = requests
  expect([request?.url, request?.headers.get('content-type')]).toEqual([
    'https://abc123.a.p13n.searchspring.io/v1/recommend',
    'text/plain',
  ])
  expect(await request?.json()).toEqual({ siteId: 'abc123', profiles: [{ tag: 'similar', limit: 3 }], products: ['7'] })
})

test.each([
  ['a correction, native', nativeSearches['a correction'], 'trousers'],
  ['a correction, snapi', snapiSearches['a correction'], 'beck'],
  ['no correction', results, undefined],
])('%s is %s', async (_name, body, corrected) => {
  expect((await open(body).gateway.search({ term: 'a' }, {})).corrected).toBe(corrected)
})

test('a card has the sale price, the fields of the shop, and the ids of product and variant', async () => {
  const { products } = await open(nativeSearches['fields of the shop as escaped JSON']).gateway.search(
    { term: 'a' },
    {},
  )
  expect(products).toMatchObject([
    {
      id: '4410',
      variantId: '4410-77',
      slug: 'crag-cwm-trousers',
      price: { amount: 7000 },
      regularPrice: { amount: 9500 },
      tones: [{ key: 'rust', name: 'Rust', hex: '#a5482c' }],
      badge: 'sale',
    },
  ])
  const sale = await open(nativeSearches['a sale']).gateway.search({ term: 'a' }, {})
  expect(sale.products[0]).toMatchObject({ price: { amount: 7000 }, regularPrice: { amount: 9500 }, variantId: null })
})

test('text is unescaped once', async () => {
  const { products } = await open(nativeSearches['an escaped quotation mark and a number']).gateway.search(
    { term: 'a' },
    {},
  )
  expect(products[0]?.name).toBe(`8" Gaiters 'Beck'`)
})
