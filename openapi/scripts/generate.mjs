// Bundles each contract into one JSON document and generates its TypeScript types. `--check` writes nothing and fails when a type file is stale.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { bundleContract, contracts } from './contracts.mjs'

const here = fileURLToPath(new URL('..', import.meta.url))
const typesDirectory = `${here}../packages/core/src/api/generated/`
/** The limits of the contracts as constants, for the code that cannot read a contract. */
const limitsFiles = ['packages/core/src/shared', 'examples/store-server/src/inventory'].map(
  (folder) => `${here}../${folder}/generated/limits.ts`,
)
const isCheck = process.argv.includes('--check')

const header = '// Made from the contracts in openapi/ by `npm run generate`. Do not edit.\n'
const stale = []

/** Writes a generated source; unchanged files are not written, so that file watchers do not fire. */
const writeSource = async (path, text) => {
  const current = await readFile(path, 'utf8').catch(() => '')
  if (current === text) return
  if (isCheck) stale.push(relative(`${here}..`, path))
  else await writeFile(path, text)
}

await mkdir(`${here}dist`, { recursive: true })
await mkdir(typesDirectory, { recursive: true })
for (const file of limitsFiles) await mkdir(dirname(file), { recursive: true })
for (const name of contracts) {
  const document = await bundleContract(name).catch(({ message }) => {
    console.error(message)
    process.exit(1)
  })
  const types = header + astToString(await openapiTypescript(JSON.stringify(document), { alphabetize: false }))
  await writeSource(`${typesDirectory}${name}.ts`, types)
  if (name === 'store') {
    const { maximum } = document.components.schemas.Quantity
    for (const file of limitsFiles) await writeSource(file, `${header}export const MAX_LINE_QUANTITY = ${maximum}\n`)
  }
  if (!isCheck) await writeFile(`${here}dist/${name}.json`, JSON.stringify(document))
}
if (stale.length > 0) {
  console.error(`Stale, run \`npm run generate\`: ${stale.join(', ')}`)
  process.exit(1)
}
