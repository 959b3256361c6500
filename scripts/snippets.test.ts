import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { compileModules } from './testing/compileModules.ts'
import { writtenPages } from './testing/pages.ts'
import { snippetsOf } from './testing/snippets.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Compiles each snippet in a folder of its own, and returns the messages of the compiler for all of them. */
const compile = (pages: Readonly<Record<string, string>>): Promise<string[]> => {
  const modules = new Map<string, string>()
  // `export {}` makes every snippet a module, so that two of them can have a `store`.
  for (const [page, text] of Object.entries(pages))
    for (const { line, extension, code, files } of snippetsOf(text))
      for (const [name, text] of Object.entries({ ...files, [`snippet.${extension}`]: `${code}\nexport {}\n` }))
        modules.set(`pages/${page}/line-${line}/${name}`, text)
  return compileModules(modules)
}

const WRONG = [
  'Text',
  '<!-- before',
  "import { createStore } from '@cairn/core'",
  "import { site } from './shop.ts'",
  '-->',
  '<!-- with shop.ts',
  "export const site = 'de/de-de'",
  '-->',
  '```ts',
  "import { cart } from '@cairn/core/cart'",
  'createStore({ site, domains: [cart] }).cart.commands.ad({ variantId: 1 })',
  '```',
].join('\n')

const documented = Object.fromEntries(writtenPages.map((page) => [page, readFileSync(join(root, page), 'utf8')]))
let findings: string[]
// The compiler checks the sources of the packages each time, so one run checks the right and the wrong code.
beforeAll(async () => {
  findings = await compile({ ...documented, 'wrong.md': WRONG })
}, 60_000)
const isWrong = (finding: string) => finding.startsWith('pages/wrong.md/')

test('every code block of the documentation compiles', () => {
  const texts = Object.values(documented)
  const fences = texts.join('\n').match(/```tsx?\b/g) ?? []
  expect(texts.flatMap((page) => snippetsOf(page))).toHaveLength(fences.length)
  expect(findings.filter((finding) => !isWrong(finding))).toEqual([])
})

test('a code block that names an unknown command is reported with its page and line', () => {
  expect(findings.filter(isWrong)).toEqual([
    expect.stringMatching(
      /^pages\/wrong\.md\/line-10\/snippet\.ts\(4,\d+\): .*'ad' does not exist on type 'CartCommands'/,
    ),
  ])
})
