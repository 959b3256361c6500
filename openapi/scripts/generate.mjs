// Bundles each contract into one JSON document and generates its TypeScript types. `--check` writes nothing and fails when a type file is stale.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { bundleContract, contracts } from './contracts.mjs'

const here = fileURLToPath(new URL('..', import.meta.url))
const typesDirectory = `${here}../packages/core/src/api/generated/`
const isCheck = process.argv.includes('--check')

const header = '// Made from the contracts in openapi/ by `npm run generate`. Do not edit.\n'
const stale = []

await mkdir(`${here}dist`, { recursive: true })
await mkdir(typesDirectory, { recursive: true })
for (const name of contracts) {
  const document = await bundleContract(name).catch(({ message }) => {
    console.error(message)
    process.exit(1)
  })
  const types = header + astToString(await openapiTypescript(JSON.stringify(document), { alphabetize: false }))
  const file = `${typesDirectory}${name}.ts`
  const current = await readFile(file, 'utf8').catch(() => '')
  if (isCheck) {
    if (current !== types) stale.push(`packages/core/src/api/generated/${name}.ts`)
    continue
  }
  // Unchanged files are not written, so that file watchers do not fire.
  if (current !== types) await writeFile(file, types)
  await writeFile(`${here}dist/${name}.json`, JSON.stringify(document))
}
if (stale.length > 0) {
  console.error(`Stale, run \`npm run generate\`: ${stale.join(', ')}`)
  process.exit(1)
}
