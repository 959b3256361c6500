import type { Subscription } from './domain.ts'
import { reportUncaught } from './reportUncaught.ts'

export interface Listeners<Value> {
  /** Adds a listener. A function that is added twice is called twice. */
  add(listen: (value: Value) => void): Subscription
  /** Calls each listener, except a listener that another one has just removed. The error of a listener goes to {@link reportUncaught}. */
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
      // Do not copy the map, because hundreds of components may listen. The loop also visits listeners that are added
      // meanwhile, so the count ends it; otherwise it would not end for a listener that resubscribes.
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
