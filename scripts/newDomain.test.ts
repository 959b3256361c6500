import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allDomains } from '../packages/core/src/domains/all.ts'
import { lazyListOf } from './newDomain/lazyList.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

test('the list of lazy definitions follows from the list of domains', async () => {
  await expect(lazyListOf(allDomains.map(({ name }) => name))).toMatchFileSnapshot(
    '../packages/core/src/entries/lazy/domains.ts',
  )
})

/** The parts of the repository that a new domain needs. */
const PARTS = [
  'packages/core/package.json',
  'packages/core/src',
  'packages/react/src',
  'scripts',
  'docs',
  'types',
  'biome.json',
  '.gitignore',
]

let copy = ''
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-domain-'))
  for (const part of [...PARTS, 'package.json', 'tsconfig.base.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true })
  // The test of the layers also reads these folders, so create them.
  for (const folder of ['packages/reference-ui/src', 'packages/reference-ui/server', 'examples/store-server/src'])
    mkdirSync(join(copy, folder), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true }))

interface Ended {
  readonly code: number
  readonly output: string
}

const runNode = (script: string, ...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    // Leave out the variables of the outer test run. With them, Vitest would treat this process as one of its workers.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$)/.test(name)))
    const child = execFile(process.execPath, [script, ...args], { cwd: copy, env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    )
  })
const newDomain = (...args: readonly string[]) => runNode('scripts/newDomain.mjs', ...args)

const filesOf = (folder: string): string[] =>
  readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

const textsOf = (...folders: readonly string[]) =>
  new Map(folders.flatMap(filesOf).map((file) => [file.slice(copy.length + 1), readFileSync(file, 'utf8')]))

test.each([
  [[], 'The name of the domain is missing'],
  [['Gifts'], 'A domain cannot be named "Gifts". Use lower-case letters and digits'],
  [['gift-cards'], 'A domain cannot be named "gift-cards". Use lower-case letters and digits'],
  [['cart'], 'The name "cart" is taken by packages/core/src/cart'],
  [['content'], 'The name "content" is taken by packages/core/src/content'],
  [['loaded'], 'The name "loaded" is taken by packages/core/src/entries/lazy/loaded.ts'],
  [['start'], '"start" is a name of the store itself. Rename the domain.'],
  [['delete'], 'A domain cannot be named "delete": that word is reserved'],
  [['publish'], 'A domain cannot be named "publish": that word is reserved'],
  [['gifts', 'cards'], 'One domain at a time; "cards" is too much'],
  [['gifts', '--port'], 'Unknown option "--port". The command has none'],
])('the arguments %j are refused, and nothing is written', async (args, message) => {
  const before = textsOf('packages')
  const { code, output } = await newDomain(...args)
  expect(code).toBe(1)
  expect(output).toContain(message)
  expect(output.trimEnd().split('\n')).toHaveLength(1)
  expect(textsOf('packages')).toEqual(before)
})

describe('a new domain', { timeout: 300_000 }, () => {
  let created: readonly string[] = []
  let changed: readonly string[] = []

  beforeAll(async () => {
    const before = textsOf('packages')
    const { code, output } = await newDomain('gifts')
    expect(output).toContain('New files:')
    expect(code).toBe(0)
    const after = textsOf('packages')
    created = [...after.keys()].filter((path) => !before.has(path))
    changed = [...before.keys()].filter((path) => before.get(path) !== after.get(path))
  }, 60_000)

  test('touches at most 15 files, and of the existing ones a list, its hook and a generated list', () => {
    expect(changed.toSorted()).toEqual([
      'packages/core/src/domains/all.ts',
      'packages/core/src/entries/lazy/domains.ts',
      'packages/react/src/hooks.ts',
    ])
    const generated = 1
    expect(created.length + changed.length - generated).toBeLessThanOrEqual(15)
  })

  test('compiles and has no finding of the linter', async () => {
    const paths = {
      '@cairn/core': ['./packages/core/src/index.ts'],
      '@cairn/core/*': ['./packages/core/src/entries/*.ts'],
    }
    const config = {
      extends: './tsconfig.base.json',
      compilerOptions: { paths },
      include: ['types', ...created, ...changed],
    }
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config))
    expect(await runNode('node_modules/typescript/bin/tsc', '-p', '.')).toEqual({ code: 0, output: '' })
    const lint = await runNode('node_modules/@biomejs/biome/bin/biome', 'check', ...created, ...changed)
    expect(lint, lint.output).toMatchObject({ code: 0 })
  })

  test('passes its tests and those of every domain, and stands in the generated pages', async () => {
    const include = ['packages/core/src/**/*.test.ts', 'scripts/*.test.ts']
    const options = { include, testTimeout: 60_000, pool: 'threads', isolate: false }
    writeFileSync(join(copy, 'vitest.config.mjs'), `export default { test: ${JSON.stringify(options)} }`)
    const vitest = async (...args: readonly string[]) => {
      const ran = await runNode('node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose', ...args)
      expect(ran, ran.output).toMatchObject({ code: 0 })
      return ran.output
    }
    const all = await vitest(
      '-u',
      'src/gifts',
      'store/machines',
      'lazy.conformance',
      'scripts/effects',
      'scripts/events',
    )
    expect(all).toContain('gifts: both definitions have the same commands')
    const some = await vitest('-t', 'gifts|every domain', 'store/pureTransitions', 'scripts/layers')
    expect(some).toContain('no transition of gifts calls a gateway')
    expect(some).toContain('core/src/gifts/gifts.machine.ts imports only what its folder may')
    expect(some).toContain('every domain has a types file and an index')
    const page = (name: string) => readFileSync(join(copy, `docs/${name}.md`), 'utf8')
    for (const name of ['events', 'states', 'statecharts']) expect(page(name)).toContain('## gifts')
    expect(page('effects')).toContain('| gifts | protected | auth, gifts | `auth.signedOut` |')
  })
})
