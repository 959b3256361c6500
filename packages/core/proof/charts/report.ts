import { readFileSync } from 'node:fs'
import { atomsOf, eventsOf, handles, machines, nodesOf } from '../../src/store/machines.fixture.ts'
import { unnamedGuards } from './record.ts'

/** What the charts hold, and what of it was never seen on a real actor. */
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

/** Compares the machines with the lines that the watched tests wrote. */
export const reportCharts = (file: string): ChartReport => {
  const seen = new Set(readFileSync(file, 'utf8').split('\n'))
  const pairs: string[] = []
  const outcomes: string[] = []
  for (const [name, machine] of machines) {
    const events = eventsOf(machine)
    for (const node of atomsOf(machine.root)) {
      // A state that is left in the very step in which it is entered is never given an event.
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
