import type { Membership } from './membership.types.ts'

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
