import type { Domain, FactLike, Store } from '@cairn/core'
import { shallowEqual } from '@xstate/react'
import { useCallback } from 'react'
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector'
import { useStore } from './StoreProvider.tsx'

/** A hook for one domain: the whole view with its commands, or the part that a selector picks. */
export interface DomainHook<View, Commands> {
  /** Everything; renders whenever the view changes. */
  (): View & Commands
  /** One part; renders only when it changes (compared shallowly). */
  <Selected>(select: (view: View) => Selected): Selected
}

const whole = <View>(view: View): View => view

const joined = new WeakMap<object, object>()

/** View and commands in one object, the same object for the same view. */
const join = <View extends object, Commands extends object>(view: View, commands: Commands): View & Commands => {
  const known = joined.get(view)
  if (known !== undefined) return known as View & Commands
  const both = { ...view, ...commands }
  joined.set(view, both)
  return both
}

export const createDomainHook = <View extends object, Commands extends object, Fact extends FactLike>(
  pick: (store: Store) => Domain<View, Commands, Fact>,
): DomainHook<View, Commands> => {
  function useDomain<Selected>(select?: (view: View) => Selected) {
    const domain = pick(useStore())
    const subscribe = useCallback(
      (listener: () => void) => {
        const subscription = domain.subscribe(listener)
        return () => subscription.unsubscribe()
      },
      [domain],
    )
    const selected = useSyncExternalStoreWithSelector<View, View | Selected>(
      subscribe,
      domain.getSnapshot,
      domain.getInitialSnapshot,
      select ?? whole,
      select === undefined ? Object.is : shallowEqual,
    )
    return select === undefined ? join(selected as View, domain.commands) : selected
  }
  return useDomain as DomainHook<View, Commands>
}
