import { expect, test } from 'vitest'
import { createVendureSearch } from './search.gateway.ts'
import { serve } from './vendure.fixture.ts'
import { createVendureApi } from './vendureApi.ts'

const item = (productId: string, price: object) => ({
  productId,
  productName: `Beanie ${productId}`,
  slug: `beanie-${productId}`,
  productVariantId: `v${productId}`,
  productAsset: null,
  productVariantAsset: null,
  currencyCode: 'EUR',
  price,
  collectionIds: ['2'],
})

const breadcrumbs = [
  { name: '__root_collection__', slug: '__root_collection__' },
  { name: 'Clothing', slug: 'clothing' },
  { name: 'Headwear', slug: 'headwear' },
]

const found = {
  data: {
    search: {
      totalItems: 3,
      items: [item('1', { min: 2990, max: 3490 }), item('2', { value: 1990 })],
      facetValues: [
        { count: 2, facetValue: { id: '5', name: 'Fell', facet: { code: 'brand', name: 'Marke' } } },
        { count: 1, facetValue: { id: '6', name: 'Scree', facet: { code: 'brand', name: 'Marke' } } },
      ],
      collections: [{ collection: { id: '2', breadcrumbs } }],
    },
  },
}

const open = () => {
  const { config, sent } = serve({ Search: found })
  return { search: createVendureSearch(createVendureApi(config), config), sent }
}

test('shows the lowest price, the collections without the root, and the facets', async () => {
  const { search, sent } = open()
  const request = { term: 'beanie', page: 2, perPage: 2, sort: 'price-desc', filters: { category: ['5'] } } as const
  const results = await search.search(request, {})
  expect(results).toMatchObject({ term: 'beanie', total: 3, page: 2, pages: 2 })
  expect(results.products.map(({ category, price }) => [category, price?.amount])).toEqual([
    [['Clothing', 'Headwear'], 2990],
    [['Clothing', 'Headwear'], 1990],
  ])
  expect(results.facets).toEqual([
    {
      field: 'brand',
      label: 'Marke',
      values: [
        { value: '5', label: 'Fell', count: 2, isActive: true },
        { value: '6', label: 'Scree', count: 1, isActive: false },
      ],
    },
  ])
  expect(sent[0]?.variables).toEqual({
    input: {
      groupByProduct: true,
      inStock: true,
      term: 'beanie',
      take: 2,
      skip: 2,
      sort: { price: 'DESC' },
      facetValueFilters: [{ or: ['5'] }],
    },
  })
})

test('suggests the names of the products that are found', async () => {
  expect(await open().search.suggest('bean', {})).toEqual({
    query: 'bean',
    corrected: null,
    suggested: 'Beanie 1',
    alternatives: ['Beanie 2'],
  })
})

test('recommends no product beside itself', async () => {
  const cards = await open().search.recommend({ productId: '1', limit: 1 }, {})
  expect(cards.map(({ id }) => id)).toEqual(['2'])
})

test('an aborted call for popular searches rejects, although it sends no request', async () => {
  await expect(open().search.popular({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'ABORTED' })
})
