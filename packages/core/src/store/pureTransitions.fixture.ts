import { type AnyStateMachine, type EventObject, initialTransition, type SnapshotFrom, transition } from 'xstate'
import { errors, refuse, type Sample } from './machineSample.fixture.ts'

/** A `Date` that throws without arguments: reading the current time is a side effect, a date of a given time is not. */
class GivenDate extends Date {
  constructor(...parts: readonly (string | number)[]) {
    if (parts.length === 0) refuse()
    super(...(parts as [string | number]))
  }
  static override now(): number {
    return refuse()
  }
}

/**
 * The functions and values that replace the clock, the random functions, the network and the timers while a transition
 * runs.
 */
const REPLACED: readonly (readonly [owner: object, member: string, replacement: unknown])[] = [
  [globalThis, 'Date', GivenDate],
  [globalThis, 'fetch', refuse],
  [globalThis, 'setTimeout', refuse],
  [globalThis, 'setInterval', refuse],
  [performance, 'now', refuse],
  [Math, 'random', refuse],
  [crypto, 'randomUUID', refuse],
  [crypto, 'getRandomValues', refuse],
]

/** Makes the clock, the random functions, the network and the timers throw while `run` runs. */
export const runPurely = <Result>(run: () => Result): Result => {
  const before = REPLACED.map(([owner, member]) => [owner, Object.getOwnPropertyDescriptor(owner, member)] as const)
  for (const [owner, member, value] of REPLACED)
    Object.defineProperty(owner, member, { value, configurable: true, writable: true })
  try {
    return run()
  } finally {
    REPLACED.forEach(([owner, member], index) => {
      const descriptor = before[index]?.[1]
      if (descriptor) Object.defineProperty(owner, member, descriptor)
      else Reflect.deleteProperty(owner, member)
    })
  }
}

type Snapshot = SnapshotFrom<AnyStateMachine>

/** Returns the events for a state: the sample events, the results and errors of its invoked actors, and its timers. */
const eventsFor = ({ events, outputs }: Sample, { _nodes: nodes }: Snapshot): EventObject[] => {
  const invoked = nodes.flatMap(({ invoke }) => invoke)
  const answers = invoked.flatMap(({ id, src }) => [
    ...(outputs[String(src)] ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    ...errors.map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
  ])
  const timers = nodes.flatMap(({ after }) => after.map(({ eventType: type }) => ({ type })))
  return [...events, ...answers, ...timers]
}

/**
 * Replaces a list of waiting calls with a boolean that says whether there are any. Otherwise each repeated command
 * would lengthen the list, and so count as a new context.
 */
const countless = (key: string, value: unknown): unknown =>
  /calls$/i.test(key) && Array.isArray(value) ? value.length > 0 : value

/** Returns the state and its context without the ports, as text. */
const fingerprint = ({ value, context }: Snapshot): string => {
  const { gateway: _gateway, platform: _platform, cartPort: _cartPort, site: _site, sites: _sites, ...rest } = context
  return JSON.stringify([value, rest], countless)
}

/** The maximum number of different contexts that are explored per state. */
const MAX_CONTEXTS = 100

export interface Exploration {
  /** `state event` for each event that was sent to an atomic state. */
  readonly pairs: ReadonlySet<string>
  /** The actions of the machine that a transition has requested. */
  readonly actions: ReadonlySet<string>
}

/** Finds the reachable states of a machine with pure transitions, and sends every event to each of them. */
export const explore = (sample: Sample): Exploration => runPurely(() => exploreAll(sample))

const exploreAll = (sample: Sample): Exploration => {
  const actions = new Set<string>()
  const pairs = new Set<string>()
  const machine = sample.machine.provide({})
  const named: Record<string, unknown> = machine.implementations.actions
  Object.assign(machine.implementations, {
    actions: new Proxy(named, {
      get: (all, name) => {
        actions.add(String(name))
        return Reflect.get(all, name)
      },
    }),
  })
  const contexts = new Map<string, number>()
  const known = new Set<string>()
  const queue: Snapshot[] = []
  const visit = (snapshot: Snapshot): void => {
    const state = JSON.stringify(snapshot.value)
    const print = fingerprint(snapshot)
    const count = contexts.get(state) ?? 0
    if (known.has(print) || count >= MAX_CONTEXTS) return
    known.add(print)
    contexts.set(state, count + 1)
    queue.push(snapshot)
  }
  visit(initialTransition(machine, sample.input)[0])
  for (const snapshot of queue) {
    for (const event of eventsFor(sample, snapshot)) {
      for (const { path, type } of snapshot._nodes) if (type === 'atomic') pairs.add(`${path.join('.')} ${event.type}`)
      // XState does not throw an error of a transition; it sets the status of the machine to `error`.
      const [next] = transition(machine, snapshot, event)
      if (next.status === 'error') throw next.error
      visit(next)
    }
  }
  return { pairs, actions }
}
