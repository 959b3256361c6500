import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.md') && !file.includes('decisions'))
    .map((file) => `docs/${file}`),
]
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8')

test.each(pages)('each link of %s leads to a file', (page) => {
  const links = [...textOf(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link)
  const files = links.filter((link) => !/^[a-z]+:/.test(link))
  expect(files.filter((file) => !existsSync(resolve(root, dirname(page), file)))).toEqual([])
})

/**
 * Documentation pages for engineers. The paths in them are relative to the root of the repository or to the sources of
 * a package.
 */
const guides = pages.filter((page) => /^docs\/(recipes\/|architecture|how-a-command|release)/.test(page))

test.each(guides)('each file that %s names exists', (page) => {
  const paths = [...textOf(page).matchAll(/`([\w.-]+\/[\w./-]+\.[a-z]{2,4})`/g)].map(([, path = '']) => path)
  const isThere = (path: string): boolean =>
    ['', 'packages/core/src', 'packages/reference-ui', 'examples/store-server/src', 'openapi/..'].some((folder) =>
      existsSync(join(root, folder, path)),
    )
  // Skip generated files, and paths such as `x.rules.ts`, in which `x` stands for the name of a domain.
  expect(paths.filter((path) => !isThere(path) && !/generated\/|\bx\./.test(path))).toEqual([])
})
