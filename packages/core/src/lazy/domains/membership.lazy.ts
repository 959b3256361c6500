import { NO_MEMBERSHIP } from '../../membership/membership.rules.ts'
import type { MembershipTypes, MembershipView } from '../../membership/membership.types.ts'
import { defineLazyDomain } from '../defineLazyDomain.ts'

const initialView = (_: unknown, unsupported: MembershipView['unsupported'] = []): MembershipView => ({
  ...NO_MEMBERSHIP,
  isMember: false,
  status: 'unknown',
  error: null,
  unsupported,
})

/** The lazy definition of the domain `membership`: its state machine loads on demand. */
export const lazyMembership = defineLazyDomain<MembershipTypes>({
  name: 'membership',
  commands: { load: 'load', verify: 'load', reset: 'load' },
  initialView,
  // Without a stored session, a membership that the server has rendered is over.
  emptyView: initialView,
})
