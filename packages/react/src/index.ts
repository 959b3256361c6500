export { createDomainHook, type DomainHook } from './createDomainHook.ts'
export {
  useAccount,
  useAuth,
  useCart,
  useCheckout,
  useCountry,
  useMembership,
  useOverlay,
  useSearch,
  useShipping,
  useToasts,
  useWishlist,
} from './hooks.ts'
export {
  type RegisteredEvent,
  type RegisteredStore,
  StoreProvider,
  type StoreProviderProps,
  useStore,
} from './StoreProvider.tsx'
export { useStoreEvent } from './useStoreEvent.ts'
