import { defineDomain } from '../kit/defineDomain.ts'
import { type OverlayMachineTypes, overlayMachine } from './overlay.machine.ts'
import { createOverlayDomain } from './overlay.view.ts'

/** The runtime of the domain: machine, view and commands, without effects. */
export const overlayRuntime = defineDomain<OverlayMachineTypes>()({
  name: 'overlay',
  machine: overlayMachine,

  open: (actor) => createOverlayDomain(actor),
})
