import { defineDomain } from '../kit/defineDomain.ts'
import { type ToastsMachineTypes, toastsMachine } from './toasts.machine.ts'
import { createToastsDomain } from './toasts.view.ts'

/** The runtime of the domain: machine, view and commands, without effects. */
export const toastsRuntime = defineDomain<ToastsMachineTypes>()({
  name: 'toasts',
  machine: toastsMachine,

  open: (actor) => createToastsDomain(actor),
})
