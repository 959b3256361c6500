import type { Reviews } from '@cairn/core/contracts'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { productSizes, products, productTexts } from '../catalogue/catalogue.schema.ts'
import type { Handlers } from '../contract/operations.ts'
import { notFound } from '../contract/problem.ts'
import type { Queries } from '../database/database.ts'
import { acceptedLanguage } from '../sites/acceptedLanguage.ts'
import type { Vertical } from '../vertical.ts'
import { reviews } from './reviews.schema.ts'

type Wire = Reviews.components['schemas']

/** The field names under which the review provider returns the ratings of fit and quality. */
const FIT = '--12014'
const QUALITY = '--12159'
/** The field name of the bought size, which the demonstration adds. */
const SIZE = '--12160'

/** The app keys of the stores at the review provider. All stores share the reviews of a product. */
const STORE_KEYS: ReadonlySet<string> = new Set(['cairn', 'cairnUS'])

/** The SQL condition for a product's reviews. @throws Problem 404 for an unknown app key. */
const saidTo = (appKey: string, productId: number): SQL | undefined => {
  if (!STORE_KEYS.has(appKey)) throw notFound('There is no store of this key')
  return eq(reviews.productId, productId)
}

const headers = { 'cache-control': 'public, max-age=60' }
const ok = { code: 200, message: 'OK' }

const total = (column: typeof reviews.fit | typeof reviews.quality) => sql<number>`coalesce(sum(${column}), 0)::int`

/** The order of a list. Shoppers who chose none first get the reviews that they can read. */
const orderOf = (sort: 'date' | 'rating' | undefined, languages: string | undefined): SQL[] => {
  const latest = [desc(reviews.createdAt), desc(reviews.id)]
  if (sort === 'date') return latest
  if (sort === 'rating') return [desc(reviews.score), ...latest]
  return [desc(sql`${reviews.language} IS NOT DISTINCT FROM ${acceptedLanguage(languages)}`), ...latest]
}

const readProduct = async (queries: Queries, productId: number) => {
  const [product] = await queries
    .select({
      slug: products.slug,
      name: productTexts.name,
      sizes: sql<number>`(SELECT count(*) FROM ${productSizes} WHERE ${productSizes.productId} = ${products.id})::int`,
    })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.language, 'en')))
    .where(eq(products.id, productId))
  if (product === undefined) throw notFound('There is no such product')
  return product
}

/**
 * Computes all review totals and averages of a product from one row per star rating. An average over no values is null.
 */
const readScore = async (queries: Queries, said: SQL | undefined) => {
  const stars = await queries
    .select({
      score: reviews.score,
      total: count(),
      fit: total(reviews.fit),
      fits: count(reviews.fit),
      quality: total(reviews.quality),
      qualities: count(reviews.quality),
    })
    .from(reviews)
    .where(said)
    .groupBy(reviews.score)
  const sum = (of: (row: (typeof stars)[number]) => number): number => stars.reduce((so, row) => so + of(row), 0)
  const mean = (whole: number, parts: number): number | null => (parts === 0 ? null : whole / parts)
  const all = sum((row) => row.total)
  return {
    total: all,
    score: mean(
      sum((row) => row.score * row.total),
      all,
    ),
    fit: mean(
      sum((row) => row.fit),
      sum((row) => row.fits),
    ),
    quality: mean(
      sum((row) => row.quality),
      sum((row) => row.qualities),
    ),
  }
}

/** Counts reviews by their stars. */
const readStars = async (queries: Queries, said: SQL | undefined) =>
  queries.select({ score: reviews.score, total: count() }).from(reviews).where(said).groupBy(reviews.score)

/** Counts reviews by the size that the buyer bought. */
const readSizes = async (queries: Queries, said: SQL | undefined) => {
  const rows = await queries
    .select({ size: reviews.size, total: count() })
    .from(reviews)
    .where(said)
    .groupBy(reviews.size)
  return rows.filter(({ size }) => size !== null)
}

/** Returns a stored review. A product of one size has no size to choose, so its reviews say nothing about the fit. */
const viewReview = ({ fit, ...row }: typeof reviews.$inferSelect, hasSizes: boolean): Wire['Review'] => ({
  id: row.id,
  score: row.score,
  votes_up: 0,
  votes_down: 0,
  title: row.title,
  content: row.content,
  ...(row.language !== null && { language: row.language }),
  created_at: row.createdAt.toISOString(),
  verified_buyer: row.verified,
  custom_fields:
    (fit === null || !hasSizes) && row.quality === null && row.size === null
      ? null
      : {
          ...(fit !== null && hasSizes && { [FIT]: { title: 'Fit', value: fit, field_type: 'Size' } }),
          ...(row.quality !== null && { [QUALITY]: { title: 'Quality', value: row.quality, field_type: 'Rating' } }),
          ...(row.size !== null && { [SIZE]: { title: 'Bought size', value: row.size, field_type: 'Text' } }),
        },
  user: { display_name: row.author },
})

export const reviewsVertical: Vertical = {
  name: 'reviews',
  operations: ({ database }) => {
    const handlers: Handlers<Reviews.operations> = {
      getBottomline: async ({ params }) => {
        const said = saidTo(params.appKey, params.productId)
        const [, { total, score }] = await Promise.all([
          readProduct(database, params.productId),
          readScore(database, said),
        ])
        const bottomline = { average_score: score ?? 0, total_reviews: total }
        return { status: 200, body: { status: ok, response: { bottomline } }, headers }
      },
      listReviews: async ({ params: { appKey, productId }, query, headers: { 'accept-language': languages } }) => {
        const said = saidTo(appKey, productId)
        const page = query.page ?? 1
        const perPage = query.per_page ?? 5
        const ofStars = query.star === undefined ? undefined : eq(reviews.score, query.star)
        const ofSize = query.size === undefined ? undefined : eq(reviews.size, query.size)
        const chosen = and(said, ofStars, ofSize)
        // Run the queries at the same time. On a single-connection database, queries that run one after another
        // would each wait for the queries of other requests.
        const [product, score, stars, sizes, matching, list] = await Promise.all([
          readProduct(database, productId),
          readScore(database, said),
          // Each filter counts what the other one leaves.
          readStars(database, and(said, ofSize)),
          readSizes(database, and(said, ofStars)),
          database.$count(reviews, chosen),
          database
            .select()
            .from(reviews)
            .where(chosen)
            .orderBy(...orderOf(query.sort, languages))
            .limit(perPage)
            .offset((page - 1) * perPage),
        ])
        const hasSizes = product.sizes > 1
        return {
          status: 200,
          headers: { ...headers, vary: 'Origin, Accept-Language' },
          body: {
            status: ok,
            response: {
              pagination: { page, per_page: perPage, total: matching },
              bottomline: {
                total_review: score.total,
                average_score: score.score ?? 0,
                star_distribution: Object.fromEntries(stars.map((row) => [String(row.score), row.total])),
                size_distribution: Object.fromEntries(sizes.map(({ size, total }) => [size, total])),
                custom_fields_bottomline: {
                  ...(score.fit !== null && hasSizes && { [FIT]: { type: 'Size', average: score.fit } }),
                  ...(score.quality !== null && { [QUALITY]: { type: 'Rating', average: score.quality } }),
                },
              },
              products: [
                { id: productId, domain_key: String(productId), name: product.name, product_link: `/${product.slug}` },
              ],
              reviews: list.map((row) => viewReview(row, hasSizes)),
            },
          },
        }
      },
    }
    return { reviews: handlers }
  },
}
