import { expect, test } from 'vitest'
import { product } from './medusa.fixture.ts'
import { serve } from './serve.fixture.ts'

test('a search asks for the prices of what it found, in the order of the hits', async () => {
  const result = {
    hits: [
      { id: 'prod_2', document: {} },
      { id: 'prod_1', document: {} },
    ],
    metadata: { count: 9 },
  }
  const { gateways, requests } = serve({
    'POST /store/search': { body: { results: [result] } },
    'GET /store/products': { body: { products: [product, { ...product, id: 'prod_2' }] } },
  })
  const found = await gateways.search.search({ term: 'rain', page: 2, perPage: 4, sort: 'price-asc' }, {})
  expect([found.products.map(({ id }) => id), found.total, found.pages]).toEqual([['prod_2', 'prod_1'], 9, 3])
  expect(requests[0]?.body).toMatchObject({
    entity: 'product',
    filters: { q: 'rain', in_stock: true },
    pagination: { skip: 4, take: 4, order: { price: 'ASC' } },
  })
})

test.each([
  [
    { low: 50, high: 99.5 },
    { $gte: 50, $lte: 99.5 },
  ],
  [{ high: 150 }, { $lte: 150 }],
])('a price range %j is a filter of the index', async (price, range) => {
  const { gateways, requests } = serve({
    'POST /store/search': { body: { results: [{ hits: [], metadata: { count: 0 } }] } },
  })
  await gateways.search.search({ term: 'rain', filters: { price } }, {})
  expect(requests[0]?.body).toMatchObject({ filters: { q: 'rain', price: range } })
})
