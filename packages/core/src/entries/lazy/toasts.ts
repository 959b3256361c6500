export { lazyToasts } from '../../lazy/domains/toasts.lazy.ts'
