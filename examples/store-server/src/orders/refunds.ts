import { eq, inArray } from 'drizzle-orm'
import type { Database, Queries } from '../database/database.ts'
import { credit } from '../giftCards/giftCards.repository.ts'
import type { Inventory } from '../inventory/inventory.types.ts'
import { StartError } from '../startError.ts'
import { linesOf } from './orders.repository.ts'
import { type OrderRow, orders } from './orders.schema.ts'
import { mailItemsReceived, mailRefunded } from './refundMails.ts'
import { linesReturned } from './returnedPieces.ts'
import { readRefund, returnsOf } from './returns.repository.ts'
import { type OrderReturnRow, orderReturns, type Refund } from './returns.schema.ts'
import { toSendOf } from './sendBack.ts'

export type Handled = { number: string; origin: string; now: Date }

/**
 * Books the returned items of an order back into the stock and writes a mail, in one transaction.
 * @throws StartError if the order is unknown, or if no return of it is open.
 */
export const receiveItems = (database: Database, inventory: Inventory, { number, origin, now }: Handled) =>
  database.transaction(async (tx) => {
    const { order, returns } = await lockReturns(tx, number)
    // A second withdrawal of the same items returns no line, so no parcel comes for it.
    const open = returns.filter(({ restockedAt, positions }) => restockedAt === null && positions.length > 0)
    if (open.length === 0) throw new StartError(`The order ${number} has no return whose items are missing.`)
    const lines = linesReturned(await linesOf(tx, [order.id]), open)
    await inventory.putBack(tx, lines)
    await tx.update(orderReturns).set({ restockedAt: now }).where(among(open))
    // Some items never left the shop, so their buyer sent nothing.
    const sent = open.filter((each) => toSendOf(order, each) === 'all')
    for (const returned of sent) await mailItemsReceived(tx, { order, returned, origin, now })
    return lines.map(({ name, quantity }) => ({ name, quantity }))
  })

/**
 * Records that the money for the received items was refunded, puts the part of the gift cards back on them and writes a
 * mail, in one transaction. Returns the refunds.
 * @throws StartError if the order is unknown, or if no refund is due.
 */
export const markRefunded = (database: Database, { number, origin, now }: Handled) =>
  database.transaction(async (tx) => {
    const { order, returns } = await lockReturns(tx, number)
    const due = returns.filter(
      ({ restockedAt, refundedAt, positions }) => restockedAt !== null && refundedAt === null && positions.length > 0,
    )
    if (due.length === 0)
      throw new StartError(
        `No refund of the order ${number} is due: "npm run orders -- received ${number}" comes first.`,
      )
    const refunded = await withRefunds(tx, order, { returns, due })
    for (const { id, refund } of refunded)
      await tx.update(orderReturns).set({ refundedAt: now, refund }).where(eq(orderReturns.id, id))
    const credits = refunded.flatMap(({ id, refund }) => refund.giftCards.map((card) => ({ ...card, returnId: id })))
    // The order of the ids keeps two transactions with the same gift cards from a deadlock.
    for (const each of credits.toSorted((a, b) => (a.giftCardId < b.giftCardId ? -1 : 1)))
      await credit(tx, { ...each, orderId: order.id, now })
    for (const returned of refunded) await mailRefunded(tx, { order, returned, origin, now })
    return { order, refunds: refunded.map(({ refund }) => refund) }
  })

/** Returns the due returns with their refunds. A return from before refunds were stored has none yet. */
async function withRefunds(
  tx: Queries,
  order: OrderRow,
  { returns, due }: { returns: readonly OrderReturnRow[]; due: readonly OrderReturnRow[] },
): Promise<(OrderReturnRow & { refund: Refund })[]> {
  const done: (OrderReturnRow & { refund: Refund })[] = []
  for (const each of due) {
    const at = returns.indexOf(each)
    const before = returns.slice(0, at).map((row) => done.find(({ id }) => id === row.id) ?? row)
    // Later returns may have the money of the gift cards already.
    const later = returns.slice(at + 1).map(({ refund }) => ({ positions: [], pieces: [], refund }))
    const earlier = [...before, ...later]
    done.push({ ...each, refund: each.refund ?? (await readRefund(tx, order, { earlier, returned: each })) })
  }
  return done
}

const among = (returns: readonly OrderReturnRow[]) =>
  inArray(
    orderReturns.id,
    returns.map(({ id }) => id),
  )

/** Locks an order, so that two commands wait for each other, and returns it with its returns. */
async function lockReturns(tx: Queries, number: string): Promise<{ order: OrderRow; returns: OrderReturnRow[] }> {
  const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('update')
  if (order === undefined) throw new StartError(`There is no order ${number}.`)
  return { order, returns: await returnsOf(tx, order.id) }
}
