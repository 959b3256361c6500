import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { orders } from './orders.schema.ts'
import { orderReturns } from './returns.schema.ts'
import { ordersIn } from './shipOrders.ts'

/** The numbers of the orders that wait for each step, newest first. */
export type WaitingSteps = Readonly<Record<'shipped' | 'delivered' | 'received' | 'refunded', readonly string[]>>

/** Returns at most `limit` orders for each step of the warehouse. */
export async function readWaitingSteps(queries: Queries, limit: number): Promise<WaitingSteps> {
  const withReturns = async (condition: SQL | undefined): Promise<string[]> => {
    const rows = await queries
      .selectDistinct({ id: orders.id, number: orders.number })
      .from(orders)
      .innerJoin(orderReturns, eq(orderReturns.orderId, orders.id))
      .where(condition)
      .orderBy(desc(orders.id))
      .limit(limit)
    return rows.map(({ number }) => number)
  }
  const { restockedAt, refundedAt, positions } = orderReturns
  return {
    shipped: (await ordersIn(queries, 'awaiting_fulfillment', limit)).map(({ number }) => number),
    delivered: (await ordersIn(queries, 'shipped', limit)).map(({ number }) => number),
    received: await withReturns(and(isNull(restockedAt), sql`cardinality(${positions}) > 0`)),
    refunded: await withReturns(and(isNotNull(restockedAt), isNull(refundedAt))),
  }
}
