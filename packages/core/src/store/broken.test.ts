import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cart, plainLine } from '../api/mappers/shapes.fixture.ts'
import * as searchShapes from '../api/mappers/shapes.search.fixture.ts'
import { StoreError } from '../shared/errors.ts'
import { siteAt } from '../shared/sites.ts'
import { createGateways } from './gateways.ts'
import type { Gateways } from './store.types.ts'

type Ask = (gateways: Gateways) => Promise<unknown>

const emitted: unknown[] = []
const uncaught: unknown[] = []

beforeEach(() => {
  emitted.length = 0
  uncaught.length = 0
  vi.spyOn(console, 'warn').mockImplementation((part) => void emitted.push(part))
  vi.stubGlobal('reportError', (error: unknown) => uncaught.push(error))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = (body: unknown, onError?: (error: StoreError) => void): Gateways =>
  createGateways({
    site: siteAt('de/de-de'),
    origin: 'https://shop.example',
    fetch: async () => Response.json(body),
    getAccessToken: () => 'token-1',
    ...(onError && { onError }),
  })

const pagination = { page: 1, total: 1, per_page: 10 }
const review = { id: 1, score: 5, title: 'Good', content: 'Warm', created_at: '2026-01-01', verified_buyer: true }

const rows: readonly (readonly [string, unknown, Ask])[] = [
  ['a line of the cart', cart({ physical_items: [null, plainLine('a')] }), ({ cart }) => cart.load('c-1', {})],
  [
    'a search result',
    searchShapes.nativeSearch([null, searchShapes.nativeResult()]),
    ({ search }) => search.search({ term: 'x' }, {}),
  ],
  ['a recommendation', [{ results: [null, searchShapes.nestedResult()] }], ({ search }) => search.recommend({}, {})],
  ['an alternative', { alternatives: [null, { text: 'parka' }] }, ({ search }) => search.suggest('park', {})],
  [
    'a popular search',
    { trending: { queries: [null, { searchQuery: 'fleece' }] } },
    ({ search }) => search.popular({}),
  ],
  ['an order', { data: [null], meta: { pagination } }, ({ account }) => account.orders(1, {})],
  ['a wish-list item', { items: [null] }, ({ wishlist }) => wishlist.load({})],
  ['a shipping option', [null], ({ shipping }) => shipping.options('DE', {})],
  [
    'a variant',
    { id: 1, slug: 'anorak', name: 'Anorak', variants: [null] },
    ({ product }) => product.load('anorak', {}),
  ],
  ['a review', { response: { reviews: [null, review] } }, ({ reviews }) => reviews.load({ productId: '1' }, {})],
]

test.each(rows)('a broken part of %s is left out and reported once', async (_name, body, ask) => {
  const reported: StoreError[] = []
  const answer = await ask(open(body, (error) => reported.push(error)))
  expect(reported.map((error) => [error instanceof StoreError, error.code, error.response])).toEqual([
    [true, 'CONTRACT', null],
  ])
  // Loggers print the enumerable properties of an error. `response` is not enumerable, because it may contain data that
  // must not be logged.
  expect(Object.keys(reported[0] ?? {})).not.toContain('response')
  expect(reported[0]?.cause).toBeInstanceOf(TypeError)
  expect(emitted).toEqual([])
  // A gateway without `onError` returns the same response.
  expect(answer).toEqual(await ask(open(body)))
  expect(emitted).toEqual([null])
})

test('a callback that throws does not change the response', async () => {
  const gateways = open(cart({ physical_items: [null, plainLine('a')] }), () => {
    throw new Error('listener')
  })
  expect((await gateways.cart.load('c-1', {}))?.lines.map(({ id }) => id)).toEqual(['a'])
  expect(uncaught).toEqual([new Error('listener')])
})

test.each([
  ['an address', { url: '' }],
  ['a name', { name: '' }],
])('a card without %s counts as broken too', async (_name, change) => {
  const reported: StoreError[] = []
  const answer = searchShapes.nativeSearch([searchShapes.nativeResult(change), searchShapes.nativeResult()])
  const { products } = await open(answer, (error) => reported.push(error)).search.search({ term: 'x' }, {})
  expect([products.length, reported.length]).toEqual([1, 1])
})
