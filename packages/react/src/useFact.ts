import type { Fact } from '@cairn/core'
import { useEffect, useEffectEvent } from 'react'
import { useStore } from './StoreProvider.tsx'

/** Calls `handler` whenever the fact happens: `useFact('line.clamped', ({ max }) => announce(max))`. Always the newest handler is called. */
export const useFact = <Type extends Fact['type'] | '*'>(
  type: Type,
  handler: (fact: Fact & (Type extends '*' ? unknown : { type: Type })) => void,
): void => {
  const store = useStore()
  const onFact = useEffectEvent(handler)
  useEffect(() => {
    const subscription = store.on(type, (fact) => onFact(fact))
    return () => subscription.unsubscribe()
  }, [store, type])
}
