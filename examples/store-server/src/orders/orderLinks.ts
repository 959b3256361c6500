import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { type OrderRow, orderLinks, orders } from './orders.schema.ts'

/** Milliseconds for which the link of a mail opens its order: the return period and some weeks for a slow parcel. */
const LIFETIME_MS = 180 * 24 * 60 * 60 * 1000

const sha256 = (token: string): string => createHash('sha256').update(token).digest('hex')

type NewLink = { origin: string; now: Date; lifetimeMs?: number }

/** Creates a link to the page of an order: 256 random bits that open this order without a sign-in. */
export async function createOrderLink(
  queries: Queries,
  orderId: number,
  { origin, now, lifetimeMs = LIFETIME_MS }: NewLink,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await queries.insert(orderLinks).values({ tokenSha256: sha256(token), orderId, expiresAt })
  return `${origin}/orders/${token}`
}

/** Returns the order of a link; undefined for an unknown or expired link. */
export async function findOrderOfLink(queries: Queries, token: string, now: Date): Promise<OrderRow | undefined> {
  const [row] = await queries
    .select({ order: orders })
    .from(orderLinks)
    .innerJoin(orders, eq(orders.id, orderLinks.orderId))
    .where(and(eq(orderLinks.tokenSha256, sha256(token)), gt(orderLinks.expiresAt, now)))
  return row?.order
}
