/** The time, handed in so that tests can move it. */
export type Clock = {
  /** Epoch milliseconds. */
  now: () => number
}

export const systemClock: Clock = { now: () => Date.now() }
