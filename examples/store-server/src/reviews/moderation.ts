import { and, asc, eq } from 'drizzle-orm'
import type { Database, Queries } from '../database/database.ts'
import { orderLines, orders } from '../orders/orders.schema.ts'
import { StartError } from '../startError.ts'
import { type OrderReviewRow, orderReviews, reviews } from './reviews.schema.ts'

/** Published copies have ids from here on, above those of the demonstration data. */
const FIRST_ID = 1_000_000_000

export type ReviewStatus = OrderReviewRow['status']

/** A buyer's review with the order and the product that it is about. */
export type WrittenReview = { review: OrderReviewRow; orderNumber: string; product: string }

const written = (queries: Queries) =>
  queries
    .select({ review: orderReviews, orderNumber: orders.number, product: orderLines.name })
    .from(orderReviews)
    .innerJoin(orders, eq(orders.id, orderReviews.orderId))
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, orderReviews.orderId), eq(orderLines.position, orderReviews.position)),
    )

/** Returns the reviews of a status, the oldest first. */
export const reviewsWithStatus = (queries: Queries, status: ReviewStatus): Promise<WrittenReview[]> =>
  written(queries).where(eq(orderReviews.status, status)).orderBy(asc(orderReviews.id))

/** @throws StartError if no review has this id */
export async function findReview(queries: Queries, id: number): Promise<WrittenReview> {
  const [found] = await written(queries).where(eq(orderReviews.id, id))
  if (found === undefined) throw new StartError(`There is no review ${id}.`)
  return found
}

type Decision = { id: number; now: Date }

/**
 * Shows a review in the shop.
 * @throws StartError if no review has this id, or if it is published already
 */
export const publishReview = (database: Database, { id, now }: Decision): Promise<void> =>
  database.transaction(async (tx) => {
    const { productId, score, title, content, author, language, size, fit, writtenAt } = await decide(tx, 'published', {
      id,
      now,
    })
    await tx.insert(reviews).values({
      id: FIRST_ID + id,
      productId,
      score,
      title,
      content,
      author,
      language,
      size,
      fit,
      createdAt: writtenAt,
      // The form opens only with the link of an order.
      verified: true,
      orderReviewId: id,
    })
  })

/**
 * Keeps a review out of the shop, or takes a published one out of it.
 * @throws StartError if no review has this id, or if it is rejected already
 */
export const rejectReview = (database: Database, { id, now }: Decision): Promise<void> =>
  database.transaction(async (tx) => {
    await decide(tx, 'rejected', { id, now })
    await tx.delete(reviews).where(eq(reviews.orderReviewId, id))
  })

/** Locks a review, so that two commands wait for each other, and records the decision. */
async function decide(tx: Queries, status: ReviewStatus, { id, now }: Decision): Promise<OrderReviewRow> {
  const [review] = await tx.select().from(orderReviews).where(eq(orderReviews.id, id)).for('update')
  if (review === undefined) throw new StartError(`There is no review ${id}.`)
  if (review.status === status) throw new StartError(`The review ${id} is ${status} already.`)
  await tx.update(orderReviews).set({ status, decidedAt: now }).where(eq(orderReviews.id, id))
  return review
}
