import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The parts of the repository that a new domain needs. */
const PARTS = [
  'packages/core/package.json',
  'packages/core/src',
  'packages/react/src',
  'scripts',
  'docs',
  'types',
  'biome.json',
  '.gitignore',
  'package.json',
  'tsconfig.base.json',
]

interface Ended {
  readonly code: number
  readonly output: string
}

/** Copies the repository into a temporary folder, in which `npm run new:domain` can write. */
export const createNewDomainCopy = () => {
  const copy = mkdtempSync(join(tmpdir(), 'new-domain-'))
  for (const part of PARTS) cpSync(join(root, part), join(copy, part), { recursive: true })
  // The test of the layers also reads these folders, so create them.
  for (const folder of ['packages/reference-ui/src', 'packages/reference-ui/server', 'examples/store-server/src'])
    mkdirSync(join(copy, folder), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

  const filesOf = (folder: string): string[] =>
    readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
  const textsOf = (folder: string): ReadonlyMap<string, string> =>
    new Map(filesOf(folder).map((file) => [file.slice(copy.length + 1), readFileSync(file, 'utf8')]))

  const runNode = (script: string, ...args: readonly string[]): Promise<Ended> =>
    new Promise((resolve) => {
      // Leave out the variables of the outer test run. With them, Vitest would treat this process as one of its workers.
      const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$)/.test(name)))
      const child = execFile(process.execPath, [script, ...args], { cwd: copy, env }, (_, stdout, stderr) =>
        resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
      )
    })
  const newDomain = (...args: readonly string[]) => runNode('scripts/newDomain.mjs', ...args)

  /** Creates a domain, and returns the paths of the files that were created and changed. */
  const createDomain = async (name: string) => {
    const before = textsOf('packages')
    const { code, output } = await newDomain(name)
    if (code !== 0 || !output.includes('New files:')) throw new Error(output)
    const after = textsOf('packages')
    return {
      created: [...after.keys()].filter((path) => !before.has(path)),
      changed: [...before.keys()].filter((path) => before.get(path) !== after.get(path)),
    }
  }

  return { folder: copy, textsOf, runNode, newDomain, createDomain, remove: () => rmSync(copy, { recursive: true }) }
}
