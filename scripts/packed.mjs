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

if (process.env.npm_lifecycle_event === 'postpack') renameSync(KEPT, MANIFEST)
else {
  // One that is there was left by a packing that was broken off: then the manifest has been changed already.
  if (!existsSync(KEPT)) copyFileSync(MANIFEST, KEPT)
  const manifest = JSON.parse(readFileSync(KEPT, 'utf8'))
  const exported = Object.entries(manifest.exports).map(([name, target]) => [name, withoutSource(target)])
  writeFileSync(MANIFEST, `${JSON.stringify({ ...manifest, exports: Object.fromEntries(exported) }, null, 2)}\n`)
}
