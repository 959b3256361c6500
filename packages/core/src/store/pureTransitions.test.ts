import { expect, test } from 'vitest'
import { samples } from './machineSamples.fixture.ts'
import { atomsOf, eventsOf, handles, machines } from './machines.fixture.ts'
import { explore } from './pureTransitions.fixture.ts'

/**
 * Returns the state and event pairs of the chart, as in docs/states.md. A state with an unguarded `always` receives no
 * event.
 */
const chartPairs = (machine: (typeof machines)[number][1]): string[] =>
  atomsOf(machine.root)
    .filter(({ always }) => !always?.some(({ guard }) => guard === undefined))
    .flatMap((node) =>
      eventsOf(machine)
        .filter((event) => handles(node, event))
        .map((event) => `${node.path.join('.')} ${event}`),
    )

test.each(machines)(
  'no transition of %s calls a gateway, the platform, the clock or the source of ids',
  (name, machine) => {
    const sample = samples[name]
    if (sample === undefined) throw new Error(`There are no samples for ${name}`)
    const { pairs, actions } = explore(sample)
    // The exploration is complete: it covers every event in every state, and every action of the machine.
    expect(chartPairs(machine).filter((pair) => !pairs.has(pair))).toEqual([])
    expect(Object.keys(machine.implementations.actions).filter((action) => !actions.has(action))).toEqual([])
  },
)
