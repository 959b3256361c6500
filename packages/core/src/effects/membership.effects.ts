import type { AuthMachineTypes } from '../auth/auth.setup.ts'
import type { CartMachineTypes } from '../cart/cart.context.ts'
import { defineEffect, type Effect } from '../kit/defineEffect.ts'
import type { MembershipMachineTypes } from '../membership/membership.machine.ts'
import type { MembershipTypes } from '../membership/membership.types.ts'
import { needsRefresh } from '../membership/refresh.rules.ts'
import { reload } from './reload.ts'

/** Effects that send commands to the membership domain when another domain changes. */
export const membershipEffects: readonly Effect[] = [
  // This effect is protected: it has no name, so a shop cannot switch it off. The membership of the previous customer
  // must not be shown to the next one.
  defineEffect<[AuthMachineTypes, MembershipTypes]>({
    requires: ['auth', 'membership'],
    on: {
      'auth.signedIn': (_, { domains }) => reload(domains.membership),
      'auth.restored': (_, { domains }) => reload(domains.membership),
      'auth.signedOut': (_, { domains }) => domains.membership.commands.reset(),
      // The server may have rendered the membership of a session that has ended since.
      '@auth.anonymous': (_, { domains: { membership } }) => {
        if (membership.getSnapshot().isActive) membership.commands.reset()
      },
    },
  }),
  // Protected: reload the membership when the cart's country changes, because some customer groups have other data in
  // another country (spec 4.country.cart-country-groups).
  defineEffect<[CartMachineTypes, MembershipMachineTypes]>({
    requires: ['cart', 'membership'],
    on: {
      '@cart.moved': (_, { domains, internal, environment, getSession }) => {
        const { customerGroupId: known } = domains.membership.getSnapshot()
        const group = known ?? getSession()?.user.customerGroupId ?? null
        if (needsRefresh(environment.customerGroups, group)) internal.membership.send({ type: 'membership.refresh' })
      },
    },
  }),
]
