import type { Clock } from '../clock.ts'
import type { Queries } from '../database/database.ts'
import { customerGroup } from './membership.ts'

/** A guest's cart has this customer number. */
const GUEST = 0

/**
 * What a group's members do not pay for one piece: a percentage of its price in minor units, halves up. The storefront shows member prices by
 * the same rule (`memberPrice` in `@cairn/core/membership`), so the prices of the pieces add up to the total.
 */
export function discountMinor(priceMinor: number, percent: number): number {
  return Math.round((priceMinor * percent) / 100)
}

/**
 * What a customer's group takes off the goods, in minor units. It reads the group now: a token or a browser may claim any group, and an ended
 * membership ends here.
 */
export async function memberDiscountMinor(
  queries: Queries,
  clock: Clock,
  customerId: number,
  goods: readonly { priceMinor: number; quantity: number }[],
): Promise<number> {
  if (customerId === GUEST) return 0
  const { discountPercent } = await customerGroup(queries, clock, customerId)
  return goods.reduce((sum, { priceMinor, quantity }) => sum + quantity * discountMinor(priceMinor, discountPercent), 0)
}
