import { execSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const manifestOf = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

/** Returns the packages that the source files of a folder import by name. Test files do not count. */
const packagesIn = (folder: string): string[] => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
  const imports = sources.flatMap(
    (file) => ts.preProcessFile(readFileSync(join(root, folder, file), 'utf8'), true, true).importedFiles,
  )
  const names = imports.map(({ fileName }) => /^(@[^/]+\/)?[^/]+/.exec(fileName)?.[0] ?? '')
  return [...new Set(names)].filter((name) => !name.startsWith('.')).toSorted()
}

// Peer dependencies must not be installed twice: a second copy of React breaks every hook, and a machine of a second
// XState does not run in our store.
test.each([
  ['packages/core', { xstate: '^5.33.0' }],
  ['packages/react', { react: '>=18.3', xstate: '^5.33.0' }],
])('a shop that installs %s uses its own copy of the peers', (folder, peers) => {
  const { dependencies, devDependencies, peerDependencies } = manifestOf(folder)
  expect(peerDependencies).toEqual(peers)
  for (const name of Object.keys(peers)) {
    expect(dependencies).not.toHaveProperty(name)
    // Our own tests run on one pinned version of each peer.
    expect(devDependencies[name]).toMatch(/^\d+\.\d+\.\d+$/)
  }
})

test.each(['packages/core', 'packages/react'])('%s names every package that it imports', (folder) => {
  const { dependencies, name: own, peerDependencies } = manifestOf(folder)
  // Types of `Register` are imported by the name of the package itself, because shops augment that module.
  const named = [own, ...Object.keys({ ...dependencies, ...peerDependencies })]
  expect(packagesIn(`${folder}/src`).filter((name) => !named.includes(name))).toEqual([])
})

// The repository also installs TypeScript under aliases, such as `typescript-7`. When npm installs only an alias, not
// everything as `npm ci` does, it links the command `tsc` to the compiler of the alias.
test('the command `tsc` is the compiler of the repository; `npm rebuild typescript` repairs it', () => {
  const version = execSync('npx --no-install tsc --version', { cwd: root, encoding: 'utf8' }).trim()
  expect(version).toBe(`Version ${manifestOf('.').devDependencies.typescript}`)
})
