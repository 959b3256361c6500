/** The source of the current time. Tests pass a clock that they can advance. */
export type Clock = {
  /** Epoch milliseconds. */
  now: () => number
}

export const systemClock: Clock = { now: () => Date.now() }
