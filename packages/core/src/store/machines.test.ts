import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { atomsOf, eventsOf, handles, machines, nodesOf } from './machines.fixture.ts'
import { chartOf } from './statecharts.fixture.ts'

test.each(machines)('%s handles the failure of every actor it invokes', (_name, machine) => {
  const bare = nodesOf(machine.root).flatMap((node) => node.invoke.filter(({ onError }) => !onError).map(() => node.id))
  expect(bare).toEqual([])
})

/**
 * Renders a table with one row for each atomic state and one column for each command; a dot means that the state
 * ignores the command.
 */
const matrixOf = (name: string, machine: AnyStateMachine): string => {
  const events = eventsOf(machine)
  const rows = atomsOf(machine.root).map((node) => {
    const cells = events.map((event) => (handles(node, event) ? '✓' : '·'))
    return `| ${node.path.join('.')} | ${cells.join(' | ')} |`
  })
  return [
    `## ${name}`,
    '',
    `| state | ${events.join(' | ')} |`,
    '|---'.repeat(events.length + 1).concat('|'),
    ...rows,
  ].join('\n')
}

test('the page of states and commands matches the machines', async () => {
  const intro = [
    '# States and machine events',
    'Which machine event each state of each machine handles (✓) or ignores (·). Read it to find out why a command does nothing in some state. Generated from the machines; `npx vitest run -u` updates it.',
  ].join('\n\n')
  const page = [intro, ...machines.map(([name, machine]) => matrixOf(name, machine))].join('\n\n')
  await expect(`${page}\n`).toMatchFileSnapshot('../../../../docs/states.md')
})

test('the page of statecharts matches the machines', async () => {
  const intro = [
    '# Statecharts',
    'The machine of each domain as a diagram. Read it before you change a machine, and to see what a pull request changes. An arrow shows the machine event, the guard in brackets, and the actions after a slash. Generated from the machines; `npx vitest run -u` updates it.',
  ].join('\n\n')
  const page = [intro, ...machines.map(([name, machine]) => chartOf(name, machine))].join('\n\n')
  await expect(`${page}\n`).toMatchFileSnapshot('../../../../docs/statecharts.md')
})
