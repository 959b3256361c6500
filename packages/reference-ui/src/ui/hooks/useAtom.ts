import { useCallback, useSyncExternalStore } from 'react'

/** A piece of state outside the store, with a current view and subscribers (docs/decisions/010). */
interface Atom<View> {
  getSnapshot(): View
  getInitialSnapshot(): View
  subscribe(listener: () => void): { unsubscribe(): void }
}

/**
 * Returns the view of an atom and re-renders when the view changes. The hooks of `@cairn/react` cannot replace this
 * hook, because they read only the store.
 */
export function useAtom<View>(atom: Atom<View>): View {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = atom.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    [atom],
  )
  return useSyncExternalStore(subscribe, atom.getSnapshot, atom.getInitialSnapshot)
}
