import { Actor, type AnyStateNode, type EventObject, StateMachine } from 'xstate'
import { machines, nodesOf } from '../../src/store/machines.fixture.ts'

/**
 * The observations on real actors: `machine state event` for each received event, and `machine guard outcome` for each
 * evaluated guard.
 */
export interface ChartRecord {
  readonly events: Set<string>
  readonly guards: Set<string>
}

type Guard = (...given: readonly unknown[]) => boolean

const pathsOf = (value: unknown, before = ''): string[] =>
  typeof value === 'string'
    ? [before + value]
    : // A machine without states is in its root state, which has no name.
      Object.entries(value ?? {}).flatMap(([name, inner]) => pathsOf(inner, `${before}${name}.`))

/** Returns the transitions of a state that have an inline guard. An inline guard has no name, so each gets one here. */
export const unnamedGuards = (node: AnyStateNode): { name: string; transition: { guard?: unknown } }[] =>
  [...node.transitions.values(), node.always ?? []]
    .flat()
    .filter(({ guard }) => typeof guard === 'function')
    .map((transition, index) => ({
      name: `${node.path.join('.')} ${transition.eventType || 'always'} ${index}`,
      transition,
    }))

const watch =
  (record: ChartRecord, machine: string, name: string, guard: Guard): Guard =>
  (...given) => {
    const outcome = guard(...given)
    record.guards.add(`${machine}\t${name}\t${outcome}`)
    return outcome
  }

let known: ChartRecord | null = null

/** Observes every actor of this thread from now on. Test files in one thread share the record. */
export const recordCharts = (): ChartRecord => {
  if (known !== null) return known
  const record: ChartRecord = { events: new Set(), guards: new Set() }
  known = record
  const names = new Map<unknown, string>(machines.map(([name, machine]) => [machine.config, name]))
  for (const [name, machine] of machines) {
    const guards: Record<string, unknown> = machine.implementations.guards
    for (const [guard, ask] of Object.entries(guards)) {
      if (typeof ask === 'function')
        guards[guard] = watch(record, name, guard, (...given) => Boolean(Reflect.apply(ask, undefined, given)))
    }
    for (const node of nodesOf(machine.root)) {
      for (const { name: guard, transition } of unnamedGuards(node)) {
        const ask = transition.guard
        if (typeof ask === 'function')
          transition.guard = watch(record, name, guard, (...given) => Boolean(Reflect.apply(ask, undefined, given)))
      }
    }
  }
  // XState has no public hook for all actors of a process. `Actor.prototype._process` is the internal method through
  // which every event passes.
  const prototype: { _process?: (event: EventObject) => void } = Object(Actor.prototype)
  const handle = prototype._process
  if (handle === undefined) throw new Error('This XState has no Actor.prototype._process to watch')
  prototype._process = function (this: { logic: unknown; getSnapshot: () => unknown }, event) {
    const name = this.logic instanceof StateMachine ? names.get(this.logic.config) : undefined
    const snapshot = this.getSnapshot()
    if (name !== undefined && typeof snapshot === 'object' && snapshot !== null && 'value' in snapshot) {
      const paths = pathsOf(snapshot.value)
      for (const path of paths.length > 0 ? paths : ['']) record.events.add(`${name}\t${path}\t${event.type}`)
    }
    return handle.call(this, event)
  }
  return record
}
