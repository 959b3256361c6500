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

/** All machines of the store. */
export const machines: readonly [string, AnyStateMachine][] = [
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

export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** Returns the atomic states of a machine. */
export const atomsOf = (node: AnyStateNode): AnyStateNode[] => nodesOf(node).filter(({ type }) => type === 'atomic')

/** Returns the names of the events that a machine receives from outside. */
export const eventsOf = (machine: AnyStateMachine): string[] =>
  machine.events.filter((event) => !event.startsWith('xstate.')).sort()

/** Whether a transition only ends the call of its command with `IGNORED`. */
const isIgnoring = ({ actions }: { readonly actions: readonly unknown[] }): boolean =>
  actions.length === 1 && actions.some((action) => Object(action).type === 'ignore')

/** Whether a state handles an event, other than by ignoring it. */
export const handles = (node: AnyStateNode | undefined, event: string): boolean =>
  node !== undefined &&
  ((node.transitions.get(event) ?? []).some((transition) => !isIgnoring(transition)) || handles(node.parent, event))
