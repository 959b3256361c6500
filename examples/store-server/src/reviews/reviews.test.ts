import type { Reviews } from '@cairn/core/contracts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.vertical.ts'
import type { Database } from '../database/database.ts'
import { readRatings } from '../search/ratings.repository.ts'
import { buildProducts } from '../seed/buildProducts.ts'
import { buildReviews } from '../seed/buildReviews.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { serveVerticals } from '../testing/serveVerticals.ts'
import { publishReview, rejectReview } from './moderation.ts'
import { reviewsVertical } from './reviews.vertical.ts'

type Wire = Reviews.components['schemas']

const products = buildProducts()
const byProduct = Map.groupBy(buildReviews(products), ({ productId }) => productId)
const [product] = [...byProduct].find(
  ([, list]) => list.some(({ size }) => size !== null) && new Set(list.map(({ language }) => language)).size === 6,
) ?? [0]

const oneSize = products.find(({ id, sizes }) => sizes.length < 2 && byProduct.has(id))?.id ?? 0

type Written = { product: number; score: number; size: string }

/** Stores the review of a buyer, with its order, and returns its id. */
const writeReview = async (database: Database, { product, score, size }: Written): Promise<number> => {
  const { rows } = await database.execute<{ id: number }>(sql`
    WITH bought AS (
      INSERT INTO orders (number, checkout_id, cart_id, email, site, currency, subtotal_minor, shipping_minor, tax_included, shipping_option, shipping_address, placed_at)
      VALUES ('CN-1', 'checkout', 'cart', 'ada@example.com', 'us/en-us', 'USD', 100, 0, false, 'standard', '{}', now()) RETURNING id)
    INSERT INTO order_reviews (order_id, position, product_id, score, title, content, author, language, size, written_at)
      SELECT id, 0, ${product}, ${score}, 'Not for me', 'Too warm.', 'Ada', 'en', ${size}, '2030-01-01' FROM bought RETURNING id`)
  return rows[0]?.id ?? 0
}

const sumOf = (counts: Readonly<Record<string, number>> = {}): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

describeOnBothDatabases('reviews', (open) => {
  let app: FastifyInstance
  let database: Database
  beforeAll(async () => {
    database = (await open('seeded')).database
    app = await serveVerticals(database, [catalogue, reviewsVertical])
  })
  afterAll(() => app.close())

  const list = (appKey: string, query = 'per_page=50', language?: string) =>
    app.inject({
      url: `/api/reviews/v1/widget/${appKey}/products/${product}/reviews.json?${query}`,
      ...(language !== undefined && { headers: { 'accept-language': language } }),
    })
  const reviewsFor = async (query: string, language?: string) =>
    (await list('cairn', query, language)).json<Wire['ReviewsAnswer']>().response.reviews
  const bottomline = (appKey: string) => app.inject({ url: `/api/reviews/products/${appKey}/${product}/bottomline` })

  it('say nothing about the fit of a product in one size, whatever was stored', async () => {
    await database.execute(sql`UPDATE reviews SET fit = 5, quality = NULL, size = NULL WHERE product_id = ${oneSize}`)
    const { response: sized } = (await list('cairn')).json<Wire['ReviewsAnswer']>()
    expect(sized.bottomline.custom_fields_bottomline).toMatchObject({ '--12014': { average: expect.any(Number) } })
    const url = `/api/reviews/v1/widget/cairn/products/${oneSize}/reviews.json`
    const { response } = (await app.inject({ url })).json<Wire['ReviewsAnswer']>()
    expect(response.reviews.length).toBeGreaterThan(0)
    expect(response.reviews.filter(({ custom_fields }) => custom_fields !== null)).toEqual([])
    expect(response.bottomline.custom_fields_bottomline).toEqual({})
  })

  it('are the same in both stores, each with its language', async () => {
    const [european, american] = await Promise.all(['cairn', 'cairnUS'].map((key) => list(key)))
    expect(american?.json()).toEqual(european?.json())
    expect(new Set((await reviewsFor('per_page=50')).map(({ language }) => language)).size).toBe(6)
  })

  it('are counted and averaged', async () => {
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

  it('come five at a time, those in the language of the site first, each part by newest first', async () => {
    const all = await reviewsFor('per_page=50', 'de-AT')
    expect(all.length).toBeGreaterThan(5)
    const places = all.map(({ language, created_at }) => `${Number(language === 'de')} ${created_at}`)
    expect(places).toEqual(places.toSorted().toReversed())
    expect(all.at(-1)?.language).not.toBe('de')
    expect(await reviewsFor('', 'de-AT')).toEqual(all.slice(0, 5))
    expect(await reviewsFor('page=2', 'de-AT')).toEqual(all.slice(5, 10))
    expect((await list('cairn', '', 'de-AT')).headers.vary).toContain('Accept-Language')
    expect((await list('cairnUS', '', 'en-US')).json<Wire['ReviewsAnswer']>().response.reviews[0]?.language).toBe('en')
  })

  it('sort by newest first on request, whatever the language is', async () => {
    const days = (await reviewsFor('per_page=50&sort=date', 'de-DE')).map(({ created_at }) => created_at)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(new Set(days).size).toBeGreaterThan(1)
  })

  it('sort by rating on request, equal ratings by newest first', async () => {
    const best = await reviewsFor('per_page=50&sort=rating')
    const placed = best.map(({ score, created_at }) => `${score} ${created_at}`)
    expect(new Set(best.map(({ score }) => score)).size).toBeGreaterThan(1)
    expect(placed).toEqual(placed.toSorted().toReversed())
  })

  it('filtered by stars have their own count, while the average covers all reviews', async () => {
    const [first] = await reviewsFor('per_page=50')
    const { response } = (await list('cairn', `per_page=50&star=${first?.score}`)).json<Wire['ReviewsAnswer']>()
    expect(new Set(response.reviews.map(({ score }) => score))).toEqual(new Set([first?.score]))
    const { star_distribution: stars = {}, total_review: total } = response.bottomline
    expect(response.pagination.total).toBe(stars[String(first?.score)])
    expect(total).toBe(sumOf(stars))
  })

  it('filtered by the bought size are those of its buyers, as many as the sizes of all reviews say', async () => {
    const { response } = (await list('cairn')).json<Wire['ReviewsAnswer']>()
    const [[size, count] = ['', 0]] = Object.entries(response.bottomline.size_distribution ?? {})
    expect(count).toBeGreaterThan(0)
    const ofSize = (await list('cairn', `per_page=50&size=${size}`)).json<Wire['ReviewsAnswer']>().response
    expect([ofSize.pagination.total, ofSize.reviews.length]).toEqual([count, count])
    for (const { custom_fields } of ofSize.reviews) expect(custom_fields?.['--12160']?.value).toBe(size)
    const both = await reviewsFor(`per_page=50&size=${size}&star=${ofSize.reviews[0]?.score}`)
    expect(both).toEqual(ofSize.reviews.filter(({ score }) => score === ofSize.reviews[0]?.score))
  })

  it('with a filter have counts of what the other filter leaves, and the totals of all reviews', async () => {
    const read = async (query: string) => (await list('cairn', query)).json<Wire['ReviewsAnswer']>().response
    const { total_review, average_score, ...all } = (await read('')).bottomline
    const [size = ''] = Object.keys(all.size_distribution ?? {})
    for (const star of Object.keys(all.star_distribution ?? {})) {
      const { bottomline, pagination } = await read(`star=${star}&size=${size}`)
      expect(bottomline).toMatchObject({ total_review, average_score })
      expect(pagination.total).toBe(bottomline.star_distribution?.[star] ?? 0)
      expect(pagination.total).toBe(bottomline.size_distribution?.[size] ?? 0)
      expect(sumOf(bottomline.star_distribution)).toBe(all.size_distribution?.[size])
    }
  })

  it('of a buyer are listed, counted and averaged once they are published, also for the search', async () => {
    const read = async () => (await list('cairn')).json<Wire['ReviewsAnswer']>().response
    const before = await read()
    const { star_distribution: stars = {}, size_distribution: sizes = {}, total_review: total } = before.bottomline
    const [size = ''] = Object.keys(sizes)
    const id = await writeReview(database, { product, score: 1, size })
    expect(await read()).toEqual(before)
    await publishReview(database, { id, now: new Date() })
    const after = await read()
    expect(after.reviews[0]).toMatchObject({ title: 'Not for me', score: 1, verified_buyer: true, language: 'en' })
    expect(after.bottomline).toMatchObject({
      total_review: total + 1,
      average_score: (before.bottomline.average_score * total + 1) / (total + 1),
      star_distribution: { ...stars, 1: (stars['1'] ?? 0) + 1 },
      size_distribution: { ...sizes, [size]: (sizes[size] ?? 0) + 1 },
    })
    expect((await readRatings(database, [product])).get(product)?.count).toBe(total + 1)
    await rejectReview(database, { id, now: new Date() })
    expect(await read()).toEqual(before)
  })

  it('of an unknown store are not found', async () => {
    for (const { statusCode } of [await list('nobody'), await bottomline('nobody')]) expect(statusCode).toBe(404)
  })
})
