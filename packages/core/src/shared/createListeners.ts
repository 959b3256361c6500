import type { Subscription } from './domain.ts'
import { reportUncaught } from './reportUncaught.ts'

export interface Listeners<Value> {
  /** Adds a listener. A function that is added twice is called twice. */
  add(listen: (value: Value) => void): Subscription
  /** Calls each listener; not one that another listener has just removed. The error of a listener goes to {@link reportUncaught}. */
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
      // The map is not copied, because hundreds of components may listen. A map also visits what is added meanwhile, so
      // the count ends the loop for a listener that subscribes anew.
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
