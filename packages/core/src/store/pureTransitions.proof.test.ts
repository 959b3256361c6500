import { expect, test } from 'vitest'
import type { Sample } from './machineSample.fixture.ts'
import { atomsOf, eventsOf, handles, machines } from './machines.fixture.ts'
import { explore, runPurely } from './pureTransitions.fixture.ts'

/** Loads the sample of a domain from its folder. */
const sampleOf = async (name: string): Promise<Sample> => {
  const { sample }: { readonly sample: Sample } = await import(`../${name}/${name}.sample.fixture.ts`)
  return sample
}

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
  async (name, machine) => {
    const { pairs, actions } = explore(await sampleOf(name))
    // The exploration is complete: it covers every event in every state, and every action of the machine.
    expect(chartPairs(machine).filter((pair) => !pairs.has(pair))).toEqual([])
    expect(Object.keys(machine.implementations.actions).filter((action) => !actions.has(action))).toEqual([])
  },
)

test.each<[string, () => unknown]>([
  ['the time', () => Date.now()],
  ['a date of the present', () => new Date()],
  ['the time since the page was opened', () => performance.now()],
  ['a random number', () => Math.random()],
  ['an id', () => crypto.randomUUID()],
  ['random bytes', () => crypto.getRandomValues(new Uint8Array(1))],
  ['a request', () => fetch('https://shop.example')],
  ['a timer', () => setTimeout(() => undefined)],
])('the exploration throws for %s, and works again after it', (_, sideEffect) => {
  expect(() => runPurely(sideEffect)).toThrow('A transition has a side effect')
  expect(runPurely(() => new Date('2026-01-02T00:00:00Z').getTime())).toBe(1_767_312_000_000)
  expect(new Date()).toBeInstanceOf(Date)
})
