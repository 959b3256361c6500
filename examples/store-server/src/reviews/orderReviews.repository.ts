import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/database.ts'
import { linesOf } from '../orders/orders.repository.ts'
import type { OrderLineRow, OrderRow } from '../orders/orders.schema.ts'
import { siteOf } from '../sites/sites.ts'
import { FITS, readTypedReview, type TypedReview } from './review.form.ts'
import { type OrderReviewRow, orderReviews, reviewDrafts } from './reviews.schema.ts'

/** Whether the buyer of an order can have its items: a review is about an item that was worn. */
export const isReviewable = ({ status }: Pick<OrderRow, 'status'>): boolean =>
  status === 'shipped' || status === 'completed'

export const reviewsOfOrder = (queries: Queries, orderId: number): Promise<OrderReviewRow[]> =>
  queries.select().from(orderReviews).where(eq(orderReviews.orderId, orderId)).orderBy(asc(orderReviews.position))

/** Returns the positions of the lines whose review is not written yet; none before the order was shipped. */
export async function reviewableLines(queries: Queries, order: OrderRow): Promise<number[]> {
  if (!isReviewable(order)) return []
  const written = new Set((await reviewsOfOrder(queries, order.id)).map(({ position }) => position))
  const lines = await linesOf(queries, [order.id])
  return lines.map(({ position }) => position).filter((position) => !written.has(position))
}

/**
 * Returns the key of the size that a variant has; null for a product of one size, and for one that the catalogue no
 * longer has.
 */
export async function sizeOfVariant(queries: Queries, variantId: number): Promise<string | null> {
  const { rows } = await queries.execute<{ size: string | null }>(sql`
    SELECT size FROM variants
    WHERE id = ${variantId} AND (SELECT count(*) FROM product_sizes WHERE product_id = variants.product_id) > 1`)
  return rows[0]?.size ?? null
}

type NewReview = { order: OrderRow; line: OrderLineRow; typed: TypedReview; now: Date }

/**
 * Stores a review that waits for the staff, and deletes its draft. Returns false when the line has another review;
 * the same review sent twice counts as stored.
 */
export async function storeReview(database: Database, { order, line, typed, now }: NewReview): Promise<boolean> {
  const { title, content, author } = typed
  const { position, productId } = line
  const size = await sizeOfVariant(database, line.variantId)
  return database.transaction(async (tx) => {
    const added = await tx
      .insert(orderReviews)
      .values({
        orderId: order.id,
        position,
        productId,
        score: Number(typed.stars),
        title,
        content,
        author,
        language: siteOf(order.site).language,
        size,
        fit: size === null || typed.fit === '' ? null : FITS[typed.fit],
        writtenAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: orderReviews.id })
    await tx.delete(reviewDrafts).where(isDraftOf(order.id, position))
    if (added.length > 0) return true
    const known = (await reviewsOfOrder(tx, order.id)).find((review) => review.position === position)
    return known?.title === title && known.content === content && known.author === author
  })
}

/** Saves the entered values, so that a refused form loses nothing. */
export async function saveDraft(queries: Queries, { order, line, typed, now }: NewReview): Promise<void> {
  const draft = { typed, savedAt: now }
  await queries
    .insert(reviewDrafts)
    .values({ orderId: order.id, position: line.position, ...draft })
    .onConflictDoUpdate({ target: [reviewDrafts.orderId, reviewDrafts.position], set: draft })
}

/** Returns the entered values of an earlier try that is younger than `since`. */
export async function findDraft(
  queries: Queries,
  { orderId, position, since }: { orderId: number; position: number; since: Date },
): Promise<{ typed: TypedReview; savedAt: Date } | undefined> {
  const [draft] = await queries.select().from(reviewDrafts).where(isDraftOf(orderId, position))
  return draft !== undefined && draft.savedAt >= since
    ? { typed: readTypedReview(draft.typed), savedAt: draft.savedAt }
    : undefined
}

const isDraftOf = (orderId: number, position: number) =>
  and(eq(reviewDrafts.orderId, orderId), eq(reviewDrafts.position, position))
