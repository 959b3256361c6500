import type { Environment } from '../platform/environment.types.ts'
import { createListeners } from '../shared/createListeners.ts'
import type { Domain, DomainTypes, EventLike, Subscription } from '../shared/domain.ts'
import type { CommandOptions } from '../shared/outcome.ts'
import type { AnyLazyDefinition, CommandPolicy, LocalPart } from './lazyDefinition.types.ts'

type Command = (...values: readonly unknown[]) => unknown
type AnyDomain = Domain<unknown, object, EventLike>

/** Calls a command by its name. Does nothing if there is no such command. */
const runCommand = (commands: object | undefined, name: string, values: readonly unknown[]): unknown =>
  // The only cast in this file: a lazy definition and its machine have commands of the same names and types, so the
  // cast is safe.
  (commands as Readonly<Record<string, Command | undefined>> | undefined)?.[name]?.(...values)

interface Registration {
  readonly type: string
  handler(event: EventLike): void
  /** The subscription to the loaded domain; undefined until it is attached. */
  subscription: Subscription | undefined
}

interface Postponed {
  readonly command: string
  readonly policy: CommandPolicy
  /** Whether the caller shows the error of the command. */
  readonly isQuiet: boolean
}

interface Host {
  readonly environment: Environment
  /** The members of the view that a server has rendered. */
  readonly hydrated: object | undefined
  readonly gateway: unknown
  /** What the back end of the shop's own gateway cannot do. */
  readonly unsupported: readonly never[] | undefined
  isStopped(): boolean
  load(): void
  /** Runs, stores or drops a call of a command, depending on the policy of the command. */
  postpone(run: () => unknown, options: Postponed): unknown
}

export interface LazyDomain {
  readonly definition: AnyLazyDefinition
  readonly domain: AnyDomain
  readonly local: LocalPart<DomainTypes>
  /** Changes the view; does nothing once the loaded domain is attached. */
  show(view: unknown): void
  /**
   * Connects the loaded domain, which from then on receives the commands and the event subscriptions. Runs before the
   * loaded store starts, so that no event is missed. Null disconnects a domain whose store did not start.
   */
  attach(domain: AnyDomain | null): void
  /** Shows the view of the attached domain. */
  reveal(): void
}

/** Creates a domain whose machine is not loaded: it shows a view, keeps subscriptions, and postpones commands. */
export const createLazyDomain = (
  definition: AnyLazyDefinition,
  { environment, hydrated, gateway, unsupported, isStopped, load, postpone }: Host,
): LazyDomain => {
  const first = definition.initialView(environment, unsupported)
  const initial = hydrated ? { ...Object(first), ...hydrated } : first
  let shown = initial
  let target: AnyDomain | null = null
  const listeners = createListeners<unknown>()
  const registrations = new Set<Registration>()

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
        if (target !== null) return
        // Call each handler in a separate microtask, so that a handler that throws does not stop the others.
        for (const { type, handler } of registrations)
          if (type === '*' || type === event.type) queueMicrotask(() => handler(event))
      },
    }) ?? {}

  const commandOf = (name: string, policy: CommandPolicy): Command => {
    const runLoaded = (values: readonly unknown[]): unknown => runCommand(target?.commands, name, values)
    return (...values) => {
      if (target !== null) return runLoaded(values)
      runCommand(local.commands, name, values)
      const { toast }: CommandOptions = Object(values.at(-1))
      return postpone(() => runLoaded(values), { command: name, policy, isQuiet: toast === false })
    }
  }

  const { hydration } = definition
  return {
    definition,
    local,
    show,
    domain: {
      ...(hydration && { hydration }),
      commands: Object.fromEntries(
        Object.entries<CommandPolicy>(definition.commands).map(([name, policy]) => [name, commandOf(name, policy)]),
      ),
      // Read the target, not `shown`. The loaded domain emits an event before `shown` changes, but a handler of the
      // event must already read the current view.
      getSnapshot: () => (target === null ? shown : target.getSnapshot()),
      getInitialSnapshot: () => initial,
      subscribe: listeners.add,
      on: (type, handler) => {
        const own: Registration = { type, handler, subscription: target?.on(type, handler) }
        registrations.add(own)
        return {
          unsubscribe: () => {
            registrations.delete(own)
            own.subscription?.unsubscribe()
          },
        }
      },
    },
    attach: (domain) => {
      target = domain
      for (const each of registrations) each.subscription = domain?.on(each.type, each.handler)
    },
    reveal: () => {
      if (target === null) return
      target.subscribe(change)
      change(target.getSnapshot())
    },
  }
}
