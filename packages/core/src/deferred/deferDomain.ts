import type { Domain, EventLike, Subscription } from '../shared/domain.ts'
import { reportUncaught } from '../shared/reportUncaught.ts'
import type { Manner } from './commands.ts'

type Command = (...values: readonly unknown[]) => unknown
/** A domain of whatever name. */
export type AnyDomain = Domain<object, Readonly<Record<string, Command>>, EventLike>

/** Has a command of that name carried out once the store is awake. */
export type Ask = (run: () => unknown, manner: Manner, name: string) => unknown

export interface DeferredDomain {
  readonly domain: AnyDomain
  /** Shows something else while the store sleeps. */
  show(view: object): void
  /** Tells a fact while the store sleeps. */
  emit(event: EventLike): void
  /** From now on it is this domain. First for who listens to facts, so that none is missed when the store starts. */
  attach(domain: AnyDomain): void
  /** From now on its view is shown. */
  reveal(): void
}

/** A domain whose machine is not there yet: it shows a view, keeps who listens, and hands every command to `ask`. */
export const deferDomain = (
  name: string,
  initial: object,
  manners: Readonly<Record<string, Manner>>,
  ask: Ask,
): DeferredDomain => {
  let shown = initial
  let target: AnyDomain | null = null
  const listeners = new Set<(view: object) => void>()
  const handlers = new Map<object, readonly [type: string, handler: (event: EventLike) => void]>()
  const subscriptions = new Map<object, Subscription>()

  const tell = (view: object): void => {
    if (Object.is(view, shown)) return
    shown = view
    for (const listener of listeners) {
      try {
        listener(view)
      } catch (error) {
        // One that throws disturbs nobody; the page's own error handler hears of it.
        reportUncaught(error)
      }
    }
  }
  const commandOf = (command: string, manner: Manner): Command => {
    const run = (...values: readonly unknown[]): unknown =>
      target === null ? ask(() => run(...values), manner, `${name}.${command}`) : target.commands[command]?.(...values)
    return run
  }

  return {
    domain: {
      commands: Object.fromEntries(
        Object.entries(manners).map(([command, manner]) => [command, commandOf(command, manner)]),
      ),
      // A fact is told before the change of the view: who reads it then must see what is, as in a store that never slept.
      getSnapshot: () => (target === null ? shown : target.getSnapshot()),
      getInitialSnapshot: () => initial,
      subscribe: (listener) => {
        const own = (view: object): void => listener(view)
        listeners.add(own)
        return { unsubscribe: () => listeners.delete(own) }
      },
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
    show: tell,
    emit: (event) => {
      // Each on its own: one that throws disturbs nobody.
      for (const [type, handler] of handlers.values())
        if (type === '*' || type === event.type) queueMicrotask(() => handler(event))
    },
    attach: (domain) => {
      target = domain
      for (const [key, [type, handler]] of handlers) subscriptions.set(key, domain.on(type, handler))
      handlers.clear()
    },
    reveal: () => {
      if (target === null) return
      target.subscribe(tell)
      tell(target.getSnapshot())
    },
  }
}
