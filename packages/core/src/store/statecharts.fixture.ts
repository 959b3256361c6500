import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { nodesOf } from './machines.fixture.ts'

type Transition = AnyStateNode['always'] extends readonly (infer Each)[] | undefined ? Each : never

const typeOf = (named: unknown): string => {
  if (typeof named === 'string') return named
  return typeof named === 'object' && named !== null && 'type' in named ? String(named.type) : 'unnamed'
}

/** Returns the static parameters of a guard, for example the name of a panel. */
const saidTo = (guard: unknown): string[] =>
  typeof guard === 'object' && guard !== null && 'params' in guard && typeof guard.params === 'object'
    ? Object.values(guard.params ?? {}).map(String)
    : []

const idOf = ({ path, key }: AnyStateNode): string => (path.length === 0 ? key : path.join('_')).replaceAll('-', '_')

const transitionsOf = (node: AnyStateNode): readonly Transition[] =>
  [...node.transitions.values(), node.always ?? []].flat()

/** Returns the trigger of a transition without colons and semicolons, which mermaid does not support. */
const triggerOf = (node: AnyStateNode, { eventType }: Transition): string => {
  if (eventType === '') return ''
  const delay = node.after.find((after) => after.eventType === eventType)?.delay
  if (delay !== undefined) {
    const length: unknown = typeof delay === 'string' ? node.machine.implementations.delays[delay] : delay
    return `after ${delay}${typeof length === 'number' ? ` (${length} ms)` : ''}`
  }
  for (const { id, src } of node.invoke) {
    if (eventType === `xstate.done.actor.${id}`) return `${src} done`
    if (eventType === `xstate.error.actor.${id}`) return `${src} failed`
  }
  return eventType.startsWith('xstate.done.state.') ? 'all done' : eventType
}

const guardOf = (node: AnyStateNode, transition: Transition): string => {
  if (transition.guard !== undefined) return `[${[typeOf(transition.guard), ...saidTo(transition.guard)].join(' ')}]`
  const rivals = transitionsOf(node).filter(({ eventType }) => eventType === transition.eventType)
  return rivals.length > 1 ? '[else]' : ''
}

const isWithin = (node: AnyStateNode, other: AnyStateNode): boolean =>
  node !== other && node.path.length > other.path.length && other.path.every((key, index) => node.path[index] === key)

const isComposite = ({ type }: AnyStateNode): boolean => type === 'compound' || type === 'parallel'

/** Whether a transition leaves all regions of a parallel state at once, which no single arrow can show. */
const isFromAll = (node: AnyStateNode, target: Transition['target']): boolean =>
  node.type === 'parallel' && target !== undefined && target.some((each) => isWithin(each, node))

const effectOf = (node: AnyStateNode, { actions, target }: Transition): string => {
  if (target !== undefined)
    return isFromAll(node, target) ? `/ to ${target.map(({ path }) => path.join('.')).join(' and ')}` : ''
  return actions.length === 0 ? '(ignored)' : `/ ${actions.map(typeOf).join(', ')}`
}

const labelOf = (node: AnyStateNode, transition: Transition): string =>
  [triggerOf(node, transition), guardOf(node, transition), effectOf(node, transition)].filter(Boolean).join(' ')

interface Edge {
  readonly from: AnyStateNode
  readonly target: AnyStateNode
  /** Whether the edge leaves from any active state inside `from`. */
  readonly isFromAny: boolean
  readonly line: string
}

const edgesOf = (node: AnyStateNode): Edge[] => {
  const arrows = transitionsOf(node).flatMap((transition) => {
    if (isFromAll(node, transition.target)) return []
    const label = labelOf(node, transition)
    return (transition.target ?? (isComposite(node) ? [] : [node])).map((target) => ({ target, label }))
  })
  // Transitions to the same target share one arrow, because mermaid draws the labels of parallel arrows on top of each
  // other.
  return [...Map.groupBy(arrows, ({ target }) => target)].map(([target, alike]) => {
    const isFromAny = isComposite(node) && isWithin(target, node)
    const label = alike.flatMap((each) => each.label || []).join('<br/>')
    const line = `${idOf(node)}${isFromAny ? '_any' : ''} --> ${idOf(target)}${label && ` : ${label}`}`
    return { from: node, target, isFromAny, line }
  })
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

/**
 * Whether an edge can be drawn in the mermaid block of the state `parent`. Mermaid puts a state into the first block
 * that mentions it, so an edge to a state outside `parent` must follow after the last block.
 */
const staysIn = (parent: AnyStateNode, { from, target, isFromAny }: Edge): boolean =>
  target.parent === parent && (isFromAny ? from === parent : from.parent === parent)

const insideOf = (node: AnyStateNode, edges: readonly Edge[]): string[] => {
  const children = Object.values(node.states)
  const hasAny = edges.some(({ from, isFromAny }) => isFromAny && from === node)
  const [first] = node.initial.target
  return [
    ...(node.type === 'compound' && first !== undefined ? [`[*] --> ${idOf(first)}`] : []),
    ...(hasAny ? [`state "any of these" as ${idOf(node)}_any`] : []),
    ...children.flatMap((child, index) => [
      ...(node.type === 'parallel' && index > 0 ? ['--'] : []),
      ...blockOf(child, edges),
    ]),
    ...edges.filter((edge) => staysIn(node, edge)).map(({ line }) => line),
  ]
}

const blockOf = (node: AnyStateNode, edges: readonly Edge[]): string[] => {
  const head = `state "${node.key}" as ${idOf(node)}`
  if (!isComposite(node)) return node.type === 'final' ? [head, `${idOf(node)} --> [*]`] : [head]
  return [`${head} {`, ...indented(insideOf(node, edges)), '}']
}

/**
 * Returns the transitions that every state inside a composite state handles without leaving the composite. They have no
 * arrow in the diagram.
 */
const staysOf = (node: AnyStateNode): string[] => {
  const stays = isComposite(node)
    ? transitionsOf(node).filter(({ target }) => target === undefined || isFromAll(node, target))
    : []
  if (stays.length === 0) return []
  const place = node.path.length === 0 ? 'every state' : `every state of \`${node.path.join('.')}\``
  return [`In ${place}:`, '', ...stays.map((transition) => `- \`${labelOf(node, transition)}\``), '']
}

/** Renders the chart of a machine as a section of a page: a mermaid diagram, then the transitions without an arrow. */
export const chartOf = (name: string, { root }: AnyStateMachine): string => {
  const nodes = nodesOf(root)
  const edges = nodes.flatMap(edgesOf)
  const inside = root.type === 'compound' ? insideOf(root, edges) : blockOf(root, edges)
  const drawn = new Set(inside.map((line) => line.trim()))
  const across = edges.map(({ line }) => line).filter((line) => !drawn.has(line))
  return [
    `## ${name}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...indented([...inside, ...new Set(across)]),
    '```',
    '',
    ...nodes.flatMap(staysOf),
  ]
    .join('\n')
    .trimEnd()
}
