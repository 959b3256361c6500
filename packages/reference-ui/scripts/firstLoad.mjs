// Prints the size of the scripts and styles that each route loads before any interaction, compressed with gzip.
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pageAssets, readBuild, startFile } from '../server/assets.ts'

const client = fileURLToPath(new URL('../dist/client', import.meta.url))
const build = readBuild(client)
const kilobytes = (files) =>
  (files.reduce((sum, file) => sum + statSync(`${client}${file}.gz`).size, 0) / 1000).toFixed(1)

for (const key of Object.keys(build.manifest)
  .filter((name) => name.endsWith('.page.tsx'))
  .sort()) {
  const { scripts, styles } = pageAssets(build, ['messages/en.ts', key.replace('src/', '')])
  console.log(`${key}: script ${kilobytes([startFile(build.manifest), ...scripts])} kB, style ${kilobytes(styles)} kB`)
}
