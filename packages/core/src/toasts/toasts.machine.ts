import { enqueueActions, setup } from 'xstate'
import type { MachineTypes } from '../shared/domain.ts'
import { withEvent } from '../shared/withEvent.ts'
import type { Toast, ToastRequest, ToastsEvent, ToastsTypes } from './toasts.types.ts'
import { TOAST_TIME } from './toastTime.ts'

/** The maximum number of toasts, because more would cover the page. A further toast replaces the oldest. */
const MAX_TOASTS = 3

export interface ToastsContext {
  /** Oldest first. */
  readonly toasts: readonly Toast[]
  /** The id of the next toast. */
  readonly nextId: number
  readonly isPaused: boolean
}

export type ToastsMachineEvent =
  | { type: 'toast.show'; toast: ToastRequest }
  | { type: 'toast.dismiss'; id: number }
  | { type: 'toasts.pause' }
  | { type: 'toasts.resume' }

const timerOf = (id: number): string => `toast ${id}`

export const toastsMachine = setup({
  types: {} as { context: ToastsContext; events: ToastsMachineEvent; emitted: ToastsEvent },
  delays: { toastTime: TOAST_TIME },
  guards: {
    isShown: ({ context }, { id }: { id: number }) => context.toasts.some((toast) => toast.id === id),
  },
  actions: {
    show: enqueueActions(({ context, enqueue }, { request }: { request: ToastRequest }) => {
      const { nextId: id, toasts, isPaused } = context
      const toast: Toast = {
        id,
        code: request.code,
        params: request.params ?? {},
        detail: request.detail ?? null,
        tone: request.tone ?? 'info',
      }
      enqueue.assign({ toasts: [...toasts, toast].slice(-MAX_TOASTS), nextId: id + 1 })
      if (!isPaused) enqueue.raise({ type: 'toast.dismiss', id }, { id: timerOf(id), delay: 'toastTime' })
      enqueue.emit({ type: 'toast.shown', toast })
    }),
    dismiss: enqueueActions(({ context, enqueue }, { id }: { id: number }) => {
      enqueue.cancel(timerOf(id))
      enqueue.assign({ toasts: context.toasts.filter((toast) => toast.id !== id) })
      enqueue.emit({ type: 'toast.dismissed', id })
    }),
    pause: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.toasts) enqueue.cancel(timerOf(id))
      enqueue.assign({ isPaused: true })
    }),
    resume: enqueueActions(({ context, enqueue }) => {
      if (!context.isPaused) return
      for (const { id } of context.toasts) {
        enqueue.raise({ type: 'toast.dismiss', id }, { id: timerOf(id), delay: 'toastTime' })
      }
      enqueue.assign({ isPaused: false })
    }),
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [], nextId: 1, isPaused: false },
  on: {
    'toast.show': { actions: { type: 'show', params: ({ event }) => ({ request: event.toast }) } },
    'toast.dismiss': {
      guard: withEvent('isShown'),
      actions: withEvent('dismiss'),
    },
    'toasts.pause': { actions: 'pause' },
    'toasts.resume': { actions: 'resume' },
  },
})

/** The types of the toasts domain, including its machine events, for the effects of the core. */
export type ToastsMachineTypes = MachineTypes<ToastsTypes, ToastsMachineEvent>
