import type { Membership } from './membership.types.ts'

// This file contains the only parts of the domain that the lazy store and the first load of a page need.

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
