import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The packages that are published: the folder of each, and the beginning of its tarball's name. */
export const PUBLISHED = [
  { name: '@cairn/core', folder: join(root, 'packages/core'), tarball: 'cairn-core-' },
  { name: '@cairn/react', folder: join(root, 'packages/react'), tarball: 'cairn-react-' },
] as const

/**
 * Throws an error if a published package has not been built. `npm test` builds the packages before it runs the tests.
 */
export const requireBuild = (): void => {
  if (!PUBLISHED.every(({ folder }) => existsSync(join(folder, 'dist/index.d.ts'))))
    throw new Error('Build the packages first: npm run build -- --filter=@cairn/react')
}

/**
 * Returns the path of the declarations of each public entry (`.`, `./cart`, `./lazy/cart`) of a built package. If two
 * patterns in `exports` of the manifest match, the more specific pattern applies, as in Node.
 */
export const entriesOf = (folder: string): ReadonlyMap<string, string> => {
  const { exports }: { exports: Readonly<Record<string, string | { readonly types: string }>> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `./dist/${file.replaceAll('\\', '/')}`,
  )
  const entries = new Map<string, string>()
  for (const [name, target] of Object.entries(exports)) {
    if (typeof target === 'string') continue
    const [before = '', after] = target.types.split('*')
    for (const file of after === undefined ? [target.types] : files) {
      if (!file.startsWith(before) || !file.endsWith(after ?? '')) continue
      const entry = name.replace('*', file.slice(before.length, file.length - (after ?? '').length))
      if (!entries.has(entry)) entries.set(entry, join(folder, file))
    }
  }
  return new Map([...entries].toSorted(([first], [second]) => (first < second ? -1 : 1)))
}

/**
 * Packs the published packages into an empty folder, and returns the paths of the tarballs in the order of
 * {@link PUBLISHED}. It packs copies: `npm pack` changes a manifest while it runs (`packed.mjs`), and other tests read
 * the manifests at the same time.
 */
export const packInto = (empty: string): string[] => {
  requireBuild()
  const copies = join(empty, 'copies')
  cpSync(join(root, 'scripts/packed.mjs'), join(copies, 'scripts/packed.mjs'))
  const packages = PUBLISHED.map(({ folder, tarball }) => {
    const copy = join(copies, 'packages', tarball)
    for (const file of ['dist', 'package.json', 'README.md', 'LICENSE'])
      cpSync(join(folder, file), join(copy, file), { recursive: true })
    return copy
  })
  execFileSync('npm', ['pack', ...packages, '--pack-destination', empty, '--silent', '--ignore-scripts=false'], {
    shell: process.platform === 'win32',
  })
  const files = readdirSync(empty)
  return PUBLISHED.map(({ tarball }) => join(empty, files.find((file) => file.startsWith(tarball)) ?? tarball))
}
