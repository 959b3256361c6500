import type { Membership } from './membership.types.ts'

/** A professional is who has an active membership and a customer group; a group in the token alone is none (spec section 6). */
export const isMember = ({ isActive, bigCommCustomerGroupID }: Membership): boolean =>
  isActive && bigCommCustomerGroupID !== null

/**
 * What a member pays for one piece, in minor units; null for everybody else. The discount is rounded by the piece, halves up, as the store server
 * does it: prices of pieces add up to the total of the cart.
 */
export const memberPrice = (amount: number, membership: Membership): number | null => {
  const discount = isMember(membership) ? (membership.discount ?? 0) : 0
  return discount > 0 ? amount - Math.round((amount * discount) / 100) : null
}

/** Whether a customer's data are read anew when the country of the cart changes: for the groups of the configuration (readings L113). */
export const needsRefresh = (groups: readonly (number | string)[], group: number | null): boolean =>
  group !== null && groups.some((configured) => String(configured) === String(group))

/** Nobody's membership: what an empty answer resets to (readings, L102). */
export const NO_MEMBERSHIP: Membership = {
  isActive: false,
  bigCommCustomerGroupID: null,
  customerGroup: null,
  community: 'Experts',
  category: null,
  discount: null,
  expiry_date: null,
}
