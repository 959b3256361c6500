import { and, eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Queries } from '../database/database.ts'
import { findOrderOfLink } from './orderLinks.ts'
import { orders } from './orders.schema.ts'

/** The cookie of a browser that adds an order to an account: the secret of a link to the order. */
export const JOIN_COOKIE = 'order_join'

/** Seconds that a shopper has for the sign-in or the sign-up. */
export const JOIN_SECONDS = 30 * 60

/**
 * Asks the next request for the orders of a customer to add this order. The pages of an order do not know who is signed
 * in, because only the storefront has the token of the customer.
 */
export const requestJoin = (reply: FastifyReply, token: string, secure: boolean): FastifyReply =>
  reply.setCookie(JOIN_COOKIE, token, {
    path: '/api/store/orders',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: JOIN_SECONDS,
    secure,
  })

/**
 * Adds a guest's order to an account by a link: that of the mail came to the address of the order, and that of the
 * confirmation only to the browser that ordered. An equal address of the account is not enough, because nobody has
 * confirmed it.
 */
export async function joinFromLink(
  queries: Queries,
  { token, customerId, now }: { token: string; customerId: number; now: Date },
): Promise<boolean> {
  const order = await findOrderOfLink(queries, token, now)
  if (order === undefined) return false
  const joined = await queries
    .update(orders)
    .set({ customerId })
    .where(and(eq(orders.id, order.id), eq(orders.customerId, 0)))
    .returning({ id: orders.id })
  return joined.length > 0
}
