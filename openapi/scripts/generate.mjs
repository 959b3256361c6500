// Bundles each contract into one JSON document, and generates its TypeScript types and the constants that the core and
// the store server share.
// `--check` writes nothing and fails when a generated source is stale.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { bundleContract, contracts } from './contracts.mjs'
import { idempotencyKeyOf, operationsOf, problemsOf } from './operations.mjs'

const here = fileURLToPath(new URL('..', import.meta.url))
const typesDirectory = `${here}../packages/core/src/api/generated/`
/** The core and the store server do not import each other, so each gets the constants as a source of its own. */
const constantsFolders = ['packages/core/src/shared/generated/', 'examples/store-server/src/generated/']
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

/** Writes a source with these constants for the core and for the store server. */
const writeConstants = async (name, constants) => {
  const lines = Object.entries(constants).map(([key, value]) => `export const ${key} = ${value}\n`)
  for (const folder of constantsFolders) {
    await mkdir(`${here}../${folder}`, { recursive: true })
    await writeSource(`${here}../${folder}${name}.ts`, header + lines.join('\n'))
  }
}

const { countries, currencySigns, languageNames, aliases, placeLines, otherPlaceLines } = JSON.parse(
  await readFile(`${here}countries.json`, 'utf8'),
)
await writeConstants('countries', {
  COUNTRIES: `[\n${countries.map((country) => `  ${JSON.stringify(country)},\n`).join('')}] as const`,
  CURRENCY_SIGNS: JSON.stringify(currencySigns),
  LANGUAGE_NAMES: JSON.stringify(languageNames),
  COUNTRY_ALIASES: JSON.stringify(aliases),
})
// Write the address formats into a separate file: every page loads the countries, but only an order and the checkout
// show an address.
await writeConstants('addresses', {
  PLACE_LINES: JSON.stringify(placeLines),
  OTHER_PLACE_LINES: JSON.stringify(otherPlaceLines),
})
const operations = {}
const problems = {}
let idempotencyKey
for (const name of contracts) {
  const document = await bundleContract(name).catch(({ message }) => {
    console.error(message)
    process.exit(1)
  })
  const types = header + astToString(await openapiTypescript(JSON.stringify(document), { alphabetize: false }))
  await writeSource(`${typesDirectory}${name}.ts`, types)
  // Leave out `identity`, because the sign-in calls the provider without a typed client.
  if (name !== 'identity') {
    for (const [call, operation] of Object.entries(operationsOf(document))) {
      // The clients name an operation by its method and path, without its service.
      if (call in operations) throw new Error(`Two contracts have the operation ${call}`)
      operations[call] = operation
    }
    Object.assign(problems, problemsOf(document))
    idempotencyKey ??= idempotencyKeyOf(document)
  }
  if (name === 'store') {
    await writeConstants('limits', { MAX_LINE_QUANTITY: document.components.schemas.Quantity.maximum })
  }
  if (name === 'search') {
    const prefix = 'filter.'
    const lists = Object.values(document.components.parameters).filter(
      (parameter) => parameter.name.startsWith(prefix) && parameter.schema.type === 'array',
    )
    const filters = lists.map(({ name, schema }) => ({ field: name.slice(prefix.length), values: schema.items.enum }))
    const fixed = filters.flatMap(({ field, values }) => (values ? [[field, values]] : []))
    await writeConstants('filters', {
      FILTER_FIELDS: `${JSON.stringify(filters.map(({ field }) => field))} as const`,
      FIXED_FILTER_VALUES: `${JSON.stringify(Object.fromEntries(fixed))} as const`,
    })
  }
  if (!isCheck) await writeFile(`${here}dist/${name}.json`, JSON.stringify(document))
}
const linesOf = (entries) =>
  `{\n${Object.entries(entries)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
    .join('')}}`
const keyed = Object.keys(operations).filter((call) => operations[call].isKeyed)
await writeSource(
  `${typesDirectory}operations.ts`,
  `${header}import type { DeclaredProblem, DeclaredResponses } from '../declared.types.ts'

/** The operations whose contract declares the header \`Idempotency-Key\`. */
export const KEYED_OPERATIONS: readonly string[] = ${JSON.stringify(keyed, null, 2)}

/** The keys that the contracts accept. */
export const IDEMPOTENCY_KEY = ${JSON.stringify(idempotencyKey)} as const

/** The responses that the contract of each operation declares: the kind of each body, and the problems of each error. */
export const RESPONSES: Readonly<Record<string, DeclaredResponses>> = ${linesOf(
    Object.fromEntries(Object.entries(operations).map(([call, { responses }]) => [call, responses])),
  )}

/** The problems by their names in the contracts. */
export const PROBLEMS: Readonly<Record<string, DeclaredProblem>> = ${linesOf(problems)}
`,
)
if (stale.length > 0) {
  console.error(`Stale, run \`npm run generate\`: ${stale.join(', ')}`)
  process.exit(1)
}
