import { contenders } from '../../packages/react/bench/contenders.tsx'
import { mountContender, type Update, type Updates } from '../../packages/react/bench/mountContender.tsx'
import { mountCarts } from '../../packages/reference-ui/bench/cartOf200.tsx'

/**
 * Number of updates in one batch: large enough for the resolution of the browser's clock, small enough to run between
 * two interruptions.
 */
const BATCH = { all: 5, one: 20, none: 100, cart: 10 }
const CONFIRM_ROUNDS = 10
const KINDS = ['all', 'one', 'none'] as const

interface Timings {
  readonly name: string
  /** Milliseconds for one update, for each round. */
  readonly rounds: readonly number[]
}

interface Limits {
  readonly limitMs: number
  readonly warmUps: number
}

let step = 0

/** Returns the milliseconds from a change of the store to the changed DOM, as the mean of a batch. */
const timeBatch = async ({ run, check }: Pick<Update, 'run' | 'check'>, count: number): Promise<number> => {
  const start = performance.now()
  for (let done = 0; done < count; done += 1) {
    step += 1
    run(step)
    // Wait for one microtask. React has already queued the microtask that renders the change, so the render is done
    // after the wait.
    await null
  }
  const time = (performance.now() - start) / count
  check(step)
  return time
}

const timeUpdate = async (update: Update, count: number): Promise<number> => {
  const before = update.renders()
  const time = await timeBatch(update, count)
  const renders = update.renders() - before
  if (renders !== count * update.rendersEach) throw new Error(`${count} updates rendered ${renders} components`)
  return time
}

/**
 * Returns the elements in rotated order. In each round another element is first, so that none profits from its
 * position.
 */
const rotated = <Element>(elements: readonly Element[], round: number): readonly Element[] => {
  const first = round % elements.length
  return [...elements.slice(first), ...elements.slice(0, first)]
}

/** Calls `measureRound` until the time is over. The first rounds only warm up the code and do not count. */
const repeat = async (
  { limitMs, warmUps }: Limits,
  measureRound: (round: number, keep: (rounds: number[], time: number) => void) => Promise<void>,
): Promise<void> => {
  const end = performance.now() + limitMs
  for (let round = 0; round <= warmUps || performance.now() < end; round += 1) {
    await measureRound(round, (rounds, time) => {
      if (round >= warmUps) rounds.push(time)
    })
    // The browser paints and does its own work here, outside the measured batches.
    await new Promise<void>((resolve) => setTimeout(resolve))
  }
}

/** Mounts all stores in this page and measures them in turn. */
const measureStores = async (limits: Limits): Promise<Readonly<Record<keyof Updates, readonly Timings[]>>> => {
  const stores = contenders.map((createContender) => ({
    name: createContender().name,
    updates: mountContender(createContender, document.body),
    rounds: { all: [] as number[], one: [] as number[], none: [] as number[] },
  }))
  await repeat(limits, async (round, keep) => {
    for (const { updates, rounds } of rotated(stores, round))
      for (const kind of KINDS) keep(rounds[kind], await timeUpdate(updates[kind], BATCH[kind]))
  })
  const timings = (kind: keyof Updates) => stores.map(({ name, rounds }) => ({ name, rounds: rounds[kind] }))
  return { all: timings('all'), one: timings('one'), none: timings('none') }
}

/** Mounts all carts in this page and measures a new quantity in them in turn. */
const measureCarts = async (limits: Limits): Promise<readonly Timings[]> => {
  const carts = (await mountCarts(document.body)).map((change) => ({ change, rounds: [] as number[] }))
  await repeat(limits, async (round, keep) => {
    for (const { change, rounds } of rotated(carts, round)) {
      keep(rounds, await timeBatch(change, BATCH.cart))
      // Let the server confirm the change in some rounds. A pending change keeps the calls of all changes that it has
      // replaced, so without a confirmation these calls would accumulate.
      if (round % CONFIRM_ROUNDS === 0) await change.confirm()
    }
  })
  return carts.map(({ change, rounds }) => ({ name: change.name, rounds }))
}

Object.assign(globalThis, { measureStores, measureCarts })
