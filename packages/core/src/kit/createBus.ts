import { createListeners, type Listeners } from '../shared/createListeners.ts'
import { type EventLike, isPrivateEvent, type Subscription } from '../shared/domain.ts'

/** An event on its way to the handlers. */
interface Delivery {
  readonly domain: string
  readonly event: EventLike
}

/** Registers a handler of one type of event; `'*'` stands for all types. */
type On = (type: string, handle: (event: never) => void) => Subscription

export interface Bus {
  /**
   * Delivers an event of a domain to the handlers of effects, then to all other handlers. Each group runs in the order
   * of registration.
   */
  emit(domain: string, event: EventLike): void
  /**
   * Returns the `on` function for the code of the shop, for the events of one domain or, if `domain` is null, of all
   * domains. The code of the shop gets no private events.
   */
  on(domain: string | null): On
  /** Returns the `on` function of a domain for effects, which get private events too. */
  onAsEffect(domain: string): On
}

/**
 * Creates the event bus of a store, which queues the events that handlers cause; the error of a handler goes to
 * {@link reportUncaught}. Without the queue, some handlers would receive an event before the event that caused it.
 */
export const createBus = (): Bus => {
  const effects = createListeners<Delivery>()
  const listeners = createListeners<Delivery>()
  const queue: Delivery[] = []
  let isDelivering = false
  return {
    emit: (domain, event) => {
      queue.push({ domain, event })
      if (isDelivering) return
      isDelivering = true
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        effects.notify(next)
        // Private events are for effects alone.
        if (!isPrivateEvent(next.event)) listeners.notify(next)
      }
      isDelivering = false
    },
    on: (domain) => onOf(listeners, domain),
    onAsEffect: (domain) => onOf(effects, domain),
  }
}

/**
 * Creates an `on` function that adds handlers to `handlers`. They get the events of the domain `wanted` or, if `wanted`
 * is null, of all domains.
 */
const onOf =
  (handlers: Listeners<Delivery>, wanted: string | null): On =>
  (type, handle) =>
    handlers.add(({ domain, event }) => {
      // The only cast in this file: a handler receives only events of its own domain and type, so the cast is safe.
      if ((wanted === null || wanted === domain) && (type === '*' || type === event.type)) handle(event as never)
    })
