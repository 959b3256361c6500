import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { siteAt } from '../../shared/sites.ts'
import { createGateways } from '../../store/gateways.ts'
import type { Gateways } from '../../store/store.types.ts'
import * as shapes from './shapes.search.fixture.ts'

/** Creates the gateways of a shop whose services answer every request with `body`. */
const answeredWith = (body: unknown, status = 200): Gateways =>
  createGateways({
    site: siteAt('de/de-de'),
    origin: 'https://shop.example',
    fetch: async () => Response.json(body, { status }),
    getAccessToken: () => null,
  })

const warnings: unknown[] = []

beforeEach(() => {
  warnings.length = 0
  vi.spyOn(console, 'warn').mockImplementation((part) => void warnings.push(part))
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the search service', () => {
  const search = (body: unknown) => answeredWith(body).search.search({ term: 'x' }, {})

  test.each([[[]], [{}], [{ header: ['<b>Sale</b>'] }]])(
    'sends results beside a redirect, with %j as the content of merchandising',
    async (content) => {
      const results = await search(shapes.nativeSearch([shapes.nativeResult()], content))
      expect(results.redirect).toBe('https://shop.example/trousers')
      expect([results.total, results.page, results.pages]).toEqual([31, 2, 6])
      expect(results.products).toEqual([
        {
          id: '4410',
          slug: 'crag-cwm-trousers',
          name: 'Crag & Cwm Trousers',
          category: ['Trousers', 'Climbing'],
          imageUrl: 'https://pictures.example/crag.webp',
          variantId: null,
          price: { amount: 9500, currency: 'EUR' },
          regularPrice: null,
          tones: [],
          badge: null,
        },
      ])
      expect(results.facets).toEqual([
        {
          field: 'color_family',
          label: 'Colour',
          values: [{ value: 'Green', label: 'Green', count: 4, isActive: false }],
        },
      ])
    },
  )

  test('sends some clients search results in the format of recommendations', async () => {
    const results = await search(shapes.nestedSearch)
    expect(results.products).toMatchObject([
      { id: '5120', slug: 'beck-sandals', name: 'Beck Sandals', price: { amount: 4950, currency: 'EUR' } },
    ])
    expect(results.facets.map(({ field, label }) => [field, label])).toEqual([['size', 'size']])
    expect([results.total, results.page, results.redirect]).toEqual([1, 1, 'https://shop.example/shoes'])
  })

  test('sends recommendations with numeric prices and without attributes', async () => {
    const body = [{ responseId: 'r', results: [shapes.nestedResult(), shapes.nestedResult({ attributes: undefined })] }]
    const cards = await answeredWith(body).search.recommend({}, {})
    expect(cards).toMatchObject([
      { id: '5120', slug: 'beck-sandals', price: { amount: 4950 }, variantId: null, tones: [] },
      { id: '5120', slug: 'beck-sandals' },
    ])
    expect(await answeredWith([]).search.recommend({}, {})).toEqual([])
  })

  test('may send colours as text, which the card ignores', async () => {
    const { products } = await search(shapes.nativeSearch([shapes.nativeResult({ colors: '[&quot;Green&quot;]' })]))
    expect(products.map(({ tones }) => tones)).toEqual([[]])
  })

  test.each([
    ['null', null],
    ['a name that is no text', shapes.nativeResult({ name: ['Two', 'Names'] })],
    ['an address that is none', shapes.nativeResult({ url: 4 })],
  ])('may send a broken result (%s), and only that one is left out and reported', async (_name, broken) => {
    const { products } = await search(shapes.nativeSearch([broken, shapes.nativeResult(), broken]))
    expect(products.map(({ id }) => id)).toEqual(['4410'])
    expect(warnings).toEqual([broken, broken])
    const nested = [{ results: [null, shapes.nestedResult()] }]
    expect(await answeredWith(nested).search.recommend({}, {})).toHaveLength(1)
  })

  test('leaves out the keys of a suggestion that have no value', async () => {
    const suggest = (body: unknown) => answeredWith(body).search.suggest('grene', {})
    const whole = {
      query: 'grene',
      'corrected-query': 'green',
      suggested: { text: 'green', type: 'exact', completed: [], source: 'popular-query' },
      alternatives: [{ text: 'green jacket', popularity: 212 }, null, { text: '' }, { text: 'green cap' }],
    }
    expect(await suggest(whole)).toEqual({
      query: 'grene',
      corrected: 'green',
      suggested: 'green',
      alternatives: ['green jacket', 'green cap'],
    })
    expect(warnings).toEqual([null])
    const nothing = { query: 'grene', corrected: null, suggested: null, alternatives: [] }
    expect(await suggest({ query: 'grene' })).toEqual(nothing)
  })

  test('sends popular searches with a popularity, which is ignored', async () => {
    const queries = [{ searchQuery: 'shell', popularity: 51 }, { popularity: 9 }, null, { searchQuery: 'wool' }]
    expect(await answeredWith({ trending: { queries } }).search.popular({})).toEqual(['shell', 'wool'])
    expect(warnings).toEqual([null])
  })
})

describe('the reviews provider', () => {
  const load = (body: unknown) => answeredWith(body).reviews.load({ productId: '91' }, {})

  test('sends reviews without answers to the questions on fit and quality', async () => {
    const reviews = await load(shapes.widget([shapes.review(1), shapes.review(2, { custom_fields: null })]))
    expect(reviews.list.map(({ fit, quality }) => [fit, quality])).toEqual([
      [2, 4],
      [null, null],
    ])
    expect(reviews).toMatchObject({
      totalReview: 14,
      averageScore: 4.21429,
      averageFit: 3,
      averageFitUnrounded: 2.6,
      averageQuality: 4.4,
      pagination: { page: 1, perPage: 5, total: 2 },
      productData: { id: '91', name: 'Tarn Anorak', imageUrl: null },
    })
  })

  test('sends a bottom line alone, with the other spelling of the count', async () => {
    expect(await load(shapes.bottomline)).toMatchObject({
      list: [],
      totalReview: 8,
      averageScore: 3.9,
      productData: null,
      averageFit: null,
      pagination: { page: 1, total: 8 },
    })
  })

  test('may send a broken review, and only that one is left out and reported, and a review without an author', async () => {
    const { list } = await load(shapes.widget([null, shapes.review(1, { user: null }), shapes.review(2)]))
    expect(list.map(({ id, author }) => [id, author])).toEqual([
      ['1', ''],
      ['2', 'M. K.'],
    ])
    expect(warnings).toEqual([null])
  })
})
