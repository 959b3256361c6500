import { defineDomain } from '../kit/defineDomain.ts'
import { type ToastsMachineTypes, toastsMachine } from './toasts.machine.ts'
import { createToastsDomain } from './toasts.view.ts'

/** The running part of the domain, without its effects and its default gateway. */
export const toastsRuntime = defineDomain<ToastsMachineTypes>()({
  name: 'toasts',
  machine: toastsMachine,

  open: (actor) => createToastsDomain(actor),
})
