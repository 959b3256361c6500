import { type Clock, install } from '@sinonjs/fake-timers'

/** A virtual clock for timers and `Date`, which advances only through `pass`. */
export interface WalkTime {
  readonly now: () => number
  /** Waits until all pending promises have settled, without advancing the clock. */
  readonly rest: () => Promise<void>
  /**
   * Advances the clock in small steps. After each step in which a timer fired, waits until the promises have settled.
   */
  readonly pass: (milliseconds: number) => Promise<void>
  readonly end: () => void
}

const NOW = Date.UTC(2026, 10, 21)
const realImmediate = globalThis.setImmediate

/**
 * Replaces the timers of this thread with a virtual clock. Only one virtual clock can be active at a time; `end`
 * restores the timers.
 */
export const startTime = (): WalkTime => {
  const clock: Clock = install({
    now: NOW,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  let rung = 0
  // Counts the timers that fire. If no timer fires in a step, `pass` does not wait for promises after the step, which
  // saves most of the run time.
  globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
    apply: (later, self, [ring, ...given]) =>
      Reflect.apply(later, self, [
        (...words: unknown[]) => {
          rung += 1
          Reflect.apply(ring, undefined, words)
        },
        ...given,
      ]),
  })
  const rest = async () => {
    // Nested promises and dynamic imports need several turns of the real event loop.
    for (let turn = 0; turn < 3; turn += 1) await new Promise<void>((resolve) => realImmediate(resolve))
  }
  return {
    now: () => clock.now,
    rest,
    pass: async (milliseconds) => {
      await rest()
      // Advances in small steps. A timer may start another timer after a promise, and that timer may be due before the
      // end.
      const step = Math.max(100, milliseconds / 20)
      for (let passed = 0; passed < milliseconds; passed += step) {
        const before = rung
        clock.tick(Math.min(step, milliseconds - passed))
        if (rung > before) await rest()
      }
      await rest()
    },
    end: () => clock.uninstall(),
  }
}
