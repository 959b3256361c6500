import { NO_MEMBERSHIP } from '../../membership/membership.rules.ts'
import type { MembershipTypes } from '../../membership/membership.types.ts'
import { defineLazyDomain } from '../defineLazyDomain.ts'

/** The lazy definition of the domain `membership`: its state machine loads on demand. */
export const lazyMembership = defineLazyDomain<MembershipTypes>({
  name: 'membership',
  commands: { load: 'load', verify: 'load', reset: 'load' },
  initialView: () => ({ ...NO_MEMBERSHIP, isMember: false, status: 'unknown', error: null }),
})
