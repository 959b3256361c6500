import type { AuthMachineTypes } from '../auth/auth.setup.ts'
import { defineEffect, type Effect } from '../kit/defineEffect.ts'
import type { WishlistMachineTypes } from '../wishlist/wishlist.machine.ts'

/** Effects that send commands to the wish list domain when another domain changes. */
export const wishlistEffects: readonly Effect[] = [
  // This effect is protected: it has no name, so a shop cannot switch it off. The list belongs to the customer who is
  // signed in.
  defineEffect<[AuthMachineTypes, WishlistMachineTypes]>({
    requires: ['auth', 'wishlist'],
    on: {
      'auth.signedIn': ({ intent }, { domains, internal }) => {
        internal.wishlist.send({ type: 'wishlist.signedIn' })
        if (intent !== null) domains.wishlist.commands.add(intent)
      },
      '@auth.anonymous': (_, { internal }) => internal.wishlist.send({ type: 'wishlist.signedOut' }),
      'auth.restored': (_, { internal }) => internal.wishlist.send({ type: 'wishlist.signedIn' }),
      'auth.signedOut': (_, { internal }) => internal.wishlist.send({ type: 'wishlist.signedOut' }),
    },
  }),
]
