import type { EventNamed, Subscription } from '@cairn/core'
import { useEffect, useInsertionEffect, useRef } from 'react'
import { type RegisteredEvent, useAnyStore } from './StoreProvider.tsx'

type On = (type: string, handler: (event: never) => void) => Subscription

/** Calls the newest `handler` each time the event is emitted: `useStoreEvent('line.clamped', ({ max }) => announce(max))`. */
export const useStoreEvent = <Type extends RegisteredEvent['type'] | '*'>(
  type: Type,
  handler: (event: EventNamed<RegisteredEvent, Type>) => void,
): void => {
  const store = useAnyStore()
  const latest = useRef(handler)
  useInsertionEffect(() => {
    latest.current = handler
  })
  useEffect(() => {
    const on = store.on as On
    const subscription = on(type, (event: EventNamed<RegisteredEvent, Type>) => latest.current(event))
    return () => subscription.unsubscribe()
  }, [store, type])
}
