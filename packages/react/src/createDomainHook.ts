import type { Domain, EventLike, TypesOf } from '@cairn/core'
import { useRef, useSyncExternalStore } from 'react'
import { useAnyStore } from './StoreProvider.tsx'
import { type Readable, selectFrom } from './selectFrom.ts'

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

/** What a component reads: a whole domain, or the part that its selector picks. */
interface Reading<View, Selected> extends Readable<Selected> {
  readonly domain: object
  readonly select: ((view: View) => Selected) | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** The value of the last render. */
  shown?: Selected
}

const subscribeTo =
  <View, Commands>(domain: AnyDomain<View, Commands>) =>
  (listener: () => void) => {
    const subscription = domain.subscribe(listener)
    return () => subscription.unsubscribe()
  }

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

  /** Merges view and commands into one object. The same view always gives the same object. */
  const combine = (view: View, commands: Commands): View & Commands => {
    const whole = wholes.get(view) ?? { ...view, ...commands }
    wholes.set(view, whole)
    return whole
  }
  const readWhole = (domain: AnyDomain<View, Commands>): Readable<View & Commands> => ({
    getSnapshot: () => combine(domain.getSnapshot(), domain.commands),
    getInitialSnapshot: () => combine(domain.getInitialSnapshot(), domain.commands),
  })

  function useDomain(): View & Commands
  function useDomain<Selected>(select: (view: View) => Selected): Selected
  function useDomain<Selected>(select?: (view: View) => Selected) {
    // The only cast in this file: the hook finds the domain by its name, so TypeScript cannot derive the type of the domain.
    const domains = useAnyStore() as unknown as Readonly<Record<string, AnyDomain<View, Commands> | undefined>>
    const domain = domains[name]
    if (domain === undefined)
      throw new Error(`The store has no domain "${name}". Add it to the domains of createStore.`)
    // Keep everything in one ref: with `useMemo` and `useCallback` instead, an update that all components show takes
    // about a fifth longer (decision 034). A render that React discards may leave its `Reading` in the ref; the next
    // render then creates a new one.
    const latest = useRef<Reading<View, Selected | (View & Commands)>>(undefined)
    const before = latest.current
    let reading = before
    if (reading?.domain !== domain || reading.select !== select) {
      const readable = select === undefined ? readWhole(domain) : selectFrom(domain, select, before?.shown)
      // React subscribes again when this function changes, so the function stays the same when only the selector
      // changes.
      const subscribe = before?.domain === domain ? before.subscribe : subscribeTo(domain)
      reading = { domain, select, subscribe, ...readable }
      latest.current = reading
    }
    const shown = useSyncExternalStore(reading.subscribe, reading.getSnapshot, reading.getInitialSnapshot)
    reading.shown = shown
    return shown
  }
  return useDomain
}
