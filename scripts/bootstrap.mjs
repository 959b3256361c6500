// Runs before packages are installed and on any Node version, so it has no dependencies.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isInstalled, markInstalled } from './installed.mjs'

if (!isInstalled()) {
  console.log('Installing the packages of package-lock.json (about half a minute) …')
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const [command, ...args] = [...npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(command, args, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (status !== 0) {
    console.error('npm ci failed; its message stands above.')
    process.exit(status ?? 1)
  }
  // npm skips the `postinstall` script when `ignore-scripts` is set, so mark the installation as complete here too.
  markInstalled()
}
