import type { Subscription } from './domain.ts'
import { reportUncaught } from './reportUncaught.ts'

export interface Listeners<Value> {
  /** Adds a listener. A function that is added twice is called twice. */
  add(listen: (value: Value) => void): Subscription
  /**
   * Calls each listener, unless an earlier listener has just removed it. The error of a listener goes to
   * {@link reportUncaught}.
   */
  notify(value: Value): void
}

export const createListeners = <Value>(): Listeners<Value> => {
  const listeners = new Map<Subscription, (value: Value) => void>()
  return {
    add: (listen) => {
      const subscription = { unsubscribe: () => void listeners.delete(subscription) }
      listeners.set(subscription, listen)
      return subscription
    },
    notify: (value) => {
      // Use a count instead of a copy of the map, because hundreds of components may listen. The loop also visits
      // listeners that are added while it runs, so without the count a listener that resubscribes would run forever.
      let left = listeners.size
      for (const listen of listeners.values()) {
        if (left === 0) break
        left -= 1
        try {
          listen(value)
        } catch (error) {
          reportUncaught(error)
        }
      }
    },
  }
}
