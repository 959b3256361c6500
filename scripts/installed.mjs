// Checks whether node_modules was installed from this package-lock.json on this system. Runs before packages are
// installed, so it has no dependencies.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = `${root}node_modules/.bootstrap`

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .update(process.platform + process.arch)
    .digest('hex')

export const isInstalled = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted()

export const markInstalled = () => writeFileSync(stampFile, wanted())

// npm runs this file as `postinstall`, so `npm start` skips the installation after a manual `npm install`. An install
// without the development tools (turbo) does not count.
if (process.argv[1] === fileURLToPath(import.meta.url) && existsSync(`${root}node_modules/turbo`)) markInstalled()
