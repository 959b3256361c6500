import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinCategory, type SearchCard } from '../../search/index.ts'
import { formatMoney } from '../../shared/money.ts'
import { openSearchGateway, recommendAnswer, searchAnswer } from '../gateways/search.fixture.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const found = async (result: Readonly<Record<string, unknown>>, prefix?: string): Promise<SearchCard | undefined> =>
  (await openSearchGateway(() => searchAnswer(result), prefix).gateway.search({ term: 'x' }, {})).products[0]

const recommended = async (attributes: Readonly<Record<string, unknown>>): Promise<SearchCard | undefined> =>
  (await openSearchGateway(() => recommendAnswer(attributes)).gateway.recommend({}, {}))[0]

test('a search result and a recommendation have different formats and become the same card', {
  meta: { spec: ['3.search.card'] },
}, async () => {
  const card: SearchCard = {
    id: '41',
    slug: 'ridge-shell',
    name: 'Ridge & Fell™ Shell',
    category: ['Men', 'Jackets'],
    imageUrl: '/media/variant.webp',
    variantId: '77',
    price: { amount: 8000, currency: 'EUR' },
    regularPrice: { amount: 10_000, currency: 'EUR' },
    tones: [],
    badge: null,
  }
  expect(await found({})).toEqual(card)
  expect(await recommended({})).toEqual(card)
})

test.each([
  [80, 80],
  ['80', 80],
  [0, 100],
  [null, 100],
  ['', 100],
  ['0.00', 100],
  [undefined, 100],
])(
  'with a sale price of %j a product of 100 costs %i',
  { meta: { spec: ['3.search.card-price'] } },
  async (salePrice, price) => {
    const amount = price * 100
    const texts = { vId: '77', price: '100', salePrice, imageUrl: '' }
    expect(await found({ selectedVariant: texts })).toMatchObject({ price: { amount } })
    const card = await recommended({ selectedVariant: { ...texts, price: 100 } })
    expect([card?.price?.amount, card?.regularPrice?.amount ?? null]).toEqual([amount, price === 80 ? 10_000 : null])
  },
)

test('a sale price that is not lower gives no regular price', async () => {
  const costs = async (price: unknown, salePrice: unknown) => {
    const card = await found({ selectedVariant: { vId: 77, price, salePrice, imageUrl: '' } })
    return [card?.price?.amount, card?.regularPrice]
  }
  expect(await costs(80, 80)).toEqual([8000, null])
  expect(await costs(80, 90)).toEqual([9000, null])
  expect(await costs(null, 90)).toEqual([9000, null])
})

test.each([
  [77, '77'],
  ['77', '77'],
  [0, null],
  [-3, null],
  ['', null],
  ['x', null],
  [1.5, null],
])('the variant %j is %j on the card', async (vId, variantId) => {
  expect(await found({ selectedVariant: { vId, price: 1, salePrice: 0, imageUrl: '' } })).toMatchObject({ variantId })
})

test.each([
  ['new', 'new'],
  ['sale', 'sale'],
  ['coming_soon', 'coming-soon'],
  ['hot', null],
  [undefined, null],
])('the badge %j is %j on the card', async (badge, shown) => {
  expect(await found({ badge })).toMatchObject({ badge: shown })
})

test('without a slug the address names the product, and without a category the card has none', async () => {
  const card = await found({ slug: undefined, url: 'https://other.example/ridge-shell/', category: undefined })
  expect(card).toMatchObject({ slug: 'ridge-shell', category: [] })
  expect(await found({ slug: undefined, url: undefined })).toBeUndefined()
})

test('the colours of a product are those of the service', async () => {
  const colors = [{ key: 'moss', name: 'Moss', hex: '#556b2f' }]
  expect(await found({ colors })).toMatchObject({ tones: colors })
})

test('a result without variants has the price of the product', async () => {
  expect(await found({ selectedVariant: undefined })).toMatchObject({
    price: { amount: 8000 },
    regularPrice: null,
    variantId: null,
  })
  expect(await recommended({ selectedVariant: undefined })).toMatchObject({ price: { amount: 8000 }, variantId: null })
})

test('the image is that of the recommendation, otherwise that of the variant', {
  meta: { spec: ['3.search.card-image'] },
}, async () => {
  for (const cardOf of [found, recommended]) {
    expect(await cardOf({ imageRecUrl: '/media/rec.webp' })).toMatchObject({ imageUrl: '/media/rec.webp' })
    expect(await cardOf({ imageRecUrl: '' })).toMatchObject({ imageUrl: '/media/variant.webp' })
    expect(await cardOf({})).toMatchObject({ imageUrl: '/media/variant.webp' })
  }
})

test('without either it is the image of the product, and otherwise the card has no image', {
  meta: { spec: ['3.search.card-image-last'] },
}, async () => {
  const selectedVariant = { vId: 77, price: 100, salePrice: 0, imageUrl: '' }
  expect(await found({ selectedVariant })).toMatchObject({ imageUrl: '/media/product.webp' })
  expect(await recommended({ selectedVariant })).toMatchObject({ imageUrl: '/media/product.webp' })
  expect(await found({ selectedVariant, imageUrl: '' })).toMatchObject({ imageUrl: null })
  expect(await found({ selectedVariant: undefined, imageUrl: undefined })).toMatchObject({ imageUrl: null })
})

const blanks = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")

const priced = async (price: string, prefix: string): Promise<string> => {
  const card = await found({ selectedVariant: { vId: 77, price, salePrice: '0', imageUrl: '' } }, prefix)
  const { site } = openSearchGateway(() => [], prefix)
  return card?.price ? blanks(formatMoney(card.price, site.hreflang)) : ''
}

test.each([
  ['de/de-de', '120,00 €', '€'],
  ['us/en-us', '$120.00', '$'],
  ['gb/en-gb', '£120.00', '£'],
  ['ch/de-ch', 'CHF 120.00', 'CHF'],
])('on %s a card of 120 reads %s', { meta: { spec: ['2.search.card-currency'] } }, async (prefix, text, sign) => {
  expect(await priced('120', prefix)).toBe(text)
  expect(openSearchGateway(() => [], prefix).site.sign).toBe(sign)
})

test.each([
  ['at/de-at', '€ 1.234,50'],
  ['be/fr-be', '1 234,50 €'],
  ['ch/de-ch', "CHF 1'234.50"],
])('on %s a card of 1234.5 reads %s', { meta: { spec: ['2.search.card-price-format'] } }, async (prefix, text) => {
  expect(await priced('1234.5', prefix)).toBe(text)
})

test('a category is split at dots between spaces and joined with middle dots', {
  meta: { spec: ['2.search.category-split', '2.search.category-split-edges'] },
}, async () => {
  const categoryOf = async (category: string) => joinCategory((await found({ category }))?.category ?? [])
  expect(await categoryOf('Men . Jackets &amp; Vests')).toBe('Men · Jackets & Vests')
  expect(await categoryOf('Jackets')).toBe('Jackets')
  expect(await categoryOf('GORE.TEX v1.5')).toBe('GORE.TEX v1.5')
  expect(await categoryOf('A . B . C')).toBe('A · B · C')
})

test('a result without address, name or numeric id is left out and reported, and the other results remain', async () => {
  const { results, ...rest } = searchAnswer()
  const broken = [
    { ...results[0], slug: '', url: '' },
    { ...results[0], name: undefined },
    { ...results[0], uid: 'x' },
    {},
  ]
  const search = openSearchGateway(() => ({ ...rest, results: [...broken, ...results] }))
  expect((await search.gateway.search({ term: 'x' }, {})).products.map(({ id }) => id)).toEqual(['41'])
  const [entry] = recommendAnswer()
  const recommend = openSearchGateway(() => [{ results: [{ id: '1' }, ...(entry?.results ?? [])] }])
  expect((await recommend.gateway.recommend({}, {})).map(({ id }) => id)).toEqual(['41'])
  expect(console.warn).toHaveBeenCalledTimes(broken.length + 1)
})

test('facet labels are unescaped, and a facet without values is left out', async () => {
  const values = [
    { active: true, type: 'value', value: 'shell', label: 'Shells &amp; co', count: 5 },
    { filtered: false, value: 'down', label: 'Down', count: 3 },
  ]
  const colors = [{ value: 'fjord', label: 'Fjord', count: 2, hex: '#1f5f78' }]
  const facets = [
    { field: 'kind', label: 'Kind &gt; of', type: null, collapse: 0, values },
    { field: 'size', values: values.slice(1) },
    { field: 'price', type: 'range', step: 1, range: { low: 75, high: 113 } },
    { field: 'none', label: 'None', values: [] },
    { field: 'color', label: 'Color', values: colors },
  ]
  const { gateway } = openSearchGateway(() => ({ ...searchAnswer(), facets }))
  expect((await gateway.search({ term: 'x' }, {})).facets).toEqual([
    {
      field: 'kind',
      label: 'Kind > of',
      values: [
        { value: 'shell', label: 'Shells & co', count: 5, isActive: true },
        { value: 'down', label: 'Down', count: 3, isActive: false },
      ],
    },
    { field: 'size', label: 'size', values: [{ value: 'down', label: 'Down', count: 3, isActive: false }] },
    {
      field: 'color',
      label: 'Color',
      values: [{ value: 'fjord', label: 'Fjord', count: 2, isActive: false, hex: '#1f5f78' }],
    },
  ])
})

test.each([
  ['numbers', { rating: 4.6, ratingCount: 23 }, { average: 4.6, count: 23 }],
  ['texts', { rating: '4.6', ratingCount: '23' }, { average: 4.6, count: 23 }],
  ['no reviews', { rating: 0, ratingCount: 0 }, undefined],
  ['no fields', {}, undefined],
])('the rating of a card is read from %s', async (_, wire, rating) => {
  const card = await found({ ...wire, secondImageUrl: '/media/back.webp' })
  expect([card?.rating, card?.secondImageUrl]).toEqual([rating, '/media/back.webp'])
})
