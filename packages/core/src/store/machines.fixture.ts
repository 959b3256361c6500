import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate'
import { allDomains } from '../domains/all.ts'

/** Loads the machine of a domain from its folder. */
const machineOf = async (name: string): Promise<AnyStateMachine> => {
  const module: object = await import(`../${name}/${name}.machine.ts`)
  const machine: unknown = Reflect.get(module, `${name}Machine`)
  if (machine instanceof StateMachine) return machine
  throw new Error(`${name}/${name}.machine.ts does not export ${name}Machine`)
}

/** All machines of the store, by the names of their domains. */
export const machines: readonly (readonly [string, AnyStateMachine])[] = await Promise.all(
  allDomains.map(async ({ name }) => [name, await machineOf(name)] as const),
)

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
