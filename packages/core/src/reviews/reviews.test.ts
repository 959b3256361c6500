import { expect, test } from 'vitest'
import { createGatewayClients } from '../api/gatewayClients.fixture.ts'
import { createReviewsGateway } from '../api/gateways/reviews.gateway.ts'
// The gateway loads this mapper on demand. Importing it here makes it available without a wait.
import '../api/mappers/reviews.mapper.ts'
import { answerOn, fitStep, meanOf, qualityScore } from './reviews.rules.ts'

const FIT = '--12014'
const QUALITY = '--12159'

const reviewOf = (id: number, { fit, quality }: { fit?: unknown; quality?: unknown } = {}) => ({
  id,
  score: 4,
  content: 'Kept me dry',
  title: 'Great',
  created_at: '2026-03-01T10:00:00.000Z',
  verified_buyer: true,
  custom_fields: {
    ...(fit !== undefined && { [FIT]: { title: 'Fit', value: fit } }),
    ...(quality !== undefined && { [QUALITY]: { title: 'Quality', value: quality } }),
  },
  user: { display_name: 'A. B.' },
})

const sample = {
  pagination: { page: 2, per_page: 5, total: 9 },
  bottomline: {
    total_review: 11,
    average_score: 4.54545,
    star_distribution: { '3': 1, '4': 3, '5': 7 },
    custom_fields_bottomline: {
      [FIT]: { type: 'Size', average: 3.2 },
      [QUALITY]: { type: 'Rating', average: 4.64 },
    },
  },
  products: [{ id: 1, domain_key: '230', name: 'Trail Jacket', image_url: '/media/trail-jacket.webp' }],
  reviews: [
    { ...reviewOf(101, { fit: 3, quality: 5 }), language: 'en' },
    { ...reviewOf(102), custom_fields: null },
  ],
}

const load = async (change: object = {}) => {
  const asked: string[] = []
  const { reviews } = createGatewayClients({
    origin: 'https://shop.example',
    fetch: async (input) => {
      if (input instanceof Request) asked.push(input.url)
      return Response.json({ status: { code: 200, message: 'OK' }, response: { ...sample, ...change } })
    },
  })
  const gateway = createReviewsGateway({ client: reviews, appKey: 'cairn', fields: { fit: FIT, quality: QUALITY } })
  return { state: await gateway.load({ productId: '230', page: 2 }, {}), asked }
}

test('a response fills the nine members of the Review state', { meta: { spec: ['3.reviews.state'] } }, async () => {
  const { state, asked } = await load()
  expect(asked).toEqual([
    'https://shop.example/api/reviews/v1/widget/cairn/products/230/reviews.json?page=2&per_page=5',
  ])
  expect(Object.keys(state).toSorted()).toEqual([
    'averageFit',
    'averageFitUnrounded',
    'averageQuality',
    'averageScore',
    'bottomLine',
    'list',
    'pagination',
    'productData',
    'totalReview',
  ])
  expect(state).toMatchObject({
    totalReview: 11,
    averageScore: 4.54545,
    pagination: { page: 2, perPage: 5, total: 9 },
    productData: { id: '230', name: 'Trail Jacket', imageUrl: '/media/trail-jacket.webp' },
    bottomLine: { totalReview: 11, averageScore: 4.54545 },
    averageFit: 3,
    averageFitUnrounded: 3.2,
    averageQuality: 4.6,
  })
  expect(state.list).toEqual([
    {
      id: '101',
      score: 4,
      title: 'Great',
      content: 'Kept me dry',
      language: 'en',
      author: 'A. B.',
      createdAt: '2026-03-01T10:00:00.000Z',
      isVerified: true,
      fit: 3,
      quality: 5,
    },
    expect.objectContaining({ id: '102', fit: null, quality: null }),
  ])
})

test('the count is read from both field names of the provider', { meta: { spec: ['3.reviews.state'] } }, async () => {
  const { state } = await load({ bottomline: { total_reviews: 23, average_score: 4.52 } })
  expect([state.totalReview, state.bottomLine]).toEqual([23, { totalReview: 23, averageScore: 4.52 }])
  expect((await load({ bottomline: {} })).state).toMatchObject({ totalReview: 0, averageScore: 0 })
})

test.each([
  [[3, 3, 4], 3.333, 3],
  [['3', 4, 4], 3.667, 4],
  [[3, 4], 3.5, 4],
  [[1], 1, 1],
  [[5, 5], 5, 5],
])(
  'fits of %j have the mean %d and the rounded value %i',
  { meta: { spec: ['3.reviews.fit'] } },
  async (fits, mean, step) => {
    const reviews = [...fits.map((fit, index) => reviewOf(index, { fit })), reviewOf(99)]
    const { state } = await load({ bottomline: { total_review: reviews.length, average_score: 4 }, reviews })
    expect(state.averageFitUnrounded).toBeCloseTo(mean, 3)
    expect(state.averageFit).toBe(step)
  },
)

test.each([
  ['no reviews', []],
  ['no answers', [reviewOf(1)]],
  ['answers that are none', [reviewOf(1, { fit: '' }), reviewOf(2, { fit: 0 }), reviewOf(3, { fit: 6 })]],
  ['answers in words', [reviewOf(1, { fit: 'true to size' }), reviewOf(2, { fit: null })]],
])(
  '%s give null for fit and quality, not NaN',
  {
    meta: { spec: ['3.reviews.fit'] },
  },
  async (_, reviews) => {
    const { state } = await load({ bottomline: { total_review: 0, average_score: 0 }, reviews })
    expect([state.averageFit, state.averageFitUnrounded, state.averageQuality]).toEqual([null, null, null])
  },
)

test('the quality is the mean of its answers to one decimal', async () => {
  const reviews = [5, 4, 4].map((quality, index) => reviewOf(index, { quality }))
  const { state } = await load({ bottomline: { total_review: 3, average_score: 4 }, reviews })
  expect(state.averageQuality).toBe(4.3)
})

test('a product unknown to the provider has no product data', async () => {
  expect((await load({ products: [] })).state.productData).toBeNull()
})

test('the rules stay within the scale', () => {
  expect(['1', 1, '5', 5].map(answerOn)).toEqual([1, 1, 5, 5])
  expect([0.9, 5.1, 0, '', ' ', 'x', undefined, null].map(answerOn)).toEqual(Array(8).fill(null))
  expect([meanOf([]), meanOf([null]), meanOf([2, null, 4])]).toEqual([null, null, 3])
  expect([fitStep(0.2), fitStep(2.5), fitStep(7), fitStep(null)]).toEqual([1, 3, 5, null])
  expect([qualityScore(4.65), qualityScore(null)]).toEqual([4.7, null])
})
