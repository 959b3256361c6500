import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database, Queries } from '../database/database.ts'
import { usesOfOrders } from '../giftCards/giftCards.repository.ts'
import type { Inventory } from '../inventory/inventory.types.ts'
import { siteOf } from '../sites/sites.ts'
import { createOrderLink } from './orderLinks.ts'
import { isOrderOf, linesOf } from './orders.repository.ts'
import { type OrderLineRow, type OrderRow, orders } from './orders.schema.ts'
import { photoLinkOf, type ShopAddress } from './photoLink.ts'
import { type RefundCase, refundOf } from './refundAmount.ts'
import { linesLeft, linesReturned, type Returned, returnedOf } from './returnedPieces.ts'
import { mailReturnReceived } from './returnMail.ts'
import { isReturnable, returnKindOf, type Statement } from './returnRules.ts'
import { sitePathOfSlip } from './returnSlip.page.ts'
import { type OrderReturnRow, orderReturns, type Refund } from './returns.schema.ts'
import { toSendOf, toSendOfAny } from './sendBack.ts'

export async function returnsOf(queries: Queries, orderId: number): Promise<OrderReturnRow[]> {
  return queries
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.orderId, orderId))
    .orderBy(asc(orderReturns.receivedAt))
}

/** Returns what was not returned yet of the lines; none when the return period has ended. */
export const openLines = async (queries: Queries, order: OrderRow, now: number): Promise<OrderLineRow[]> =>
  isReturnable(order, now) ? keptLines(queries, order) : []

/** Returns whether every piece of an order was returned. */
export const isAllReturned = async (queries: Queries, order: OrderRow): Promise<boolean> =>
  (await keptLines(queries, order)).length === 0

/** Computes what a return of an order gives back. */
export async function readRefund(
  queries: Queries,
  order: OrderRow,
  { earlier, returned }: Pick<RefundCase, 'earlier' | 'returned'>,
): Promise<Refund> {
  const lines = await linesOf(queries, [order.id])
  const uses = await usesOfOrders(queries, [order.id])
  return refundOf({ order, lines, uses, earlier, returned })
}

/** Returns what was not returned of the lines of an order. */
export const keptLines = async (queries: Queries, { id }: OrderRow): Promise<OrderLineRow[]> =>
  linesLeft(await linesOf(queries, [id]), await returnsOf(queries, id))

/**
 * Stores the return of pieces of an order and writes the receipt, in one transaction. A form that is sent twice changes
 * nothing. Returns false when none of the pieces can be returned any more.
 */
export async function returnLines(
  database: Database,
  inventory: Inventory,
  statement: Statement,
  { orderId, chosen, shop, now }: { orderId: number; chosen: Returned; shop: ShopAddress; now: Date },
): Promise<boolean> {
  return database.transaction(async (tx) => {
    // The lock makes two forms of one order wait for each other, so no piece is returned twice.
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (order === undefined) return false
    if (await isStored(tx, statement.submission)) return true
    const open = await openLines(tx, order, now.getTime())
    const lines = linesReturned(open, [chosen])
    if (lines.length === 0) return false
    // An order of which nothing is left is not packed any more.
    const isUnshipped = order.status === 'awaiting_fulfillment'
    const isCancelled = statement.kind === 'withdrawal' && isUnshipped && linesLeft(open, [chosen]).length === 0
    const status = isCancelled ? 'cancelled' : order.status
    const returned = returnedOf(lines)
    const refund = await readRefund(tx, { ...order, status }, { earlier: await returnsOf(tx, orderId), returned })
    await tx.insert(orderReturns).values({ ...statement, ...returned, orderId, refund, receivedAt: now })
    if (isCancelled) await cancelUnshipped(tx, inventory, order, now)
    const items = lines.map(({ name, quantity, options }) => ({ name, quantity, options }))
    const toSend = toSendOf({ ...order, status }, { ...statement, receivedAt: now })
    const { origin } = shop
    const slipUrl = await slipUrlOf(tx, statement, { order, origin, now })
    const site = siteOf(order.site)
    const photoLink = await photoLinkOf(tx, site, shop)
    await mailReturnReceived(tx, { statement, items, toSend, refund, photoLink, slipUrl, site, origin, now })
    return true
  })
}

/**
 * Stores the return of a whole order by its number and e-mail address, and writes the receipt. The result is the same
 * for an unknown order, so nobody learns which orders exist. The form of another site stores the kind of the order's own
 * site (decision 067).
 */
export async function returnOrder(
  database: Database,
  inventory: Inventory,
  statement: Statement,
  { shop, now }: { shop: ShopAddress; now: Date },
): Promise<void> {
  await database.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(isOrderOf(statement.orderNumber, statement.email))
      .for('update')
    if (await isStored(tx, statement.submission)) return
    const open = order === undefined ? [] : await openLines(tx, order, now.getTime())
    const returned = returnedOf(open)
    const kind = order === undefined ? statement.kind : returnKindOf(siteOf(order.site))
    // A withdrawal cancels an order that is still in the warehouse: its receipt says that no parcel needs to come back.
    // The form of another site may have promised this too.
    const isCancelled = order?.status === 'awaiting_fulfillment' && [kind, statement.kind].includes('withdrawal')
    const refund =
      order === undefined || open.length === 0
        ? null
        : await readRefund(
            tx,
            { ...order, ...(isCancelled && { status: 'cancelled' }) },
            { earlier: await returnsOf(tx, order.id), returned },
          )
    await tx
      .insert(orderReturns)
      .values({ ...statement, kind, ...returned, orderId: order?.id ?? null, refund, receivedAt: now })
    if (order !== undefined && isCancelled) await cancelUnshipped(tx, inventory, order, now)
    // The mail names no step and no amount that depends on the order, which this form must not reveal.
    const { origin } = shop
    const slipUrl = origin + sitePathOfSlip(statement.site, statement.orderNumber)
    const toSend = toSendOfAny(statement.kind)
    const site = siteOf(statement.site)
    const photoLink = await photoLinkOf(tx, site, shop)
    await mailReturnReceived(tx, {
      statement,
      items: null,
      toSend,
      refund: null,
      photoLink,
      slipUrl,
      site,
      origin,
      now,
    })
  })
}

/**
 * Cancels an order that has not left the shop. Its pieces can be sold again at once, and its refund is due: no parcel
 * comes back, whose receipt the staff could record.
 */
async function cancelUnshipped(tx: Queries, inventory: Inventory, { id }: OrderRow, now: Date): Promise<void> {
  await tx.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, id))
  const open = (await returnsOf(tx, id)).filter(({ restockedAt }) => restockedAt === null)
  await inventory.putBack(tx, linesReturned(await linesOf(tx, [id]), open))
  await tx
    .update(orderReturns)
    .set({ restockedAt: now })
    .where(and(eq(orderReturns.orderId, id), isNull(orderReturns.restockedAt)))
}

/**
 * Returns the URL of the slip for the mail. A typed address may be wrong, so only the address of the order gets a link that
 * opens the order; any other gets a slip to fill in.
 */
async function slipUrlOf(
  tx: Queries,
  { email, orderNumber, site }: Statement,
  { order, origin, now }: { order: OrderRow; origin: string; now: Date },
): Promise<string> {
  if (email.toLowerCase() !== order.email.toLowerCase()) return origin + sitePathOfSlip(site, orderNumber)
  return `${await createOrderLink(tx, order.id, { origin, now })}/return-slip`
}

/** Whether the form with this id was stored before, because its button was pressed twice. */
export async function isStored(tx: Queries, submission: string): Promise<boolean> {
  const rows = await tx
    .select({ id: orderReturns.id })
    .from(orderReturns)
    .where(eq(orderReturns.submission, submission))
  return rows.length > 0
}

/** Returns the lines of one return. */
export const returnedLines = async (queries: Queries, made: OrderReturnRow): Promise<OrderLineRow[]> =>
  made.orderId === null ? [] : linesReturned(await linesOf(queries, [made.orderId]), [made])
