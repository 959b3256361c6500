import type { Hydration } from '../kit/hydration.types.ts'
import { flag, number, objectOf, orNull, text } from '../kit/readers.ts'
import type { MembershipContext } from './membership.machine.ts'
import { isMember, NO_MEMBERSHIP } from './membership.rules.ts'
import type { Membership, MembershipView } from './membership.types.ts'

const readMembership = objectOf<Pick<Membership, 'isActive' | 'customerGroupId' | 'community' | 'discount'>>({
  isActive: flag,
  customerGroupId: orNull(text),
  community: text,
  discount: orNull(number),
})

/** Sends the members on which prices depend. The profession and the expiry date stay on the server. */
export const membershipHydration: Hydration<MembershipView, MembershipContext> = {
  dehydrate: (view) => (view.isActive ? readMembership(view) : undefined),
  hydrate: (value) => {
    const membership: Membership = { ...NO_MEMBERSHIP, ...readMembership(value) }
    return {
      view: { ...membership, isMember: isMember(membership), status: 'ready' },
      context: { membership, hasLoaded: true },
    }
  },
}
