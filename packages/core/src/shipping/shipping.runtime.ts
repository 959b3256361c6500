import { defineDomain } from '../kit/defineDomain.ts'
import { type ShippingMachineTypes, shippingMachine } from './shipping.machine.ts'
import { createShippingDomain } from './shipping.view.ts'

/** The runtime of the domain: machine, view and commands, without effects and without a default gateway. */
export const shippingRuntime = defineDomain<ShippingMachineTypes>()({
  name: 'shipping',
  requires: ['cart'],
  machine: shippingMachine,
  input: ({ gateway, environment: { site } }) => ({ gateway, currency: site.currency }),
  open: (actor, { environment, startCall }) =>
    createShippingDomain(actor, { isEstimated: environment.site.estimatesShipping !== false, startCall }),
})
