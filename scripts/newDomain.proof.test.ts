import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createNewDomainCopy } from './testing/newDomainCopy.ts'

let copy: ReturnType<typeof createNewDomainCopy>
beforeAll(() => {
  copy = createNewDomainCopy()
})
afterAll(() => copy.remove())

test.each([
  [[], 'The name of the domain is missing'],
  [['Gifts'], 'A domain cannot be named "Gifts". Use lower-case letters and digits'],
  [['gift-cards'], 'A domain cannot be named "gift-cards". Use lower-case letters and digits'],
  [['content'], 'The name "content" is taken by packages/core/src/content'],
  [['loaded'], 'The name "loaded" is taken by packages/core/src/entries/lazy/loaded.ts'],
  [['start'], '"start" is a name of the store itself. Rename the domain.'],
  [['delete'], 'A domain cannot be named "delete": that word is reserved'],
  [['publish'], 'A domain cannot be named "publish": that word is reserved'],
  [['gifts', 'cards'], 'One domain at a time; "cards" is too much'],
  [['gifts', '--port'], 'Unknown option "--port". The command has none'],
])('the arguments %j are refused, and nothing is written', async (args, message) => {
  const before = copy.textsOf('packages')
  const { code, output } = await copy.newDomain(...args)
  expect(code).toBe(1)
  expect(output).toContain(message)
  expect(output.trimEnd().split('\n')).toHaveLength(1)
  expect(copy.textsOf('packages')).toEqual(before)
})

describe('a new domain', () => {
  let files: readonly string[] = []

  beforeAll(async () => {
    const { created, changed } = await copy.createDomain('gifts')
    files = [...created, ...changed]
  })

  test('compiles and has no finding of the linter', async () => {
    const paths = {
      '@cairn/core': ['./packages/core/src/index.ts'],
      '@cairn/core/*': ['./packages/core/src/entries/*.ts'],
    }
    const config = { extends: './tsconfig.base.json', compilerOptions: { paths }, include: ['types', ...files] }
    writeFileSync(join(copy.folder, 'tsconfig.json'), JSON.stringify(config))
    expect(await copy.runNode('node_modules/typescript/bin/tsc', '-p', '.')).toEqual({ code: 0, output: '' })
    const lint = await copy.runNode('node_modules/@biomejs/biome/bin/biome', 'check', ...files)
    expect(lint, lint.output).toMatchObject({ code: 0 })
  })

  test('passes its tests and those of every domain, and stands in the generated pages', async () => {
    const include = ['packages/core/src/**/*.test.ts', 'scripts/*.test.ts']
    const options = { include, testTimeout: 60_000, pool: 'threads', isolate: false }
    writeFileSync(join(copy.folder, 'vitest.config.mjs'), `export default { test: ${JSON.stringify(options)} }`)
    const vitest = async (...args: readonly string[]) => {
      const ran = await copy.runNode('node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose', ...args)
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
    const page = (name: string) => readFileSync(join(copy.folder, `docs/${name}.md`), 'utf8')
    for (const name of ['events', 'states', 'statecharts']) expect(page(name)).toContain('## gifts')
    expect(page('effects')).toContain('| gifts | protected | auth, gifts | `auth.signedOut` |')
  })
})
