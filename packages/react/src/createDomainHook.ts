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

const combined = new WeakMap<object, object>()

/** View and commands in one object, the same object for the same view. */
const combine = <View extends object, Commands extends object>(view: View, commands: Commands): View & Commands => {
  const known = combined.get(view)
  if (known !== undefined) return known as View & Commands
  const both = { ...view, ...commands }
  combined.set(view, both)
  return both
}

/** What a component reads: a whole domain, or the part that its selector picks. */
interface Reading<View, Selected> extends Readable<View | Selected> {
  readonly domain: object
  readonly select: ((view: View) => Selected) | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** The value of the last render. */
  shown?: View | Selected
}

const createReading = <View, Selected>(
  domain: AnyDomain<View, unknown>,
  select: ((view: View) => Selected) | undefined,
  before: Reading<View, Selected> | undefined,
): Reading<View, Selected> => {
  const subscribe = (listener: () => void) => {
    const subscription = domain.subscribe(listener)
    return () => subscription.unsubscribe()
  }
  const { getSnapshot, getInitialSnapshot }: Readable<View | Selected> =
    select === undefined ? domain : selectFrom(domain, select, before?.shown as Selected | undefined)
  return {
    domain,
    select,
    // React subscribes anew when this function changes, which it must not do for a new selector.
    subscribe: before?.domain === domain ? before.subscribe : subscribe,
    getSnapshot,
    getInitialSnapshot,
  }
}

/**
 * Creates the hook of a domain by its name, so that no definition or machine comes along: `createDomainHook<typeof stores>('stores')`. The hook
 * throws an error where the store has no such domain.
 */
export const createDomainHook = <Definition extends { readonly name: string }>(
  name: Definition['name'],
): DomainHook<ViewOf<Definition>, CommandsOf<Definition>> => {
  type View = ViewOf<Definition>
  function useDomain<Selected>(select?: (view: View) => Selected) {
    // The one cast of the hooks: a store is asked for a domain by its name.
    const domains = useAnyStore() as unknown as Readonly<
      Record<string, AnyDomain<View, CommandsOf<Definition>> | undefined>
    >
    const domain = domains[name]
    if (domain === undefined)
      throw new Error(`The store has no domain "${name}". Add it to the domains of createStore.`)
    // One ref, because `useMemo` and `useCallback` cost a fifth of an update that all components see (decision 034). A
    // render that React discards may leave its reading here: the next render then creates another one.
    const latest = useRef<Reading<View, Selected>>(undefined)
    if (latest.current?.domain !== domain || latest.current.select !== select)
      latest.current = createReading(domain, select, latest.current)
    const reading = latest.current
    const shown = useSyncExternalStore(reading.subscribe, reading.getSnapshot, reading.getInitialSnapshot)
    reading.shown = shown
    return select === undefined ? combine(shown as View, domain.commands) : (shown as Selected)
  }
  return useDomain as DomainHook<View, CommandsOf<Definition>>
}
