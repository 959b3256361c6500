export { createDeferredStore, type DeferredStore } from './createDeferredStore.ts'
