import { join } from 'node:path'
import ts from 'typescript'
import { entriesOf } from './published.ts'

/** A declaration and the name under which it is public. If it is not exported, the name is its local name. */
interface Declared {
  readonly name: string
  readonly symbol: ts.Symbol
}

const printer = ts.createPrinter({ removeComments: true })

/**
 * Returns the statement of a declaration. The statement of a `const` is two levels above its declaration in the syntax
 * tree.
 */
const statementOf = (declaration: ts.Declaration): ts.Node =>
  ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration

/** Whether a declaration is a state machine. `docs/statecharts.md` shows its states, and its type takes hundreds of lines. */
const isMachine = (declaration: ts.Declaration): boolean =>
  ts.isVariableDeclaration(declaration) &&
  declaration.type !== undefined &&
  ts.isTypeReferenceNode(declaration.type) &&
  declaration.type.typeName.getText() === 'xstate.StateMachine'

/**
 * Removes the numbers that the declaration bundler adds to equal names from different files, because changes in other
 * files would change the numbers.
 */
const withoutNumbers = (text: string): string => text.replace(/(?<=\w)\$\d+\b/g, '')

const textOf = ({ name, symbol }: Declared): string => {
  const texts = (symbol.declarations ?? []).map((declaration) =>
    isMachine(declaration)
      ? `declare const ${symbol.name}: StateMachine; // docs/statecharts.md`
      : printer.printNode(ts.EmitHint.Unspecified, statementOf(declaration), declaration.getSourceFile()),
  )
  const original = withoutNumbers(symbol.name)
  return withoutNumbers([...texts, ...(original === name ? [] : [`export { ${original} as ${name} };`])].join('\n'))
}

const pageOf = (title: string, declared: readonly Declared[]): string => {
  // Sort by code units, because this order is the same on systems of every language. Show equal declarations of several
  // files once.
  const texts = new Set(declared.map((each) => `${withoutNumbers(each.name)}\n${textOf(each)}`).toSorted())
  const body = [...texts].map((text) => text.slice(text.indexOf('\n') + 1)).join('\n\n')
  return `# ${title}\n\`\`\`ts\n${body}\n\`\`\`\n`
}

const identifiersIn = (node: ts.Node): ts.Identifier[] => {
  const found: ts.Identifier[] = ts.isIdentifier(node) ? [node] : []
  ts.forEachChild(node, (child) => {
    found.push(...identifiersIn(child))
  })
  return found
}

/** Whether a symbol is a wire type. Wire types are generated from `openapi/`, where their changes are visible. */
const isGenerated = ({ name }: ts.Symbol): boolean =>
  /^(\w+_)?(components|operations|paths|webhooks|\$defs)(\$\d+)?$/.test(name)

/**
 * Reports the public API of a built package: one page per entry with the declarations of all its exports, and one page
 * with the types that these declarations use but no entry exports. Returns the pages by file name.
 */
export const apiReport = (packageName: string, folder: string): ReadonlyMap<string, string> => {
  const dist = join(folder, 'dist/').replaceAll('\\', '/')
  const entries = entriesOf(folder)
  const program = ts.createProgram([...entries.values()], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    // The report prints declarations and evaluates no type, so it does not need the standard library.
    noLib: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  const original = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const exportsOf = (entry: string, file: string): Declared[] => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (module === undefined) throw new Error(`${packageName} has an entry that is no module: ${entry}`)
    return checker.getExportsOfModule(module).map((symbol) => ({ name: symbol.name, symbol: original(symbol) }))
  }
  /** Whether a symbol is declared at the top of a file of this package. */
  const isOwn = ({ declarations: [declaration] = [] }: ts.Symbol): boolean =>
    declaration?.getSourceFile().fileName.startsWith(dist) === true && ts.isSourceFile(statementOf(declaration).parent)
  const namedIn = (symbol: ts.Symbol): ts.Symbol[] =>
    (symbol.declarations ?? [])
      .filter((declaration) => !isMachine(declaration))
      .flatMap((declaration) => identifiersIn(statementOf(declaration)))
      .flatMap((identifier) => {
        const named = checker.getSymbolAtLocation(identifier)
        return named === undefined ? [] : original(named)
      })
      .filter((named) => isOwn(named) && !isGenerated(named))

  const exported = new Map([...entries].map(([entry, file]) => [entry, exportsOf(entry, file)]))
  const known = new Set([...exported.values()].flat().map(({ symbol }) => symbol))
  const all = new Set(known)
  // The loop also visits the symbols that it adds to the set.
  for (const symbol of all) for (const named of namedIn(symbol)) all.add(named)
  const unexported = [...all].filter((symbol) => !known.has(symbol)).map((symbol) => ({ name: symbol.name, symbol }))
  const pages = [...exported].map(([entry, declared]): [string, string] => [
    entry === '.' ? 'index.md' : `${entry.slice(2)}.md`,
    pageOf(packageName + entry.slice(1), declared),
  ])
  return new Map([
    ...pages,
    ['unexported.md', pageOf(`${packageName}: types that the exported ones name, and no entry exports`, unexported)],
  ])
}
