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

/** Returns all imports of a file, static and dynamic: as paths of the repository or as package names. */
const importsOf = (file: string, text = readFileSync(join(root, file), 'utf8')): string[] =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith('.') ? relative(root, resolve(root, dirname(file), fileName)) : fileName,
    )

/** The npm packages that each folder of core may import. */
const CORE_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  api: ['openapi-fetch', 'oauth4webapi'],
  auth: ['xstate', 'zod/mini'],
  content: [
    'colord',
    ...['a11y', 'hwb', 'lab', 'lch', 'names', 'oklab', 'oklch'].map((name) => `colord/plugins/${name}`),
  ],
  contracts: [],
  effects: ['zod/mini'],
  environment: [],
  hydration: [],
  platform: [],
  store: ['xstate', 'zod/mini'],
}

const layerOf = (file: string): string => file.slice(CORE.length).split('/')[0] ?? ''

/**
 * The files with response schemas. They load only for custom gateways; if a machine imports one of them, the size
 * budget fails.
 */
const SCHEMA = /\.answers\.ts$|\/shared\/(answerParts|storedId)\.ts$/

/** Returns true if a file of core may import another file or package, by the import table of CONTRIBUTING.md. */
const coreMayImport = (from: string, to: string): boolean => {
  const layer = layerOf(from)
  // A shop augments the types of the package by its name, so this file must read them by the same name.
  if (to === '@cairn/core') return from === `${CORE}shared/custom.ts`
  if (!to.startsWith(CORE))
    return (SCHEMA.test(from) ? ['zod/mini'] : (CORE_PACKAGES[layer] ?? ['xstate'])).includes(to)
  const target = layerOf(to)
  if (layer === target) return true
  switch (layer) {
    case 'shared':
      return false
    case 'platform':
      return target === 'shared'
    case 'environment':
      return target === 'shared' || target === 'platform'
    case 'kit':
      return target === 'shared' || to === `${CORE}platform/environment.types.ts`
    // Effects run above the domains, so they may import the types, rules and machines of every domain.
    case 'effects':
      return (
        ['shared', 'platform', 'environment', 'kit'].includes(target) ||
        to === `${CORE}api/transport.ts` ||
        // The sign-out reads the address of the provider's logout page (`auth.metadata`). If the server keeps the
        // session, effects call this server (`auth.cookie`).
        /\/api\/gateways\/auth\.(cookie|metadata)\.ts$/.test(to) ||
        /\.(types|rules|parse|machine|setup|context)\.ts$/.test(to)
      )
    case 'hydration':
      return ['shared', 'kit'].includes(target) || /\.hydration\.ts$/.test(to)
    case 'api':
      return target === 'shared' || target === 'environment' || /\.(types|rules)\.ts$/.test(to)
    case 'domains':
    case 'entries':
    case 'store':
    case 'lazy':
    case 'testing':
    case 'index.ts':
      return true
    // Tracking reads the events and views of the store as data, so it imports only their types.
    case 'tracking':
      return target === 'shared' || /\.types\.ts$/.test(to)
    case 'contracts':
      return target === 'api'
    default:
      return ['shared', 'kit'].includes(target) || /^packages\/core\/src\/platform\/\w+\.types\.ts$/.test(to)
  }
}

/**
 * The `@cairn` packages that each folder may import by name (import table of CONTRIBUTING.md). No folder may import
 * another package by path.
 */
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

test('every folder is checked', () => {
  for (const folder of [CORE, ...OTHER])
    expect(files.filter((file) => file.startsWith(folder)).length).toBeGreaterThan(2)
})

test.each(files)('%s imports only what its folder may', (file) => {
  expect(importsOf(file).filter((imported) => !mayImport(file, imported))).toEqual([])
})

test.each([
  ['packages/core/src/cart/x.ts', "import { cartEffects } from '../effects/cart.effects.ts'"],
  ['packages/core/src/cart/x.ts', "import '../effects/cart.effects.ts'"],
  ['packages/core/src/cart/x.ts', "const store = await import('../store/createStore.ts')"],
  ['packages/core/src/cart/x.ts', "export * from '../search/index.ts'"],
  ['packages/core/src/cart/x.ts', "import type { SearchView } from '../search/search.types.ts'"],
  ['packages/core/src/cart/x.ts', "import { useState } from 'react'"],
  ['packages/react/src/x.ts', "import '@cairn/reference-ui'"],
  ['packages/react/src/x.ts', "import { createStore } from '../../core/src/index.ts'"],
  ['packages/reference-ui/src/x.ts', "import { seed } from '@cairn/store-server'"],
  ['examples/store-server/src/x.ts', "import { createStore } from '@cairn/core'"],
])('the check finds in %s the import of the line %s', (file, line) => {
  expect(importsOf(file, line).filter((imported) => !mayImport(file, imported))).toHaveLength(1)
})

test('every domain has a types file and an index', () => {
  const special = [
    'shared',
    'kit',
    'entries',
    'domains',
    'platform',
    'environment',
    'effects',
    'hydration',
    'api',
    'store',
    'lazy',
    'contracts',
    'testing',
    'index.ts',
  ]
  const own = files.filter((file) => file.startsWith(CORE))
  const domains = [...new Set(own.map(layerOf))].filter((name) => !special.includes(name))
  expect(domains.length).toBeGreaterThan(10)
  for (const domain of domains) {
    expect(own).toContain(`${CORE}${domain}/index.ts`)
    expect(own).toContain(`${CORE}${domain}/${domain}.types.ts`)
  }
})
