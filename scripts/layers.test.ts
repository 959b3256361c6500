import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const CORE = 'packages/core/src/'
const OTHER = [
  'packages/react/src/',
  'packages/reference-ui/src/',
  'packages/reference-ui/server/',
  'examples/store-server/src/',
]

const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file) && !/(^|\/)(generated|testing)\//.test(file)

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => folder + file)

/** Everything a file imports, however: as a path of the repository, or as the name of a package. */
const importsOf = (file: string, text = readFileSync(join(root, file), 'utf8')): string[] =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith('.') ? relative(root, resolve(root, dirname(file), fileName)) : fileName,
    )

/** The packages that each part of core may use, beside its own files. */
const CORE_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  api: ['openapi-fetch', 'oauth4webapi'],
  auth: ['xstate', 'zod/mini'],
  content: [
    'colord',
    ...['a11y', 'hwb', 'lab', 'lch', 'names', 'oklab', 'oklch'].map((name) => `colord/plugins/${name}`),
  ],
  contracts: [],
  platform: [],
  store: ['xstate', 'zod/mini'],
}

const layerOf = (file: string): string => file.slice(CORE.length).split('/')[0] ?? ''

/** The rows of CONTRIBUTING.md for core. */
const coreMayImport = (from: string, to: string): boolean => {
  const layer = layerOf(from)
  if (!to.startsWith(CORE)) return (CORE_PACKAGES[layer] ?? ['xstate']).includes(to)
  const target = layerOf(to)
  if (layer === target) return true
  switch (layer) {
    case 'shared':
      return false
    case 'platform':
      return target === 'shared'
    case 'api':
      return target === 'shared' || /\.(types|rules)\.ts$/.test(to)
    case 'store':
    case 'deferred':
    case 'testing':
    case 'index.ts':
      return true
    // It stands beside the store and reads its facts and views: as data, so types alone.
    case 'tracking':
      return target === 'shared' || /\.types\.ts$/.test(to)
    case 'contracts':
      return target === 'api'
    default:
      return target === 'shared' || to === `${CORE}platform/platform.types.ts`
  }
}

/** The other rows: which packages of the house a package may import, and that it reaches into no other by a path. */
const HOUSE: Readonly<Record<string, RegExp>> = {
  'packages/react/src/': /^@cairn\/core(\/|$)/,
  'packages/reference-ui/src/': /^@cairn\/(core|react)(\/|$)/,
  'packages/reference-ui/server/': /^@cairn\/core(\/|$)/,
  'examples/store-server/src/': /^@cairn\/(core\/contracts|garments|openapi)(\/|$)/,
}
const mayImport = (from: string, to: string): boolean => {
  if (from.startsWith(CORE)) return coreMayImport(from, to)
  const folder = OTHER.find((name) => from.startsWith(name)) ?? ''
  if (to.startsWith('@cairn/')) return HOUSE[folder]?.test(to) ?? false
  const isPath = to.startsWith('packages/') || to.startsWith('examples/')
  return !isPath || to.startsWith(folder.split('/').slice(0, 2).join('/'))
}

const files = [CORE, ...OTHER].flatMap(sourcesIn)

test('every folder is looked at', () => {
  for (const folder of [CORE, ...OTHER])
    expect(files.filter((file) => file.startsWith(folder)).length).toBeGreaterThan(2)
})

test.each(files)('%s imports only what its folder may', (file) => {
  expect(importsOf(file).filter((imported) => !mayImport(file, imported))).toEqual([])
})

test.each([
  ['packages/core/src/cart/x.ts', "import { wire } from '../store/wiring.ts'"],
  ['packages/core/src/cart/x.ts', "import '../store/wiring.ts'"],
  ['packages/core/src/cart/x.ts', "const store = await import('../store/createStore.ts')"],
  ['packages/core/src/cart/x.ts', "export * from '../search/index.ts'"],
  ['packages/core/src/cart/x.ts', "import type { SearchView } from '../search/search.types.ts'"],
  ['packages/core/src/cart/x.ts', "import { useState } from 'react'"],
  ['packages/react/src/x.ts', "import '@cairn/reference-ui'"],
  ['packages/react/src/x.ts', "import { createStore } from '../../core/src/index.ts'"],
  ['packages/reference-ui/src/x.ts', "import { seed } from '@cairn/store-server'"],
  ['examples/store-server/src/x.ts', "import { createStore } from '@cairn/core'"],
])('in %s the line %s is found', (file, line) => {
  expect(importsOf(file, line).filter((imported) => !mayImport(file, imported))).toHaveLength(1)
})

test('every domain has its types and its index', () => {
  const special = ['shared', 'platform', 'api', 'store', 'deferred', 'contracts', 'testing', 'index.ts']
  const own = files.filter((file) => file.startsWith(CORE))
  const domains = [...new Set(own.map(layerOf))].filter((name) => !special.includes(name))
  expect(domains.length).toBeGreaterThan(10)
  for (const domain of domains) {
    expect(own).toContain(`${CORE}${domain}/index.ts`)
    expect(own).toContain(`${CORE}${domain}/${domain}.types.ts`)
  }
})
