import { defineDomain } from '../kit/defineDomain.ts'
import { type CheckoutMachineTypes, checkoutMachine } from './checkout.machine.ts'
import { createCheckoutDomain } from './checkout.view.ts'

/** The runtime of the domain: machine, view and commands, without effects and without a default gateway. */
export const checkoutRuntime = defineDomain<CheckoutMachineTypes>()({
  name: 'checkout',
  requires: ['cart'],
  machine: checkoutMachine,
  input: ({ gateway }) => ({ gateway }),
  open: (actor, { startCall }) => createCheckoutDomain(actor, startCall),
})
