import { useCallback, useSyncExternalStore } from 'react'

/** What stands beside the store: its view and whoever wants to hear of a change (docs/decisions/010). */
interface Held<View> {
  getSnapshot(): View
  getInitialSnapshot(): View
  subscribe(listener: () => void): { unsubscribe(): void }
}

/** The view of a domain that is not the store's; the hooks of `@cairn/react` know those of the store only. */
export function useHeld<View>(held: Held<View>): View {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = held.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    [held],
  )
  return useSyncExternalStore(subscribe, held.getSnapshot, held.getInitialSnapshot)
}
