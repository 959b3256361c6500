import type { Membership } from './membership.types.ts'
import { isMember } from './status.rules.ts'

/**
 * Returns a member's price of one unit in minor units; null without a member discount. The discount is rounded per
 * unit, halves up, like on the store server, so unit prices add up to the total of the cart.
 */
export const memberPrice = (amount: number, membership: Membership): number | null => {
  const discount = isMember(membership) ? (membership.discount ?? 0) : 0
  return discount > 0 ? amount - Math.round((amount * discount) / 100) : null
}
