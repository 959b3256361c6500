import { readFileSync } from 'node:fs'
import ts from 'typescript'

export interface EventRow {
  readonly type: string
  readonly payload: readonly string[]
  readonly when: string
}

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/**
 * One member of the union of events. `hasOptions` is true if the member includes `CommandOptions`, the last parameter
 * of a command.
 */
interface EventType {
  readonly literal: ts.TypeLiteralNode
  readonly hasOptions: boolean
}

const membersOf = (node: ts.TypeNode): readonly EventType[] => {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(membersOf)
  if (ts.isParenthesizedTypeNode(node)) return membersOf(node.type)
  if (ts.isTypeLiteralNode(node)) return [{ literal: node, hasOptions: false }]
  if (!ts.isIntersectionTypeNode(node)) throw new Error(`The table of events cannot read ${node.getText()}`)
  const hasOptions = node.types.some((type) => type.getText() === 'CommandOptions')
  return node.types.filter(ts.isTypeLiteralNode).map((literal) => ({ literal, hasOptions }))
}

/** Returns the last doc comment before a member of the union. `|` and `(` may be between the comment and the member. */
const commentBefore = (node: ts.Node, text: string): string => {
  const before = text.slice(0, node.getStart()).replace(/[\s|(]+$/, '')
  if (!before.endsWith('*/')) return ''
  const comment = before.slice(before.lastIndexOf('/**') + 3, -2)
  return flat(comment.replaceAll(/^\s*\* ?/gm, ''))
}

const rowOf = ({ literal, hasOptions }: EventType, text: string): EventRow => {
  const properties = literal.members.filter(ts.isPropertySignature).map((member) => {
    return [member.name.getText(), flat(member.type?.getText() ?? '')] as const
  })
  const type = properties.find(([name]) => name === 'type')?.[1].slice(1, -1) ?? ''
  const payload = properties.filter(([name]) => name !== 'type').map(([name, kind]) => `${name}: ${kind}`)
  return { type, payload: hasOptions ? [...payload, 'toast?: false'] : payload, when: commentBefore(literal, text) }
}

/** Reads the events of a domain from its types. */
export const eventsOf = (domain: string): readonly EventRow[] => {
  const path = new URL(`../../packages/core/src/${domain}/${domain}.types.ts`, import.meta.url)
  const text = readFileSync(path, 'utf8')
  const source = ts.createSourceFile(path.pathname, text, ts.ScriptTarget.Latest, true)
  return source.statements
    .filter(ts.isTypeAliasDeclaration)
    .filter(({ name }) => name.text.endsWith('Event'))
    .flatMap(({ type }) => membersOf(type))
    .map((member) => rowOf(member, text))
}
