import type { MembershipTypes } from '../../membership/membership.types.ts'
import { NO_MEMBERSHIP } from '../../membership/status.rules.ts'
import { defineLazyDomain } from '../defineLazyDomain.ts'

/** The domain `membership` without its machine. */
export const lazyMembership = defineLazyDomain<MembershipTypes>({
  name: 'membership',
  commands: { load: 'load', verify: 'load', reset: 'load' },
  initialView: () => ({ ...NO_MEMBERSHIP, isMember: false, status: 'unknown', error: null }),
})
