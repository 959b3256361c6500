import type { Store } from '@cairn/core'
import { createContext, type ReactNode, use, useEffect } from 'react'

const StoreContext = createContext<Store | null>(null)

export interface StoreProviderProps {
  /** Made once with `createStore`, outside React. */
  readonly store: Store
  readonly children: ReactNode
}

/**
 * Hands the store to the hooks below and starts it once the page is there; starting twice does nothing, so StrictMode is safe.
 * React never stops a store: whoever made it does.
 */
export function StoreProvider({ store, children }: StoreProviderProps) {
  useEffect(() => {
    store.start()
  }, [store])
  return <StoreContext value={store}>{children}</StoreContext>
}

/** The store of the nearest {@link StoreProvider}. Throws without one, since nothing could work. */
export function useStore(): Store {
  const store = use(StoreContext)
  if (store === null) throw new Error('A Cairn hook was used outside <StoreProvider store={…}>')
  return store
}
