// `npm run proof:adapters [name …]`: runs the proof of each adapter against its real back end. Installs the back end
// first, because it is too large for the installation of the repository. `npm run proof:adapters vendure -- --update`
// writes the page of its conformance anew.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const all = readdirSync(`${root}examples`).filter((name) =>
  existsSync(`${root}examples/${name}/server/package-lock.json`),
)
const isOption = (argument) => argument.startsWith('-')
const options = process.argv.slice(2).filter(isOption)
const asked = process.argv
  .slice(2)
  .filter((argument) => !isOption(argument))
  .map((name) => `adapter-${name}`)
const unknown = asked.filter((name) => !all.includes(name))
if (unknown.length > 0) throw new RangeError(`There is no ${unknown.join(', ')}; there are ${all.join(', ')}`)

const run = (command, args, cwd) => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
  return status === 0
}

/** Whether npm has written `node_modules` after the last change of the lock file. */
const isInstalled = (folder) => {
  const written = `${folder}/node_modules/.package-lock.json`
  return existsSync(written) && statSync(written).mtimeMs >= statSync(`${folder}/package-lock.json`).mtimeMs
}

const prove = (name) => {
  const folder = `${root}examples/${name}`
  const server = `${folder}/server`
  if (!isInstalled(server)) {
    console.log(`Installing the back end of ${name} …`)
    if (!run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], server)) return false
  }
  return (
    run('npx', ['tsc', '--noEmit', '-p', server], root) &&
    run('npx', ['vitest', 'run', '--config', `${folder}/proof/vitest.config.ts`, ...options], root)
  )
}

const failed = (asked.length > 0 ? asked : all).filter((name) => !prove(name))
console.log(failed.length === 0 ? 'Every adapter keeps its promises.' : `Failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
