import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import type { CouponCase } from './coupons.rules.ts'
import { type CouponRow, coupons, couponUses } from './coupons.schema.ts'

export async function findCoupon(queries: Queries, code: string): Promise<CouponRow | undefined> {
  return (await queries.select().from(coupons).where(eq(coupons.code, code)))[0]
}

/** Locks a coupon with a limit until the transaction ends, so that two orders cannot both be its last use. */
export async function lockCoupon(tx: Queries, code: string): Promise<void> {
  const hasLimit = or(isNotNull(coupons.usageLimit), isNotNull(coupons.customerLimit))
  await tx
    .select({ code: coupons.code })
    .from(coupons)
    .where(and(eq(coupons.code, code), hasLimit))
    .for('update')
}

export async function countUses(queries: Queries, code: string, customerId: number): Promise<CouponCase['uses']> {
  const [row] = await queries
    .select({
      all: sql<number>`count(*)::int`,
      customer: sql<number>`count(*) FILTER (WHERE ${couponUses.customerId} = ${customerId})::int`,
    })
    .from(couponUses)
    .where(eq(couponUses.code, code))
  return row ?? { all: 0, customer: 0 }
}

export async function addUse(tx: Queries, use: { orderId: number; code: string; customerId: number }): Promise<void> {
  await tx.insert(couponUses).values(use)
}

/** Adds a coupon; one with the same code stays as it is. */
export async function addCoupon(queries: Queries, coupon: typeof coupons.$inferInsert): Promise<void> {
  await queries.insert(coupons).values(coupon).onConflictDoNothing()
}
