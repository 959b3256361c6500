export { TOAST_TIME, toastsMachine } from './toasts.machine.ts'
export { toastOf } from './toasts.rules.ts'
export type * from './toasts.types.ts'
export { createToastsDomain, type ToastsDomain } from './toasts.view.ts'
