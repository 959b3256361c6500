import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createDomain } from '../shared/createDomain.ts'
import type { Domain } from '../shared/domain.ts'
import { createSelector } from '../shared/selectors.ts'
import type { toastsMachine } from './toasts.machine.ts'
import { toastOf } from './toasts.rules.ts'
import type { ToastsCommands, ToastsEvent, ToastsView } from './toasts.types.ts'

type ToastsActor = ActorRefFrom<typeof toastsMachine>
export type ToastsDomain = Domain<ToastsView, ToastsCommands, ToastsEvent>

const createToastsView = (): ((snapshot: SnapshotFrom<typeof toastsMachine>) => ToastsView) =>
  createSelector(
    ({ context }) => [context.toasts, context.isPaused] as const,
    (toasts, isPaused): ToastsView => ({ toasts, isPaused }),
  )

const createToastsCommands = (actor: ToastsActor): ToastsCommands => ({
  show: (toast) => actor.send({ type: 'toast.show', toast }),
  showError: (error) => {
    if (error.code !== 'ABORTED' && error.code !== 'UNAUTHORIZED')
      actor.send({ type: 'toast.show', toast: toastOf(error) })
  },
  dismiss: (id) => actor.send({ type: 'toast.dismiss', id }),
  pause: () => actor.send({ type: 'toasts.pause' }),
  resume: () => actor.send({ type: 'toasts.resume' }),
})

/** Creates the public side of the toasts: their view, commands and events. */
export const createToastsDomain = (actor: ToastsActor): ToastsDomain =>
  createDomain(actor, createToastsView(), createToastsCommands(actor))
