import type { AccountMachineTypes } from '../account/account.machine.ts'
import type { AccountTypes } from '../account/account.types.ts'
import type { AuthTypes } from '../auth/auth.types.ts'
import type { CartMachineTypes } from '../cart/cart.context.ts'
import { defineEffect, type Effect } from '../kit/defineEffect.ts'
import type { MembershipTypes } from '../membership/membership.types.ts'
import { needsRefresh } from '../membership/refresh.rules.ts'
import { reload } from './reload.ts'

/** Effects that send commands to the account domain when another domain changes. */
export const accountEffects: readonly Effect[] = [
  // This effect is protected: it has no name, so a shop cannot switch it off. The data of the previous customer must
  // not be shown to the next one.
  defineEffect<[AuthTypes, AccountTypes]>({
    requires: ['auth', 'account'],
    on: {
      'auth.signedIn': (_, { domains }) => reload(domains.account),
      'auth.restored': (_, { domains }) => reload(domains.account),
      'auth.signedOut': (_, { domains }) => domains.account.commands.reset(),
    },
  }),
  // Protected: reload the account when the cart's country changes, because some customer groups have other data in
  // another country (spec 4.country.cart-country-groups).
  defineEffect<[CartMachineTypes, MembershipTypes, AccountMachineTypes]>({
    requires: ['cart', 'membership', 'account'],
    on: {
      '@cart.moved': (_, { domains, internal, environment, getSession }) => {
        const group = domains.membership.getSnapshot().customerGroupId ?? getSession()?.user.customerGroupId ?? null
        if (needsRefresh(environment.customerGroups, group)) internal.account.send({ type: 'account.refresh' })
      },
    },
  }),
]
