import type { Membership } from './membership.types.ts'

// This file contains the only parts of the domain that the lazy store and pages need. It must not import the machine.

/**
 * Whether the user is a professional: an active membership with a customer group; a group in the token alone is not
 * enough (spec section 6).
 */
export const isMember = ({ isActive, customerGroupId }: Membership): boolean => isActive && customerGroupId !== null

/** The data of a user without a membership; an empty response resets to these data (spec 4.membership.empty-forms). */
export const NO_MEMBERSHIP: Membership = {
  isActive: false,
  customerGroupId: null,
  customerGroup: null,
  community: 'Experts',
  category: null,
  discount: null,
  expiry_date: null,
}

/**
 * Returns a member's price of one unit in minor units; null without a member discount. The discount of each unit is
 * rounded, with halves up, as on the store server, so that the unit prices add up to the total of the cart.
 */
export const memberPrice = (amount: number, membership: Membership): number | null => {
  const discount = isMember(membership) ? (membership.discount ?? 0) : 0
  return discount > 0 ? amount - Math.round((amount * discount) / 100) : null
}
