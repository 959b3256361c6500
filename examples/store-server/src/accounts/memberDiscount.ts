import type { Clock } from '../clock.ts'
import type { Queries } from '../database/database.ts'
import { customerGroup } from './membership.ts'

/** A guest's cart has this customer number. */
const GUEST = 0

/** Percent of an amount in minor units, halves up: what a group's members do not pay. */
export function discountMinor(totalMinor: number, percent: number): number {
  return Math.round((totalMinor * percent) / 100)
}

/**
 * What a customer's group takes off a total, in minor units. It reads the group now: a token or a browser may say what it likes, and an
 * ended membership ends here (threat C7).
 */
export async function memberDiscountMinor(
  queries: Queries,
  clock: Clock,
  customerId: number,
  totalMinor: number,
): Promise<number> {
  if (customerId === GUEST) return 0
  const { discountPercent } = await customerGroup(queries, clock, customerId)
  return discountMinor(totalMinor, discountPercent)
}
