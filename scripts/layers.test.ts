import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../packages/core/src/', import.meta.url))
const SPECIAL = ['shared', 'platform', 'api', 'store', 'deferred', 'contracts', 'index.ts']

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('.fixture.ts') && !file.includes('generated'),
)
const layerOf = (file: string): string => file.split('/')[0] ?? ''

/** What a folder may import beside itself; the row of CONTRIBUTING.md that a failure breaks. */
const mayImport = (from: string, to: string): boolean => {
  const target = layerOf(to)
  if (layerOf(from) === target) return true
  switch (layerOf(from)) {
    case 'shared':
      return false
    case 'platform':
      return target === 'shared'
    case 'api':
      return target === 'shared' || /\.(types|rules)\.ts$/.test(to)
    case 'store':
    case 'deferred':
    case 'index.ts':
      return true
    // It stands beside the store and reads its facts and views: as data, so types alone.
    case 'tracking':
      return target === 'shared' || /\.types\.ts$/.test(to)
    case 'contracts':
      return target === 'api'
    default:
      return target === 'shared' || to === 'platform/platform.types.ts'
  }
}

const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
    relative(root, resolve(root, dirname(file), path)),
  )

test.each(files)('%s imports only what its folder may', (file) => {
  expect(importsOf(file).filter((imported) => !mayImport(file, imported))).toEqual([])
})

test('every domain has its types, its index and a view or rules', () => {
  const domains = [...new Set(files.map(layerOf))].filter((name) => !SPECIAL.includes(name))
  expect(domains.length).toBeGreaterThan(10)
  for (const domain of domains) {
    const own = files.filter((file) => layerOf(file) === domain)
    expect(own).toContain(`${domain}/index.ts`)
    expect(own).toContain(`${domain}/${domain}.types.ts`)
  }
})
