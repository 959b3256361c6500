import type { Domain, EventLike, TypesOf } from '@cairn/core'
import { shallowEqual } from '@xstate/react'
import { useCallback } from 'react'
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector'
import { useAnyStore } from './StoreProvider.tsx'

/** A hook for one domain: returns the whole view with the commands, or the part that a selector picks. */
export interface DomainHook<View, Commands> {
  /** The whole view and the commands; the component renders when the view changes. */
  (): View & Commands
  /** The selected part; the component renders only when that part changes (shallow comparison). */
  <Selected>(select: (view: View) => Selected): Selected
}

type ViewOf<Definition> = TypesOf<Definition>['view'] & object
type CommandsOf<Definition> = TypesOf<Definition>['commands']
type AnyDomain<View, Commands> = Domain<View, Commands, EventLike>

const whole = <View>(view: View): View => view

const combined = new WeakMap<object, object>()

/**
 * Merges the view and the commands into one object. It returns the same object for the same view, so that the snapshot
 * stays stable.
 */
const combine = <View extends object, Commands extends object>(view: View, commands: Commands): View & Commands => {
  const known = combined.get(view)
  if (known !== undefined) return known as View & Commands
  const both = { ...view, ...commands }
  combined.set(view, both)
  return both
}

/**
 * Creates the hook of a domain from the name of the domain, so that the import does not load the definition or the machine:
 * `createDomainHook<typeof stores>('stores')`. The hook throws an error if the store has no such domain.
 */
export const createDomainHook = <Definition extends { readonly name: string }>(
  name: Definition['name'],
): DomainHook<ViewOf<Definition>, CommandsOf<Definition>> => {
  type View = ViewOf<Definition>
  function useDomain<Selected>(select?: (view: View) => Selected) {
    // A cast is necessary, because the hook looks up the domain by its name.
    const domains = useAnyStore() as unknown as Readonly<
      Record<string, AnyDomain<View, CommandsOf<Definition>> | undefined>
    >
    const domain = domains[name]
    if (domain === undefined)
      throw new Error(`The store has no domain "${name}". Add it to the domains of createStore.`)
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
    return select === undefined ? combine(selected as View, domain.commands) : selected
  }
  return useDomain as DomainHook<View, CommandsOf<Definition>>
}
