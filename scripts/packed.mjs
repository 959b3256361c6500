// Around `npm pack` and `npm publish` of a package: its sources are not packed, so the condition that leads to them is taken out of
// `exports` (`prepack`) and put back (`postpack`). npm has no setting for it.
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

const MANIFEST = 'package.json'
// npm packs no file of that ending.
const KEPT = `${MANIFEST}.orig`

const withoutSource = (target) => {
  if (typeof target === 'string') return target
  const { '@cairn/source': _, ...rest } = target
  return rest
}

/** The manifest of a file as it is packed. */
const packed = (file) => {
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const exported = Object.entries(manifest.exports).map(([name, target]) => [name, withoutSource(target)])
  return `${JSON.stringify({ ...manifest, exports: Object.fromEntries(exported) }, null, 2)}\n`
}

/** A packing that was broken off has left the manifest changed; one that somebody has mended or gone on with since is the newer one. */
const isLeftOver = () => existsSync(KEPT) && packed(KEPT) === readFileSync(MANIFEST, 'utf8')

if (process.env.npm_lifecycle_event === 'postpack') renameSync(KEPT, MANIFEST)
else {
  if (!isLeftOver()) copyFileSync(MANIFEST, KEPT)
  writeFileSync(MANIFEST, packed(KEPT))
}
