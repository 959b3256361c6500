import { beforeAll, expect, test } from 'vitest'
import { bundleContract, contracts } from '../openapi/scripts/contracts.mjs'
import { type Contract, chapterOf } from './testing/apiOperations.ts'
import { compileModules } from './testing/compileModules.ts'
import { snippetsOf } from './testing/snippets.ts'

const INTRO = `# API operations

Every operation of the contracts in \`openapi/\`, with one example call through the typed clients, its responses, and the codes of its problems. Read it to find the call for a task; [typed-clients.md](typed-clients.md) explains options, retries and errors. Generated from the contracts; \`npx vitest run --project unit scripts -u\` updates it.

All examples use these clients:
`
const CLIENTS = `import { createClients } from '@cairn/core/api'

const { account, catalogue, content, reviews, search, store } = createClients({ origin: 'https://shop.example', fetch })
`

const MISTAKES = [
  ["store.GET('/sites', { retrys: 1 })", "'retrys' does not exist"],
  ["store.POST('/carts/claim', { body: { site: 'de/de-de' }, retries: 1 })", "'retries' does not exist"],
  ["catalogue.GET('/products', { params: { query: { site: 'de/de-de' } } })", "Property 'ids' is missing"],
  ["store.GET('/nowhere')", '\'"/nowhere"\' is not assignable'],
] as const

let page: string
let calls: string[]
let findings: string[]
beforeAll(async () => {
  const chapters = await Promise.all(
    contracts.map(async (name) => {
      const contract: Contract = await bundleContract(name)
      // The contract `identity` has no typed client, because the code of the sign-in calls the provider without one.
      return chapterOf(name, name === 'identity' ? '' : name, contract)
    }),
  )
  page = [INTRO, '```ts', CLIENTS.trimEnd(), '```', '', ...chapters.flat()].join('\n')
  const [clients = '', ...examples] = snippetsOf(page).map(({ code }) => code)
  calls = examples
  const names = calls.map((call) => /^const (\w+)/.exec(call)?.[1])
  // The compiler checks the sources of the packages each time, so one run checks the right and the wrong calls.
  findings = await compileModules(
    new Map([
      ['operations.ts', `${clients}\n${calls.join('\n')}\nexport { ${names.join(', ')} }\n`],
      ...MISTAKES.map(
        ([call], index) => [`wrong${index}.ts`, `${CLIENTS}\nexport const call = () => ${call}\n`] as const,
      ),
    ]),
  )
}, 60_000)
const isWrong = (finding: string) => finding.startsWith('wrong')

test('the generated page of operations matches the contracts', async () => {
  await expect(page).toMatchFileSnapshot('../docs/api-operations.md')
})

test('each example call of the page compiles', () => {
  const operations = [...page.matchAll(/^### (\w+)$/gm)]
  // The three operations of the sign-in have no typed client.
  expect(calls).toHaveLength(operations.length - 3)
  expect(findings.filter((finding) => !isWrong(finding))).toEqual([])
})

test('the compiler finds the mistake in each wrong call', () => {
  expect(findings.filter(isWrong)).toEqual(MISTAKES.map(([, finding]) => expect.stringContaining(finding)))
})
