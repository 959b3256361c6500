export { createDomainHook, type DomainHook } from './createDomainHook.ts'
export * from './hooks.ts'
export {
  type RegisteredEvent,
  type RegisteredStore,
  StoreProvider,
  type StoreProviderProps,
  useStore,
} from './StoreProvider.tsx'
export { useStoreEvent } from './useStoreEvent.ts'
