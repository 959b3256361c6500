import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { type OrderLineRow, type OrderRow, orderLines, orders } from './orders.schema.ts'

export type NewOrder = Omit<typeof orders.$inferInsert, 'number'>
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'orderId' | 'position'>

/** Inserts an order with its lines inside the caller's transaction and assigns the next order number. */
export async function insertOrder(tx: Queries, order: NewOrder, lines: readonly NewOrderLine[]): Promise<OrderRow> {
  const rows = await tx
    .insert(orders)
    .values({ ...order, number: sql`'CN-' || nextval('order_numbers')` })
    .returning()
  const made = rows[0]
  if (made === undefined) throw new Error('an order was not written')
  await tx.insert(orderLines).values(lines.map((line, position) => ({ ...line, orderId: made.id, position })))
  return made
}

export async function findOrderOfCheckout(queries: Queries, checkoutId: string): Promise<OrderRow | undefined> {
  return (await queries.select().from(orders).where(eq(orders.checkoutId, checkoutId)))[0]
}

export async function findOrder(queries: Queries, customerId: number, number: string): Promise<OrderRow | undefined> {
  return (
    await queries
      .select()
      .from(orders)
      .where(and(eq(orders.number, number), eq(orders.customerId, customerId)))
  )[0]
}

/** The condition for the order of a guest who knows its number and its e-mail address. */
export const isOrderOf = (number: string, email: string): SQL | undefined =>
  and(eq(orders.number, number), sql`lower(${orders.email}) = ${email.toLowerCase()}`)

export async function pageOfOrders(
  queries: Queries,
  customerId: number,
  page: { number: number; size: number },
): Promise<{ orders: OrderRow[]; total: number }> {
  const own = eq(orders.customerId, customerId)
  const [count] = await queries.select({ total: sql<number>`count(*)::int` }).from(orders).where(own)
  const rows = await queries
    .select()
    .from(orders)
    .where(own)
    .orderBy(desc(orders.id))
    .limit(page.size)
    .offset((page.number - 1) * page.size)
  return { orders: rows, total: count?.total ?? 0 }
}

export async function linesOf(queries: Queries, orderIds: readonly number[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return []
  return queries
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
}
