import { useCallback, useSyncExternalStore } from 'react'

/** An atom outside the store: a view with subscribers (docs/decisions/010). */
interface Atom<View> {
  getSnapshot(): View
  getInitialSnapshot(): View
  subscribe(listener: () => void): { unsubscribe(): void }
}

/** Returns the view of an atom and re-renders on change. The hooks of `@cairn/react` read the store only. */
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
