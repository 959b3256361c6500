import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { writtenPages } from './testing/pages.ts'
import { snippetsOf } from './testing/snippets.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
// TypeScript 7 checks the snippets with all sources that they import in a fraction of the time that 6 takes.
const compiler = createRequire(import.meta.url)
  .resolve('typescript-7/package.json')
  .replace(/package\.json$/, 'bin/tsc')

/** Writes each snippet into a folder of its own, and returns the messages of the compiler for all of them. */
const compile = (pages: Readonly<Record<string, string>>): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-snippets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions: { types: ['node'] }, include: ['pages'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  for (const [page, text] of Object.entries(pages))
    for (const { line, extension, code, files } of snippetsOf(text)) {
      const beside = join(folder, 'pages', page, `line-${line}`)
      mkdirSync(beside, { recursive: true })
      // `export {}` makes every snippet a module, so that two of them can have a `store`.
      for (const [name, text] of Object.entries({ ...files, [`snippet.${extension}`]: `${code}\nexport {}\n` }))
        writeFileSync(join(beside, name), text)
    }
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [compiler, '-p', folder, '--pretty', 'false'],
      { cwd: folder },
      (error, stdout, stderr) => {
        if (error !== null && typeof error.code !== 'number') reject(error)
        else resolve((stdout + stderr).split('\n').filter((line) => /^\S/.test(line)))
      },
    )
  })
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
