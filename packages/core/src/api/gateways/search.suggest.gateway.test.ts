import { expect, test } from 'vitest'
import { openSearch, settled } from '../../search/search.fixture.ts'
import { openSearchGateway, recommendAnswer } from './search.fixture.ts'

const noResults = {
  pagination: { totalResults: 0 },
  results: [],
  facets: [],
  merchandising: { redirect: '', content: [] },
}

test('only the first entry of a recommendation is read', { meta: { spec: ['7.search.recommend-first'] } }, async () => {
  const { gateway } = openSearchGateway(() => [
    ...recommendAnswer({ slug: 'first' }),
    ...recommendAnswer({ slug: 'second' }),
  ])
  expect((await gateway.recommend({}, {})).map(({ slug }) => slug)).toEqual(['first'])
})

test('an empty recommendation has no products and is no error', {
  meta: { spec: ['7.search.recommend-limits'] },
}, async () => {
  const { gateway } = openSearchGateway(() => [])
  expect(await gateway.recommend({}, {})).toEqual([])
  const { view } = openSearch({ recommend: gateway.recommend })
  await settled()
  expect(view()).toMatchObject({ topSellers: [], error: null })
})

test('a suggestion response contains correction, suggestion and alternatives', {
  meta: { spec: ['7.search.suggest', '3.search.suggestion'] },
}, async () => {
  const { gateway, urls, queries } = openSearchGateway(() => ({
    query: 'yellw',
    'corrected-query': 'yellow',
    suggested: { text: 'yellow', type: 'exact', completed: [], source: 'popular-query' },
    alternatives: [
      { popularity: 430, text: 'yellow top' },
      { popularity: 143, text: 'yellow tops' },
      { popularity: 79, text: 'yellow maxi' },
    ],
  }))
  expect(await gateway.suggest('yellw', {})).toEqual({
    query: 'yellw',
    corrected: 'yellow',
    suggested: 'yellow',
    alternatives: ['yellow top', 'yellow tops', 'yellow maxi'],
  })
  expect(urls()[0]?.pathname).toBe('/api/search-service/api/suggest/query')
  expect(queries()).toEqual([{ siteId: 'de-at', query: 'yellw', suggestionCount: '4' }])
})

test.each([
  ['nothing at all', {}],
  ['nothing to say', { query: 'yellw' }],
  ['names of another spelling', { query: 'yellw', corrected_query: 'yellow', correctedQuery: 'yellow' }],
  ['empty words', { query: 'yellw', 'corrected-query': '', suggested: { text: '' }, alternatives: [{ text: '' }] }],
])('a suggestion with %s corrects nothing', { meta: { spec: ['3.search.suggestion-absent'] } }, async (_, answer) => {
  const { gateway } = openSearchGateway(() => answer)
  expect(await gateway.suggest('yellw', {})).toEqual({
    query: 'yellw',
    corrected: null,
    suggested: null,
    alternatives: [],
  })
})

const trending = (...queries: readonly string[]) => ({
  trending: { queries: queries.map((searchQuery, index) => ({ searchQuery, popularity: index, id: index })) },
})
const six = ['dress', 'red', 'blue', 'glasses', 'skirt', 'white']

test('popular searches are those of the locale, one per entry, in the order of the service', {
  meta: { spec: ['3.search.popular', '7.search.trending', '7.search.trending-shape'] },
}, async () => {
  const lists = new Map([
    ['de-at', trending(...six, '')],
    ['en-us', trending('fleece')],
  ])
  const answer = ({ searchParams }: URL) => lists.get(searchParams.get('siteId') ?? '')
  const austria = openSearchGateway(answer, 'at/de-at')
  expect(await austria.gateway.popular({})).toEqual(six)
  expect(austria.urls().map(({ pathname }) => pathname)).toEqual(['/api/search-service/api/suggest/trending'])
  const america = openSearchGateway(answer, 'us/en-us')
  expect(await america.gateway.popular({})).toEqual(['fleece'])
})

test.each([
  ['an empty list', () => trending()],
  ['no list', () => ({ trending: {} })],
  ['nothing', () => ({})],
  ['404', () => Response.json({ title: 'There is no such catalogue' }, { status: 404 })],
])(
  "a locale with %s gets its store's default list",
  { meta: { spec: ['7.search.trending-shape'] } },
  async (_, none) => {
    const answer = ({ searchParams }: URL) => (searchParams.get('siteId') === 'en-gb' ? trending(...six) : none())
    const { gateway, queries } = openSearchGateway(answer, 'lu/fr-lu')
    expect(await gateway.popular({})).toEqual(six)
    expect(queries().map(({ siteId }) => siteId)).toEqual(['fr-lu', 'en-gb'])
  },
)

test('the default list depends on the store, is configurable, and is requested once when it is the locale’s own list', {
  meta: { spec: ['7.search.trending-shape'] },
}, async () => {
  const america = openSearchGateway(() => trending(), 'us/en-us')
  expect(await america.gateway.popular({})).toEqual([])
  expect(america.queries().map(({ siteId }) => siteId)).toEqual(['en-us'])
  const named = openSearchGateway(() => trending(), 'lu/fr-lu', { trendingSiteId: 'fr-fr' })
  expect(await named.gateway.popular({})).toEqual([])
  expect(named.queries().map(({ siteId }) => siteId)).toEqual(['fr-lu', 'fr-fr'])
})

test('a failed request for popular searches is an error, not a locale without a list', async () => {
  const { gateway, queries } = openSearchGateway(() => new Response('<html>', { status: 503 }), 'lu/fr-lu')
  await expect(gateway.popular({})).rejects.toMatchObject({ code: 'SERVER' })
  expect(new Set(queries().map(({ siteId }) => siteId))).toEqual(new Set(['fr-lu']))
})

test('the log is a POST with keepalive, and its failure is ignored', {
  meta: { spec: ['7.search.log-shape'] },
}, async () => {
  const { gateway, requests, urls } = openSearchGateway(() => Response.error())
  const entry = { term: 'yellw', corrected: 'yellow', locale: 'de_AT', storeSource: 'EU', resultCount: 3 } as const
  expect(gateway.log(entry)).toBeUndefined()
  await settled()
  expect(requests.map(({ method, keepalive }) => [method, keepalive])).toEqual([['POST', true]])
  expect(urls()[0]?.pathname).toBe('/api/search-service/log')
  expect(await requests[0]?.json()).toEqual(entry)
})

test('Enter sends the log before all other requests, with term, locale and store', {
  meta: { spec: ['7.search.log-shape', '4.search.enter-logs'] },
}, async () => {
  const { gateway, requests, urls } = openSearchGateway(({ pathname }) =>
    pathname.endsWith('/log') ? new Response(null, { status: 202 }) : noResults,
  )
  const { type, submit } = openSearch({ search: gateway.search, suggest: gateway.suggest, log: gateway.log })
  type('jacket')
  submit()
  await settled()
  expect(urls().map(({ pathname }) => pathname.split('/').at(-1))).toEqual(['log', 'query', 'search.json'])
  expect(await requests[0]?.json()).toEqual({ term: 'jacket', locale: 'en_US', storeSource: 'US' })
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false, false])
})

test.each([
  ['nothing', {}],
  ['content as a list', { results: [], merchandising: { redirect: '', content: [] } }],
  ['content as an object', { results: [], merchandising: { redirect: '', content: {} } }],
])(
  'a response with %s has no results and no redirect',
  {
    meta: { spec: ['7.search.search-answer-holes'] },
  },
  async (_, answer) => {
    const { gateway } = openSearchGateway(() => answer)
    expect(await gateway.search({ term: 'x' }, {})).toMatchObject({ products: [], total: 0, redirect: '' })
  },
)
