import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entriesOf, PUBLISHED, packInto } from './testing/published.ts'

const folder = mkdtempSync(join(tmpdir(), 'cairn-published-'))
let tarballs: readonly Buffer[] = []
beforeAll(() => {
  tarballs = packInto(folder).map((file) => readFileSync(file))
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

const tarballOf = (index: number): Uint8Array<ArrayBuffer> => new Uint8Array(tarballs[index] ?? [])
const CASES = PUBLISHED.map((each, index) => ({ ...each, index }))

/** The problems that arethetypeswrong finds in every package without CommonJS, each with the reason why it remains. */
const EXPLAINED: Readonly<Record<string, string>> = {
  'node10: NoResolution':
    'The resolution `node10` reads no `exports`. TypeScript 6 deprecates it, and TypeScript 7 does not have it.',
  'node16-cjs: CJSResolvesToESM':
    'The packages have no CommonJS. Bundlers and Node import ES modules, and Node 20.19 and later also load them with `require`.',
}

test.each(CASES)('publint finds nothing in the tarball of $name', async ({ index }) => {
  const { messages, pkg } = await publint({ pack: { tarball: tarballOf(index).buffer }, strict: true })
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
  // publint does not require `type` and `sideEffects`, but a bundler drops unused files only if both are set.
  expect(pkg).toMatchObject({ type: 'module', sideEffects: false })
})

test.each(CASES)(
  'every entry of $name has types that resolve as its module does',
  async ({ index, folder: built }) => {
    const entrypoints = [...entriesOf(built).keys()]
    const result = await checkPackage(createPackageFromTarballData(tarballOf(index)), { entrypoints })
    if (result.types === false) throw new Error('The tarball has no types')
    expect(Object.keys(result.entrypoints)).toEqual(entrypoints)
    const found = result.problems.map((problem) =>
      'resolutionKind' in problem ? `${problem.resolutionKind}: ${problem.kind}` : JSON.stringify(problem),
    )
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(EXPLAINED))
  },
  120_000,
)

test.each(CASES)('the tarball of $name holds what is built, and neither sources nor tests', ({ index, name }) => {
  const paths = createPackageFromTarballData(tarballOf(index))
    .listFiles()
    .map((file) => file.replace(`/node_modules/${name}/`, ''))
  expect(paths.filter((path) => !path.startsWith('dist/')).toSorted()).toEqual(['LICENSE', 'README.md', 'package.json'])
  expect(paths.filter((path) => !/\.(js|js\.map|d\.ts)$/.test(path) || /\.(test|fixture)\./.test(path)).length).toBe(3)
})
