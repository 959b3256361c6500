import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { pagesIn, writtenPages } from './testing/pages.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const pages = [...new Set([...writtenPages, ...pagesIn('docs').filter((page) => !page.includes('/decisions/'))])]
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8')

test.each(pages)('each link of %s leads to a file', (page) => {
  const prose = textOf(page).replaceAll(/^```[\s\S]*?^```$/gm, '')
  const links = [...prose.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link)
  const files = links.filter((link) => !/^[a-z]+:/.test(link))
  expect(files.filter((file) => !existsSync(resolve(root, dirname(page), file)))).toEqual([])
})

const linesIn = (folder: string): number[] =>
  readdirSync(join(root, folder), { encoding: 'utf8' }).map(
    (file) => textOf(`${folder}/${file}`).split('\n').length - 1,
  )

test('the examples for a domain, an effect and a blocker of a shop stay short', () => {
  expect(linesIn('examples/own-domain/src').reduce((sum, lines) => sum + lines)).toBeLessThanOrEqual(120)
  expect(linesIn('examples/own-effects/src')).toHaveLength(3)
  expect(Math.max(...linesIn('examples/own-effects/src'))).toBeLessThanOrEqual(30)
})

// A page names a file by its path from the repository root, from a source folder or from the folder of the page.
test.each(writtenPages)('each file that %s names exists', (page) => {
  const paths = [...textOf(page).matchAll(/`([\w.-]+\/[\w./-]+\.[a-z]{2,4})`/g)].map(([, path = '']) => path)
  const isThere = (path: string): boolean =>
    ['', dirname(page), 'node_modules', 'packages/core/src', 'packages/reference-ui', 'examples/store-server/src'].some(
      (folder) => existsSync(join(root, folder, path)),
    )
  // Skip generated files, and paths such as `x.rules.ts`, in which `x` stands for the name of a domain and `NNN` for a number.
  expect(paths.filter((path) => !isThere(path) && !/generated\/|\bx\.|NNN/.test(path))).toEqual([])
})
