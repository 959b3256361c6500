import type { Membership } from './membership.types.ts'

/** A professional is who has an active membership and a customer group; a group in the token alone is none (spec section 6). */
export const isMember = ({ isActive, bigCommCustomerGroupID }: Membership): boolean =>
  isActive && bigCommCustomerGroupID !== null

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
