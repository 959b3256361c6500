import type { EventLike, Register, Store, StoreEvent, StoreMembers } from '@cairn/core'
import { createContext, type ReactNode, useContext, useEffect } from 'react'

/** The store that the shop registered, else a store of all domains. */
export type RegisteredStore = Register extends { readonly store: infer Registered } ? Registered : Store

/** The events of the registered store. */
export type RegisteredEvent = Register extends { readonly store: StoreMembers<infer Event> } ? Event : StoreEvent

/** A store of whatever domains. */
export type AnyStore = Pick<StoreMembers<EventLike>, 'site' | 'start' | 'stop'> & {
  on(type: never, handler: (event: never) => void): { unsubscribe(): void }
}

const StoreContext = createContext<AnyStore | null>(null)

export interface StoreProviderProps<Provided extends AnyStore = AnyStore> {
  /** Created once with `createStore`, outside React. */
  readonly store: Provided
  readonly children: ReactNode
}

/**
 * Provides the store to the hooks below it and starts it after the first render. A second start does nothing, so StrictMode is safe. React never
 * stops a store; the code that created it does.
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
  // The one cast of the provider: it takes any store, and the shop has registered which one it is.
  return useAnyStore() as unknown as RegisteredStore
}
