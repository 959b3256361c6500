// Whether what stands in node_modules is what package-lock.json says, for this system. Runs before anything is installed: no dependencies here.
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

// As npm's own `postinstall`: whoever has installed by hand does not wait for it a second time, unless the tools were left out.
if (process.argv[1] === fileURLToPath(import.meta.url) && existsSync(`${root}node_modules/turbo`)) markInstalled()
