import type { Membership } from './membership.types.ts'

/**
 * Whether the user is a professional: an active membership with a customer group; a group in the token alone is not
 * enough (spec section 6).
 */
export const isMember = ({ isActive, bigCommCustomerGroupID }: Membership): boolean =>
  isActive && bigCommCustomerGroupID !== null

/**
 * Returns a member's price of one unit in minor units; null without a member discount. The discount is rounded per
 * unit, halves up, like on the store server, so unit prices add up to the total of the cart.
 */
export const memberPrice = (amount: number, membership: Membership): number | null => {
  const discount = isMember(membership) ? (membership.discount ?? 0) : 0
  return discount > 0 ? amount - Math.round((amount * discount) / 100) : null
}

/**
 * Whether a customer's data load again when the country of the cart changes: only for the configured customer groups
 * (spec 4.country.cart-country-groups-config).
 */
export const needsRefresh = (groups: readonly (number | string)[], group: number | null): boolean =>
  group !== null && groups.some((configured) => String(configured) === String(group))

/** The view without a membership; an empty response resets to it (spec 4.membership.empty-forms). */
export const NO_MEMBERSHIP: Membership = {
  isActive: false,
  bigCommCustomerGroupID: null,
  customerGroup: null,
  community: 'Experts',
  category: null,
  discount: null,
  expiry_date: null,
}
