import { useSyncExternalStore } from 'react'
import { hasCarriedCart } from './hasCarriedCart.ts'

const running = new Set<symbol>()
const listeners = new Set<() => void>()

const notify = (): void => {
  for (const listener of listeners) listener()
}

/** Marks an arrival as running: the adding of a carried cart, and its dialog. Call the returned function at its end. */
export const beginArrival = (): (() => void) => {
  const arrival = Symbol()
  running.add(arrival)
  notify()
  return () => {
    running.delete(arrival)
    notify()
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Returns whether an arrival is running, or a carried cart waits for one. */
export const useIsArriving = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => running.size > 0 || hasCarriedCart(),
    () => false,
  )
