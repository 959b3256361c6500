import type { Environment } from '../platform/environment.types.ts'
import { createListeners } from '../shared/createListeners.ts'
import type { Domain, DomainTypes, EventLike, Subscription } from '../shared/domain.ts'
import type { CommandOptions } from '../shared/outcome.ts'
import type { AnyLazyDefinition, CommandPolicy, LocalPart } from './lazyDefinition.types.ts'

type Command = (...values: readonly unknown[]) => unknown
type Commands = Readonly<Record<string, Command | undefined>>
type AnyDomain = Domain<unknown, object, EventLike>

interface Postponed {
  readonly command: string
  readonly policy: CommandPolicy
  /** Whether the caller shows the error of the command. */
  readonly isQuiet: boolean
}

interface Host {
  readonly environment: Environment
  readonly gateway: unknown
  isStopped(): boolean
  load(): void
  /** Applies the policy of a command. */
  postpone(run: () => unknown, options: Postponed): unknown
}

export interface LazyDomain {
  readonly definition: AnyLazyDefinition
  readonly domain: AnyDomain
  readonly local: LocalPart<DomainTypes>
  /** Changes the view until the machine is attached. */
  show(view: unknown): void
  /** Passes commands and subscriptions on to the domain. Runs before its store starts, so that no event is missed. */
  attach(domain: AnyDomain): void
  /** Shows the view of the attached domain. */
  reveal(): void
}

/** Creates a domain whose machine is not loaded: it shows a view, keeps subscriptions, and postpones commands. */
export const createLazyDomain = (
  definition: AnyLazyDefinition,
  { environment, gateway, isStopped, load, postpone }: Host,
): LazyDomain => {
  const initial = definition.initialView(environment)
  let shown = initial
  let target: AnyDomain | null = null
  const listeners = createListeners<unknown>()
  const handlers = new Map<object, readonly [type: string, handler: (event: EventLike) => void]>()
  const subscriptions = new Map<object, Subscription>()

  const change = (view: unknown): void => {
    if (Object.is(view, shown)) return
    shown = view
    listeners.notify(view)
  }
  const show = (view: unknown): void => {
    if (target === null) change(view)
  }
  const local: LocalPart<DomainTypes> =
    definition.withoutMachine?.({
      environment,
      gateway,
      getSnapshot: () => shown,
      show,
      isActive: () => target === null && !isStopped(),
      load,
      emit: (event) => {
        // Each in a microtask of its own, so that a handler that throws stops no other.
        for (const [type, handler] of handlers.values())
          if (type === '*' || type === event.type) queueMicrotask(() => handler(event))
      },
    }) ?? {}

  const commandOf = (name: string, policy: CommandPolicy): Command => {
    const runLoaded = (values: readonly unknown[]): unknown =>
      (target?.commands as Commands | undefined)?.[name]?.(...values)
    return (...values) => {
      if (target !== null) return runLoaded(values)
      const { commands }: { readonly commands?: object | undefined } = local
      ;(commands as Commands | undefined)?.[name]?.(...values)
      const isQuiet = (values.at(-1) as CommandOptions | undefined)?.toast === false
      return postpone(() => runLoaded(values), { command: name, policy, isQuiet })
    }
  }

  return {
    definition,
    local,
    show,
    domain: {
      commands: Object.fromEntries(
        Object.entries<CommandPolicy>(definition.commands).map(([name, policy]) => [name, commandOf(name, policy)]),
      ),
      // Read the target, not `shown`: an event is emitted before the view changes, and its handler must read the current view.
      getSnapshot: () => (target === null ? shown : target.getSnapshot()),
      getInitialSnapshot: () => initial,
      subscribe: listeners.add,
      on: (type, handler) => {
        const key = {}
        if (target === null) handlers.set(key, [type, handler as (event: EventLike) => void])
        else subscriptions.set(key, target.on(type, handler))
        return {
          unsubscribe: () => {
            handlers.delete(key)
            subscriptions.get(key)?.unsubscribe()
            subscriptions.delete(key)
          },
        }
      },
    },
    attach: (domain) => {
      target = domain
      for (const [key, [type, handler]] of handlers) subscriptions.set(key, domain.on(type, handler))
      handlers.clear()
    },
    reveal: () => {
      if (target === null) return
      target.subscribe(change)
      change(target.getSnapshot())
    },
  }
}
