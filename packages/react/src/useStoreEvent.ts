import type { EventNamed } from '@cairn/core'
import { useEffect, useInsertionEffect, useRef } from 'react'
import { type RegisteredEvent, useStore } from './StoreProvider.tsx'

/** Calls the newest `handler` each time the event is emitted: `useStoreEvent('line.clamped', ({ max }) => announce(max))`. */
export const useStoreEvent = <Type extends RegisteredEvent['type'] | '*'>(
  type: Type,
  handler: (event: EventNamed<RegisteredEvent, Type>) => void,
): void => {
  const store = useStore()
  const latest = useRef(handler)
  useInsertionEffect(() => {
    latest.current = handler
  })
  useEffect(() => {
    const subscription = store.on(type, (event) => latest.current(event))
    return () => subscription.unsubscribe()
  }, [store, type])
}
