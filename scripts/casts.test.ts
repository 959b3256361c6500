import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The only files that may contain a cast, because a cast overrules the compiler. These files erase the types of a list,
 * a domain or a call, and need a cast to restore them.
 */
const BOUNDARIES = [
  'packages/core/src/api/gateways/cart.gateway.ts',
  'packages/core/src/api/withCallOptions.ts',
  'packages/core/src/kit/createBus.ts',
  'packages/core/src/kit/createCalls.ts',
  'packages/core/src/kit/defineDomain.ts',
  'packages/core/src/kit/defineEffect.ts',
  'packages/core/src/kit/publish.ts',
  'packages/core/src/kit/readers.ts',
  'packages/core/src/lazy/createLazyDomain.ts',
  'packages/core/src/lazy/createLazyStore.ts',
  'packages/core/src/lazy/lazyGateways.ts',
  'packages/core/src/shared/createDomain.ts',
  'packages/core/src/store/createStore.ts',
  'packages/core/src/testing/createTestStore.ts',
  'packages/react/src/StoreProvider.tsx',
  'packages/react/src/createDomainHook.ts',
  'packages/react/src/selectFrom.ts',
]

interface Cast {
  readonly text: string
  /** Whether one of the two lines above the cast is a comment that gives the reason. */
  readonly isExplained: boolean
}

/**
 * Returns the casts in a source file. Neither `as const` nor `{} as` counts: XState takes the types of a machine in the
 * form `{} as`.
 */
const castsOf = (file: string, text: string): Cast[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lines = text.split('\n')
  const casts: Cast[] = []
  const visit = (node: ts.Node): void => {
    // Count `as unknown as X` as one cast.
    const isInner = ts.isAsExpression(node.parent ?? node)
    if (ts.isNonNullExpression(node) || ts.isTypeAssertionExpression(node) || (ts.isAsExpression(node) && !isInner)) {
      const isConst = ts.isAsExpression(node) && node.type.getText() === 'const'
      if (!isConst && node.expression.getText() !== '{}') {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        const isExplained = lines.slice(Math.max(line - 2, 0), line).some((above) => /^\s*\/\/.*\bcast\b/.test(above))
        casts.push({ text: node.getText(), isExplained })
      }
    }
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(source, visit)
  return casts
}

const files = ['packages/core/src', 'packages/react/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$|(^|\/)generated\//.test(file))
    .map((file) => `${folder}/${file}`),
)

test('casts stand only at the boundaries of the kit, one each, with a sentence why', () => {
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((file) =>
    castsOf(file, readFileSync(join(root, file), 'utf8')).map((cast) => ({ file, ...cast })),
  )
  expect(found.map(({ file }) => file).toSorted()).toEqual(BOUNDARIES.toSorted())
  expect(found.filter(({ isExplained }) => !isExplained)).toEqual([])
})

test.each([
  ['const a = b as unknown as C', [false]],
  ['// The cast is safe.\nconst a = b as C', [true]],
  ['const a = b!\nconst c = <D>e', [false, false]],
  ["const a = ['b'] as const\nsetup({ types: {} as { context: C } })", []],
])('the check finds in %j casts with and without a reason: %j', (text, expected) => {
  expect(castsOf('a.ts', text).map(({ isExplained }) => isExplained)).toEqual(expected)
})
