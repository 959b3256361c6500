import type { Reviews } from '@cairn/core/contracts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.vertical.ts'
import { buildProducts } from '../seed/buildProducts.ts'
import { buildReviews } from '../seed/buildReviews.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { serveVerticals } from '../testing/serveVerticals.ts'
import { reviewsVertical } from './reviews.vertical.ts'

type Wire = Reviews.components['schemas']

const byProduct = Map.groupBy(buildReviews(buildProducts()), ({ productId }) => productId)
const [product] = [...byProduct].find(([, list]) => new Set(list.map(({ language }) => language)).size === 6) ?? [0]

describeOnBothDatabases('reviews', (open) => {
  let app: FastifyInstance
  beforeAll(async () => {
    const { database } = await open()
    app = await serveVerticals(database, [catalogue, reviewsVertical])
  })
  afterAll(() => app.close())

  const list = (appKey: string) =>
    app.inject({ url: `/api/reviews/v1/widget/${appKey}/products/${product}/reviews.json?per_page=50` })
  const bottomline = (appKey: string) => app.inject({ url: `/api/reviews/products/${appKey}/${product}/bottomline` })
  const languagesOf = async (appKey: string): Promise<readonly (string | undefined)[]> =>
    (await list(appKey)).json<Wire['ReviewsAnswer']>().response.reviews.map(({ language }) => language)

  it('are those of the store whose key asks: Europe writes in six languages, America in English', async () => {
    expect(new Set(await languagesOf('cairn')).size).toBe(6)
    expect(new Set(await languagesOf('cairnUS'))).toEqual(new Set(['en']))
  })

  it('are counted and averaged among those of the store', async () => {
    for (const key of ['cairn', 'cairnUS']) {
      const { response } = (await list(key)).json<Wire['ReviewsAnswer']>()
      const scores = response.reviews.map(({ score }) => score)
      expect(response.pagination.total).toBe(scores.length)
      expect(response.bottomline.total_review).toBe(scores.length)
      expect((await bottomline(key)).json<Wire['BottomlineAnswer']>().response.bottomline).toEqual({
        total_reviews: scores.length,
        average_score: scores.reduce((sum, score) => sum + score, 0) / scores.length,
      })
    }
  })

  it('of a store that nobody knows are not found', async () => {
    for (const { statusCode } of [await list('nobody'), await bottomline('nobody')]) expect(statusCode).toBe(404)
  })
})
