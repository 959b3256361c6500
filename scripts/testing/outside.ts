import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { entriesOf, PUBLISHED, packInto } from './published.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const PROJECTS = 'scripts/outside'

/** Returns the names of the dependencies and peer dependencies in a manifest, without our own packages. */
const neededBy = (folder: string): string[] => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !name.startsWith('@cairn/'))
}

/** Writes a module that imports every public entry. */
const importAll = (file: string, specifiers: readonly string[]): void => {
  const imports = specifiers.map((specifier, index) => `import * as entry${index} from '${specifier}'`)
  const names = specifiers.map((_, index) => `entry${index}`)
  writeFileSync(file, `${imports.join('\n')}\nexport const entries = [${names.join(', ')}]\n`)
}

/**
 * Installs the packed packages in a folder outside the repository, with only the dependencies that their manifests
 * name, and copies the projects of `scripts/outside` there. Returns the folder of the projects.
 */
export const createOutside = () => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-outside-'))
  const modules = join(folder, 'node_modules')
  const link = (name: string) => {
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction')
  }
  const tarballs = packInto(join(folder, 'packed'))
  const installed = PUBLISHED.map(({ name }, index) => {
    const target = join(modules, name)
    mkdirSync(target, { recursive: true })
    execFileSync('tar', ['-xzf', tarballs[index] ?? '', '--strip-components=1', '-C', target])
    return { name, target }
  })
  for (const name of new Set(['@types/react', ...installed.flatMap(({ target }) => neededBy(target))])) link(name)
  const projects = join(folder, PROJECTS)
  for (const each of [PROJECTS, 'examples/own-domain/src'])
    cpSync(join(root, each), join(folder, each), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  importAll(
    join(projects, 'declarations/entries.ts'),
    installed.flatMap(({ name, target }) => [...entriesOf(target).keys()].map((entry) => name + entry.slice(1))),
  )
  return { projects, remove: () => rmSync(folder, { recursive: true }) }
}
