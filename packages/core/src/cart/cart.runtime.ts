import { defineDomain } from '../kit/defineDomain.ts'
import type { CartMachineTypes } from './cart.context.ts'
import { cartMachine } from './cart.machine.ts'
import { createCartDomain } from './cart.view.ts'

/** The runtime of the domain: machine, view and commands, without effects and without a default gateway. */
export const cartRuntime = defineDomain<CartMachineTypes>()({
  name: 'cart',
  isBlockable: true,
  machine: cartMachine,
  input: ({ gateway }) => ({ gateway }),
  open: (actor, { environment: { site }, startCall, blockers }) =>
    createCartDomain(actor, {
      currency: site.currency,
      currencySymbol: site.sign,
      taxIncluded: site.taxIncluded,
      startCall,
      blockers,
    }),
})
