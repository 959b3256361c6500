import { defineDomain } from '../kit/defineDomain.ts'
import { type OverlayMachineTypes, overlayMachine } from './overlay.machine.ts'
import { createOverlayDomain } from './overlay.view.ts'

/** The running part of the domain, without its effects and its default gateway. */
export const overlayRuntime = defineDomain<OverlayMachineTypes>()({
  name: 'overlay',
  machine: overlayMachine,

  open: (actor) => createOverlayDomain(actor),
})
