import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/database.ts'
import { addDays } from '../delivery/calendar.ts'
import type { OrderLineRow, OrderRow } from '../orders/orders.schema.ts'
import { keptLines } from '../orders/returns.repository.ts'
import { siteOf } from '../sites/sites.ts'
import { FITS, readTypedReview, type TypedReview } from './review.form.ts'
import { type OrderReviewRow, orderReviews, reviewDrafts } from './reviews.schema.ts'

/**
 * Returns whether the parcel of an order has arrived: a review is about an item that was worn. Where nobody reports the
 * delivery, the last expected day decides.
 */
export function hasArrived({ status, delivery }: Pick<OrderRow, 'status' | 'delivery'>, now: number): boolean {
  if (status === 'completed') return true
  return status === 'shipped' && delivery !== null && now >= Date.parse(addDays(delivery.latest, 1))
}

export const reviewsOfOrder = (queries: Queries, orderId: number): Promise<OrderReviewRow[]> =>
  queries.select().from(orderReviews).where(eq(orderReviews.orderId, orderId)).orderBy(asc(orderReviews.position))

/** Returns the positions of the lines that the buyer has kept, and whose review is not written yet; none before they arrive. */
export async function reviewableLines(queries: Queries, order: OrderRow, now: number): Promise<number[]> {
  if (!hasArrived(order, now)) return []
  const written = new Set((await reviewsOfOrder(queries, order.id)).map(({ position }) => position))
  const lines = await keptLines(queries, order)
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
