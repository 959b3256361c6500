import { and, eq } from 'drizzle-orm'
import { isBoundTo, lockCheckout } from '../checkout/checkout.repository.ts'
import type { Queries } from '../database/database.ts'
import { findOrderOfLink } from './orderLinks.ts'
import { orders } from './orders.schema.ts'

/**
 * Adds a guest's order to an account from its own confirmation: `session` is the cookie of the browser that ordered.
 * Returns false for another browser, and for an order that has a customer.
 */
export async function joinFromConfirmation(
  tx: Queries,
  { checkoutId, session, customerId }: { checkoutId: string; session: string | undefined; customerId: number },
): Promise<boolean> {
  const checkout = await lockCheckout(tx, checkoutId)
  if (checkout === undefined || !isBoundTo(checkout, session)) return false
  return join(tx, eq(orders.checkoutId, checkoutId), customerId)
}

/**
 * Adds a guest's order to an account by its link, which came to the address of the order. An equal address of the
 * account is not enough, because nobody has confirmed it.
 */
export async function joinFromLink(
  tx: Queries,
  { token, customerId, now }: { token: string; customerId: number; now: Date },
): Promise<boolean> {
  const order = await findOrderOfLink(tx, token, now)
  return order !== undefined && join(tx, eq(orders.id, order.id), customerId)
}

async function join(tx: Queries, order: ReturnType<typeof eq>, customerId: number): Promise<boolean> {
  const joined = await tx
    .update(orders)
    .set({ customerId })
    .where(and(order, eq(orders.customerId, 0)))
    .returning({ id: orders.id })
  return joined.length > 0
}
