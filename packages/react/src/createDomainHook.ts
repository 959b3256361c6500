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

/**
 * Creates the hook of a domain from the name of the domain, so that the import does not load the definition or the machine:
 * `createDomainHook<typeof stores>('stores')`. The hook throws an error if the store has no such domain.
 */
export const createDomainHook = <Definition extends { readonly name: string }>(
  name: Definition['name'],
): DomainHook<ViewOf<Definition>, CommandsOf<Definition>> => {
  type View = ViewOf<Definition>
  type Commands = CommandsOf<Definition>
  const wholes = new WeakMap<View, View & Commands>()

  /** View and commands in one object, the same object for the same view. */
  const combine = (view: View, commands: Commands): View & Commands => {
    const whole = wholes.get(view) ?? { ...view, ...commands }
    wholes.set(view, whole)
    return whole
  }

  function useDomain(): View & Commands
  function useDomain<Selected>(select: (view: View) => Selected): Selected
  function useDomain<Selected>(select?: (view: View) => Selected) {
    // The one cast of the hooks: a store is asked for a domain by its name.
    const domains = useAnyStore() as unknown as Readonly<Record<string, AnyDomain<View, Commands> | undefined>>
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
    return useSyncExternalStoreWithSelector<View, Selected | (View & Commands)>(
      subscribe,
      domain.getSnapshot,
      domain.getInitialSnapshot,
      (view) => (select === undefined ? combine(view, domain.commands) : select(view)),
      select === undefined ? Object.is : shallowEqual,
    )
  }
  return useDomain
}
