import { randomInt } from 'node:crypto'
import { and, asc, desc, eq, lte } from 'drizzle-orm'
import type { Database, Queries } from '../database/database.ts'
import { mailOrderShipped } from './orderMails.ts'
import { type OrderRow, orders } from './orders.schema.ts'

const MINUTE_MS = 60 * 1000

/** How long the demonstration packs an order, and how long its parcel travels. */
export const PACKING_MS = 10 * MINUTE_MS
export const TRAVEL_MS = 2 * 24 * 60 * MINUTE_MS

type Moment = { now: number; origin: string }

/**
 * Ships the order that has waited longest, if it is packed, and writes the shipping note. Returns whether there was one.
 */
async function shipNext(database: Database, { now, origin }: Moment): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.status, 'awaiting_fulfillment'), lte(orders.placedAt, new Date(now - PACKING_MS))))
      .orderBy(asc(orders.placedAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (order !== undefined) await ship(tx, order, { now, origin })
    return order !== undefined
  })
}

/** Ships an order before its time, if it waits. */
export const shipOrder = (database: Database, number: string, moment: Moment): Promise<void> =>
  database.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.status, 'awaiting_fulfillment'), eq(orders.number, number)))
      .for('update')
    if (order !== undefined) await ship(tx, order, moment)
  })

/** Delivers the parcel of an order before its time, if it is on its way. */
export async function deliverOrder(database: Database, number: string, now: number): Promise<void> {
  await database
    .update(orders)
    .set({ status: 'completed', deliveredAt: new Date(now) })
    .where(and(eq(orders.status, 'shipped'), eq(orders.number, number)))
}

/** Returns the orders with a status, newest first. */
export const ordersIn = (queries: Queries, status: OrderRow['status'], limit: number): Promise<OrderRow[]> =>
  queries.select().from(orders).where(eq(orders.status, status)).orderBy(desc(orders.id)).limit(limit)

async function ship(tx: Queries, order: OrderRow, { now, origin }: Moment): Promise<void> {
  const trackingNumber = `CAIRN${randomInt(10 ** 10)
    .toString()
    .padStart(10, '0')}`
  const shipped = { status: 'shipped', shippedAt: new Date(now), trackingNumber } as const
  await tx.update(orders).set(shipped).where(eq(orders.id, order.id))
  await mailOrderShipped(tx, { ...order, ...shipped }, origin)
}

/**
 * Moves the orders of the demonstration on, as a warehouse and a carrier would: ships packed orders, and delivers
 * parcels. Several servers may run it at the same time.
 */
export async function shipOrders(database: Database, moment: Moment, isStopped: () => boolean): Promise<void> {
  while (!isStopped() && (await shipNext(database, moment)));
  await database
    .update(orders)
    .set({ status: 'completed', deliveredAt: new Date(moment.now) })
    .where(and(eq(orders.status, 'shipped'), lte(orders.shippedAt, new Date(moment.now - TRAVEL_MS))))
}
