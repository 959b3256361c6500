import type { EventLike, Register, Store, StoreEvent, StoreMembers } from '@cairn/core'
import { createContext, type ReactNode, useContext, useEffect } from 'react'

/** Type of the store that the shop registered in `Register`. Without a registration, the type of a store with all domains. */
export type RegisteredStore = Register extends { readonly store: infer Registered } ? Registered : Store

/** The events of the registered store. */
export type RegisteredEvent = Register extends { readonly store: StoreMembers<infer Event> } ? Event : StoreEvent

/** A store with any set of domains. */
export type AnyStore = Pick<StoreMembers<EventLike>, 'site' | 'start' | 'stop'> & {
  on(type: never, handler: (event: never) => void): { unsubscribe(): void }
}

const StoreContext = createContext<AnyStore | null>(null)

export interface StoreProviderProps<Provided extends AnyStore = AnyStore> {
  /** The store, created once with `createStore` outside React. */
  readonly store: Provided
  readonly children: ReactNode
}

/**
 * Provides the store to the hooks of its child components, and starts the store after the first render; a second start
 * does nothing, so StrictMode is safe. React never stops the store; the code that created it does.
 */
export function StoreProvider<Provided extends AnyStore>({ store, children }: StoreProviderProps<Provided>) {
  useEffect(() => {
    store.start()
  }, [store])
  return <StoreContext.Provider value={store}>{children}</StoreContext.Provider>
}

export const useAnyStore = (): AnyStore => {
  const store = useContext(StoreContext)
  if (store === null) throw new Error('A Cairn hook was used outside <StoreProvider store={…}>')
  return store
}

/** Returns the store of the nearest {@link StoreProvider}. Throws an error outside a provider. */
export function useStore(): RegisteredStore {
  // The only cast in this file: the provider accepts any store, and the shop declares the type of its store in
  // `Register`.
  return useAnyStore() as unknown as RegisteredStore
}
