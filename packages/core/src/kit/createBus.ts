import type { EventLike, Subscription } from '../shared/domain.ts'
import { reportUncaught } from '../shared/reportUncaught.ts'

interface Handler {
  /** The domain whose events it handles; null for all domains. */
  readonly domain: string | null
  /** The type of the events that it handles; `'*'` for all types. */
  readonly type: string
  handle(event: EventLike): void
}

export interface Bus {
  /** Delivers an event of a domain, first to the handlers of effects, then to the other handlers, each in the order of their registration. */
  emit(domain: string, event: EventLike): void
  /** Registers a handler of the shop; `null` and `'*'` stand for all. */
  on(domain: string | null, type: string, handle: (event: never) => void): Subscription
  /** Registers a handler of an effect. */
  onAsEffect(domain: string, type: string, handle: (event: never) => void): Subscription
}

/**
 * Creates the event bus of a store. It delivers one event at a time and queues the events that handlers cause, so that
 * all handlers see the same order. XState would deliver such an event before the other handlers have received the first
 * one. The error of a handler goes to {@link reportUncaught}.
 */
export const createBus = (): Bus => {
  const effects = new Set<Handler>()
  const listeners = new Set<Handler>()
  const queue: { readonly domain: string; readonly event: EventLike }[] = []
  let isDelivering = false
  const deliver = (domain: string, event: EventLike): void => {
    for (const handler of [...effects, ...listeners]) {
      const isForIt = handler.domain === null || handler.domain === domain
      if (!isForIt || (handler.type !== '*' && handler.type !== event.type)) continue
      try {
        handler.handle(event)
      } catch (error) {
        reportUncaught(error)
      }
    }
  }
  return {
    emit: (domain, event) => {
      queue.push({ domain, event })
      if (isDelivering) return
      isDelivering = true
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) deliver(next.domain, next.event)
      isDelivering = false
    },
    on: (domain, type, handle) => add(listeners, { domain, type, handle }),
    onAsEffect: (domain, type, handle) => add(effects, { domain, type, handle }),
  }
}

const add = (handlers: Set<Handler>, handler: Handler): Subscription => {
  handlers.add(handler)
  return { unsubscribe: () => void handlers.delete(handler) }
}
