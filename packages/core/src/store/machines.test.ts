import { expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { accountMachine } from '../account/index.ts'
import { authMachine } from '../auth/index.ts'
import { cartMachine } from '../cart/index.ts'
import { checkoutMachine } from '../checkout/index.ts'
import { countryMachine } from '../country/index.ts'
import { membershipMachine } from '../membership/index.ts'
import { overlayMachine } from '../overlay/index.ts'
import { searchMachine } from '../search/index.ts'
import { shippingMachine } from '../shipping/index.ts'
import { toastsMachine } from '../toasts/index.ts'
import { wishlistMachine } from '../wishlist/index.ts'

const machines: readonly [string, AnyStateMachine][] = [
  ['account', accountMachine],
  ['auth', authMachine],
  ['cart', cartMachine],
  ['checkout', checkoutMachine],
  ['country', countryMachine],
  ['membership', membershipMachine],
  ['overlay', overlayMachine],
  ['search', searchMachine],
  ['shipping', shippingMachine],
  ['toasts', toastsMachine],
  ['wishlist', wishlistMachine],
]

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

test.each(machines)('%s handles the failure of everything it invokes', (_name, machine) => {
  const bare = nodesOf(machine.root).flatMap((node) => node.invoke.filter(({ onError }) => !onError).map(() => node.id))
  expect(bare).toEqual([])
})

const atomsOf = (node: AnyStateNode): AnyStateNode[] =>
  node.type === 'atomic' ? [node] : Object.values(node.states).flatMap(atomsOf)

const handles = (node: AnyStateNode | undefined, event: string): boolean =>
  node !== undefined && (node.ownEvents.includes(event) || handles(node.parent, event))

/** One row for each resting state, one column for each command; a dot where the state ignores it. */
const matrixOf = (name: string, machine: AnyStateMachine): string => {
  const events = machine.events.filter((event) => !event.startsWith('xstate.')).sort()
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

test('the page of states and commands is what the machines say', async () => {
  const intro = '# States and commands\n\nMade from the machines; `npx vitest run -u` writes it anew.'
  const page = [intro, ...machines.map(([name, machine]) => matrixOf(name, machine))].join('\n\n')
  await expect(`${page}\n`).toMatchFileSnapshot('../../../../docs/states.md')
})
