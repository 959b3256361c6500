import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cart, plainLine } from '../api/mappers/shapes.fixture.ts'
import * as searchShapes from '../api/mappers/shapes.search.fixture.ts'
import { StoreError } from '../shared/errors.ts'
import { siteAt } from '../shared/sites.ts'
import { createGateways, type Gateways } from './gateways.ts'

type Ask = (gateways: Gateways) => Promise<unknown>

const told: unknown[] = []
const uncaught: unknown[] = []

beforeEach(() => {
  told.length = 0
  uncaught.length = 0
  vi.spyOn(console, 'warn').mockImplementation((part) => void told.push(part))
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
  ['a wish', { items: [null] }, ({ wishlist }) => wishlist.load({})],
  ['a shipping option', [null], ({ shipping }) => shipping.options('DE', {})],
  ['a metafield', [null], ({ checkout }) => checkout.metafields({})],
  [
    'a variant',
    { id: 1, slug: 'anorak', name: 'Anorak', variants: [null] },
    ({ product }) => product.load('anorak', {}),
  ],
  ['a review', { response: { reviews: [null, review] } }, ({ reviews }) => reviews.load({ productId: 1 }, {})],
]

test.each(rows)('%s that cannot be read is left out, and who integrates hears of it once', async (_name, body, ask) => {
  const heard: StoreError[] = []
  const answer = await ask(open(body, (error) => heard.push(error)))
  expect(heard.map((error) => [error instanceof StoreError, error.code, error.response])).toEqual([
    [true, 'CONTRACT', null],
  ])
  // The part may hold what no log should: it is there for who looks, and is not printed.
  expect(Object.keys(heard[0] ?? {})).not.toContain('response')
  expect(heard[0]?.cause).toBeInstanceOf(TypeError)
  expect(told).toEqual([])
  // Who listens changes nothing of the answer.
  expect(answer).toEqual(await ask(open(body)))
  expect(told).toEqual([null])
})

test('a listener that throws costs nothing of the answer', async () => {
  const gateways = open(cart({ physical_items: [null, plainLine('a')] }), () => {
    throw new Error('listener')
  })
  expect((await gateways.cart.load('c-1', {}))?.lines.map(({ id }) => id)).toEqual(['a'])
  expect(uncaught).toEqual([new Error('listener')])
})

test.each([
  ['an address', { url: '' }],
  ['a name', { name: '' }],
])('a card without %s is broken too', async (_name, change) => {
  const heard: StoreError[] = []
  const answer = searchShapes.nativeSearch([searchShapes.nativeResult(change), searchShapes.nativeResult()])
  const { products } = await open(answer, (error) => heard.push(error)).search.search({ term: 'x' }, {})
  expect([products.length, heard.length]).toEqual([1, 1])
})
