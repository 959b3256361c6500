export { toastsMachine } from './toasts.machine.ts'
export { TOAST_TIME, toastOf } from './toasts.rules.ts'
export type * from './toasts.types.ts'
export { createToastsDomain, type ToastsDomain } from './toasts.view.ts'
