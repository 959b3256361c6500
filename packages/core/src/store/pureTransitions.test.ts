import { expect, test } from 'vitest'
import { atomsOf, eventsOf, handles, machines } from './machines.fixture.ts'
import { explore, exploreStore, samples } from './pureTransitions.fixture.ts'

/** What every state of the chart handles, as in docs/states.md; one that is left in the step that enters it is given no event. */
const chartPairs = (machine: (typeof machines)[number][1]): string[] =>
  atomsOf(machine.root)
    .filter(({ always }) => !always?.some(({ guard }) => guard === undefined))
    .flatMap((node) =>
      eventsOf(machine)
        .filter((event) => handles(node, event))
        .map((event) => `${node.path.join('.')} ${event}`),
    )

test.each(machines)('no transition of %s calls a gateway or writes to the platform', (name, machine) => {
  const sample = samples[name]
  if (sample === undefined) throw new Error(`There are no samples for ${name}`)
  const { pairs, actions } = explore(sample)
  // Complete: every event in every state, and every action of the machine.
  expect(chartPairs(machine).filter((pair) => !pairs.has(pair))).toEqual([])
  expect(Object.keys(machine.implementations.actions).filter((action) => !actions.has(action))).toEqual([])
})

test('nor does one of the machine that starts them all', () => {
  expect(exploreStore()).toBe(1)
})
