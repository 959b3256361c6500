import { readFileSync } from 'node:fs'
import { atomsOf, eventsOf, handles, machines, nodesOf } from '../../src/store/machines.fixture.ts'
import { unnamedGuards } from './record.ts'

/** How many state-event pairs and guard outcomes the charts contain, and which of them no real actor has reached. */
export interface ChartReport {
  readonly pairs: number
  readonly missingPairs: readonly string[]
  readonly outcomes: number
  readonly missingOutcomes: readonly string[]
}

const namedGuards = (guard: unknown): string[] => {
  if (typeof guard === 'string') return [guard]
  return typeof guard === 'object' && guard !== null && 'type' in guard && typeof guard.type === 'string'
    ? [guard.type]
    : []
}

/** Compares the charts of the machines with the record of a test run. */
export const reportCharts = (file: string): ChartReport => {
  const seen = new Set(readFileSync(file, 'utf8').split('\n'))
  const pairs: string[] = []
  const outcomes: string[] = []
  for (const [name, machine] of machines) {
    const events = eventsOf(machine)
    for (const node of atomsOf(machine.root)) {
      // An actor leaves a state with an unguarded `always` in the step that enters it, so this state never receives an
      // event.
      if (node.always?.some(({ guard }) => guard === undefined)) continue
      for (const event of events)
        if (handles(node, event)) pairs.push(`event\t${name}\t${node.path.join('.')}\t${event}`)
    }
    const guards = nodesOf(machine.root).flatMap((node) => [
      ...[...node.transitions.values(), node.always ?? []].flat().flatMap(({ guard }) => namedGuards(guard)),
      ...unnamedGuards(node).map((unnamed) => unnamed.name),
    ])
    for (const guard of new Set(guards)) {
      for (const outcome of [true, false]) outcomes.push(`guard\t${name}\t${guard}\t${outcome}`)
    }
  }
  return {
    pairs: pairs.length,
    missingPairs: pairs.filter((line) => !seen.has(line)),
    outcomes: outcomes.length,
    missingOutcomes: outcomes.filter((line) => !seen.has(line)),
  }
}

if (import.meta.main) console.log(JSON.stringify(reportCharts(process.argv[2] ?? ''), null, 2))
