import { type Clock, install } from '@sinonjs/fake-timers'

/** One time for timers and for the wall clock: it stands still until it is moved. */
export interface WalkTime {
  readonly now: () => number
  /** Lets everything that is ready come to rest, without time passing. */
  readonly rest: () => Promise<void>
  /** Lets milliseconds pass, and everything that they bring come to rest. */
  readonly pass: (milliseconds: number) => Promise<void>
  readonly end: () => void
}

const NOW = Date.UTC(2026, 10, 21)
const realImmediate = globalThis.setImmediate

/** Takes the timers of this thread over; one at a time. */
export const startTime = (): WalkTime => {
  const clock: Clock = install({
    now: NOW,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  let rung = 0
  // What no timer has touched stays as it was: most of the time that passes brings nothing, and nothing need come to rest.
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
    // Promises of promises, and the lazily loaded parts: the event loop itself has to turn.
    for (let turn = 0; turn < 3; turn += 1) await new Promise<void>((resolve) => realImmediate(resolve))
  }
  return {
    now: () => clock.now,
    rest,
    pass: async (milliseconds) => {
      await rest()
      // In small steps, since what one timer brings may set the next.
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
