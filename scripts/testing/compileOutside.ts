import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

const PROJECTS = ['smaller', 'larger', 'unregistered', 'clients', 'declarations']

/** Runs a compiler and resolves to its messages; rejects if it was killed. */
const run = (cwd: string, compiler: string, ...args: readonly string[]): Promise<string> =>
  new Promise((done, reject) => {
    const tsc = resolve(`${compiler}/package.json`).replace(/package\.json$/, 'bin/tsc')
    execFile(process.execPath, [tsc, ...args], { cwd }, (error, stdout, stderr) => {
      // A compiler that finds errors exits with 1 or 2.
      if (error === null || error.code === 1 || error.code === 2) done(stdout + stderr)
      else reject(error)
    })
  })

/** Compiles every project of `scripts/outside` with the TypeScript of a package, and returns its version and its messages. */
export const compileOutside = async (projects: string, compiler: string) => {
  const version = (await run(projects, compiler, '--version')).trim()
  // Use `--force`: each compiler saves information about its build beside the projects, and another compiler must not
  // read it.
  const output = await run(projects, compiler, '--build', ...PROJECTS, '--force', '--pretty', 'false')
  // Leave out the indented explanations, and the messages about the declarations of XState, which do not compile with
  // `exactOptionalPropertyTypes`.
  const messages = output.split('\n').filter((line) => /^\S/.test(line) && !line.includes('/xstate/dist/declarations/'))
  return { version, messages }
}
