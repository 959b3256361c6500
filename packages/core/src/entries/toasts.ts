export { toasts } from '../domains/toasts.ts'
export * from '../toasts/index.ts'
