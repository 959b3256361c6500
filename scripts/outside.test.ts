import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOutside } from './testing/outside.ts'

const { resolve } = createRequire(import.meta.url)

/** The TypeScript versions to test, and the package that contains each. `typescript` itself compiles the repository. */
const COMPILERS = [
  ['5.9', 'typescript-5-9'],
  ['6.0', 'typescript'],
  ['7.0', 'typescript-7'],
] as const
const PROJECTS = ['smaller', 'larger', 'unregistered', 'clients', 'declarations']

let outside: ReturnType<typeof createOutside>
beforeAll(() => {
  outside = createOutside()
}, 120_000)
afterAll(() => outside.remove())

/** Runs a compiler and resolves to its messages; rejects if it was killed. */
const run = (compiler: string, ...args: readonly string[]): Promise<string> =>
  new Promise((done, reject) => {
    const tsc = resolve(`${compiler}/package.json`).replace(/package\.json$/, 'bin/tsc')
    execFile(process.execPath, [tsc, ...args], { cwd: outside.projects }, (error, stdout, stderr) => {
      // A compiler that finds errors exits with 1 or 2.
      if (error === null || error.code === 1 || error.code === 2) done(stdout + stderr)
      else reject(error)
    })
  })

/**
 * Returns the messages of the compiler, without their indented explanations. The declarations of XState do not compile with
 * `exactOptionalPropertyTypes`, so their messages are left out.
 */
const messagesOf = (output: string): string[] =>
  output.split('\n').filter((line) => /^\S/.test(line) && !line.includes('/xstate/dist/declarations/'))

// Each compiler runs in its own process, so run them concurrently to use all cores.
test.concurrent.each(COMPILERS)(
  'TypeScript %s compiles every project against the packed declarations',
  async (version, compiler) => {
    expect(await run(compiler, '--version')).toContain(`Version ${version}.`)
    // Use `--force`: each compiler saves information about its build beside the projects, and another compiler must not
    // read it.
    const output = await run(compiler, '--build', ...PROJECTS, '--force', '--pretty', 'false')
    expect(messagesOf(output)).toEqual([])
  },
  300_000,
)
