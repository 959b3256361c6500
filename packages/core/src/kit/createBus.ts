import type { EventLike, Subscription } from '../shared/domain.ts'
import { reportUncaught } from '../shared/reportUncaught.ts'

interface Handler {
  /** The domain that it listens to; null for all. */
  readonly domain: string | null
  readonly type: string
  handle(event: EventLike): void
}

export interface Bus {
  /** Delivers an event of a domain: first to the handlers of effects, then to all others, each group in the order in which they were added. */
  emit(domain: string, event: EventLike): void
  on(domain: string | null, type: string, handle: (event: never) => void): Subscription
  onAsEffect(domain: string, type: string, handle: (event: never) => void): Subscription
}

/**
 * Delivers one event at a time: an event that a handler causes waits until the current one has reached everybody. XState would deliver it in
 * between, so that later handlers saw the two in the wrong order. A handler that throws stops no other; its error goes to {@link reportUncaught}.
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
