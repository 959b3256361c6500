import type { Clock } from '../clock.ts'
import type { Queries } from '../database/database.ts'
import { customerGroup } from './membership.ts'

/** The customer id of a guest's cart. */
const GUEST = 0

/**
 * Returns the member discount on one piece in minor units, rounded half up. The storefront rounds the same way
 * (`memberPrice` in `@cairn/core/membership`), so the displayed prices add up to the total.
 */
export function discountMinor(priceMinor: number, percent: number): number {
  return Math.round((priceMinor * percent) / 100)
}

/**
 * Returns the member discount on all goods in minor units. It reads the customer's group from the database each time,
 * because a membership may have ended since the token was issued.
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
