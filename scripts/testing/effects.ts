import ts from 'typescript'

export interface EffectRow {
  /** The domain to which the effect sends commands. */
  readonly domain: string
  /** Name of the effect; empty for a protected effect, which has no name. */
  readonly name: string
  readonly requires: readonly string[]
  /**
   * What the effect reacts to: the events in `on`. An effect with a `start` function also reacts to the start of the
   * store and to what `start` subscribes to.
   */
  readonly events: readonly string[]
}

const memberOf = (parts: ts.ObjectLiteralExpression, name: string): ts.ObjectLiteralElementLike | undefined =>
  parts.properties.find((property) => property.name?.getText() === name)

const initializerOf = (member: ts.ObjectLiteralElementLike | undefined): ts.Expression | undefined =>
  member !== undefined && ts.isPropertyAssignment(member) ? member.initializer : undefined

const textOf = (node: ts.Node): string => node.getText().slice(1, -1)

/**
 * Returns what a `start` function subscribes to: events (`cart.on('line.added')`), views (`cart.subscribe`), and the
 * platform (`tabs.onMessage`).
 */
const subscriptionsIn = (start: ts.Node): string[] => {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression: owner } = node.expression
      const [type] = node.arguments
      if (name.text === 'on' && type !== undefined && ts.isStringLiteral(type)) found.push(`\`${type.text}\``)
      else if (name.text === 'subscribe') found.push(`each change of ${owner.getText()}`)
      else if (/^on[A-Z]/.test(name.text)) found.push(`\`platform.${owner.getText().split('.').at(-1)}.${name.text}\``)
    }
    ts.forEachChild(node, visit)
  }
  visit(start)
  return found
}

/** Reads the effects of one domain from its source, in their order. */
export const effectsOf = (domain: string, source: string): readonly EffectRow[] => {
  const rows: EffectRow[] = []
  const visit = (node: ts.Node): void => {
    const [parts] = ts.isCallExpression(node) && node.expression.getText() === 'defineEffect' ? node.arguments : []
    if (parts !== undefined && ts.isObjectLiteralExpression(parts)) {
      const name = initializerOf(memberOf(parts, 'name'))
      const requires = initializerOf(memberOf(parts, 'requires'))
      const handlers = initializerOf(memberOf(parts, 'on'))
      const start = memberOf(parts, 'start')
      const events = handlers !== undefined && ts.isObjectLiteralExpression(handlers) ? handlers.properties : []
      rows.push({
        domain,
        name: name === undefined ? '' : textOf(name),
        requires: requires !== undefined && ts.isArrayLiteralExpression(requires) ? requires.elements.map(textOf) : [],
        events: [
          ...events.flatMap(({ name: type }) => (type === undefined ? [] : `\`${textOf(type)}\``)),
          ...(start === undefined ? [] : ['the start of the store', ...subscriptionsIn(start)]),
        ],
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(`${domain}.effects.ts`, source, ts.ScriptTarget.Latest, true))
  return rows
}
