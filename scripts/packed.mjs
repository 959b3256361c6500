// Runs around `npm pack` and `npm publish`: a package is packed without its sources, so `prepack` removes the condition
// `@cairn/source` from `exports` and `postpack` restores it. npm has no setting for this.
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

const MANIFEST = 'package.json'
// npm never packs a file with this suffix.
const KEPT = `${MANIFEST}.orig`

const withoutSource = (target) => {
  if (typeof target === 'string') return target
  const { '@cairn/source': _, ...rest } = target
  return rest
}

/** Returns the manifest in the form in which it is packed. */
const packed = (file) => {
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const exported = Object.entries(manifest.exports).map(([name, target]) => [name, withoutSource(target)])
  return `${JSON.stringify({ ...manifest, exports: Object.fromEntries(exported) }, null, 2)}\n`
}

/**
 * Whether an interrupted pack left the manifest changed. A manifest that has been edited since then is newer and stays
 * as it is.
 */
const isLeftOver = () => existsSync(KEPT) && packed(KEPT) === readFileSync(MANIFEST, 'utf8')

if (process.env.npm_lifecycle_event === 'postpack') renameSync(KEPT, MANIFEST)
else {
  if (!isLeftOver()) copyFileSync(MANIFEST, KEPT)
  writeFileSync(MANIFEST, packed(KEPT))
}
