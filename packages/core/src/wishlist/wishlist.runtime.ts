import { defineDomain } from '../kit/defineDomain.ts'
import { type WishlistMachineTypes, wishlistMachine } from './wishlist.machine.ts'
import { createWishlistDomain } from './wishlist.view.ts'

/** The runtime of the domain: machine, view and commands, without effects and without a default gateway. */
export const wishlistRuntime = defineDomain<WishlistMachineTypes>()({
  name: 'wishlist',
  requires: ['auth'],
  machine: wishlistMachine,
  input: ({ gateway }) => ({ gateway }),
  open: (actor, { startCall }) => createWishlistDomain(actor, startCall),
})
