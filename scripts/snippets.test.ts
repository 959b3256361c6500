import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
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

test('every code block of the documentation compiles', async () => {
  const pages = Object.fromEntries(writtenPages.map((page) => [page, readFileSync(join(root, page), 'utf8')]))
  const texts = Object.values(pages)
  const fences = texts.join('\n').match(/```tsx?\b/g) ?? []
  expect(texts.flatMap((page) => snippetsOf(page))).toHaveLength(fences.length)
  expect(await compile(pages)).toEqual([])
}, 60_000)

test('a code block that names an unknown command is reported with its page and line', async () => {
  const page = [
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
  expect(await compile({ 'page.md': page })).toEqual([
    expect.stringMatching(
      /^pages\/page\.md\/line-10\/snippet\.ts\(4,\d+\): .*'ad' does not exist on type 'CartCommands'/,
    ),
  ])
}, 60_000)
