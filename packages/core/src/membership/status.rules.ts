import type { Membership } from './membership.types.ts'

// The lazy store and the first load need only these parts of the domain.

/**
 * Whether the user is a professional: an active membership with a customer group; a group in the token alone is not
 * enough (spec section 6).
 */
export const isMember = ({ isActive, bigCommCustomerGroupID }: Membership): boolean =>
  isActive && bigCommCustomerGroupID !== null

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
