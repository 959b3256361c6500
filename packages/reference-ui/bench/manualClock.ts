interface ManualClock {
  setTimeout(handle: (...values: readonly unknown[]) => void, timeout: number): number
  clearTimeout(id: number): void
  /** Runs every waiting timer. */
  elapse(): void
}

/** Creates a clock whose timers fire only in {@link ManualClock.elapse}, so that no save of the cart runs during a measurement. */
export const createManualClock = (): ManualClock => {
  const timers = new Map<number, () => void>()
  let last = 0
  return {
    setTimeout: (handle) => {
      last += 1
      timers.set(last, handle)
      return last
    },
    clearTimeout: (id) => void timers.delete(id),
    elapse: () => {
      const waiting = [...timers.values()]
      timers.clear()
      for (const handle of waiting) handle()
    },
  }
}
