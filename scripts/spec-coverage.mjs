// `npm run spec`: writes docs/spec-coverage.md (statement -> code -> test) from the results of `npm test`. `--check` writes nothing. It fails when a
// statement without a passing test is not listed as open, when an open one has a passing test, or when a test names an unknown statement.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

const statements = read('docs/spec/statements.json')
const open = new Set(read('docs/spec/open.json'))
const known = new Map(statements.map((statement) => [statement.id, statement]))

/** @typedef {{ id: string, file: string, title: string, passed: boolean }} Claim */

/** @returns {Claim[]} */
const unitClaims = () =>
  read('test-results/vitest.json').testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ meta, fullName, status }) =>
      (meta?.spec ?? []).map((id) => ({
        id,
        file: relative(root, name),
        title: fullName,
        passed: status === 'passed',
      })),
    ),
  )

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/** Reads the statements that journeys name in annotations: `{ annotation: { type: 'spec', description: '4.cart.x' } }`. @returns {Claim[]} */
const journeyClaims = () => {
  if (!existsSync(join(root, 'test-results/journeys.json'))) return []
  return read('test-results/journeys.json')
    .suites.flatMap(specsOf)
    .flatMap(({ title, file, tests }) =>
      tests.flatMap(({ annotations, status }) =>
        annotations
          .filter(({ type }) => type === 'spec')
          .map(({ description }) => ({
            id: description,
            file: `packages/reference-ui/e2e/${file}`,
            title,
            passed: status === 'expected',
          })),
      ),
    )
}

const claims = [...unitClaims(), ...journeyClaims()]
const unknown = [...new Set(claims.filter(({ id }) => !known.has(id)).map(({ id, file }) => `${id} (${file})`))]
const claimsOf = Map.groupBy(claims, ({ id }) => id)
const isProven = (id) => (claimsOf.get(id) ?? []).length > 0 && (claimsOf.get(id) ?? []).every(({ passed }) => passed)

const gaps = statements.filter(({ id }) => !isProven(id) && !open.has(id)).map(({ id }) => id)
const closed = [...open].filter((id) => isProven(id) || !known.has(id))

const imports = /from '(\.[^']+)'/g
/** Returns the source files that a test imports, directly or through its fixtures; they implement the statement. */
const codeOf = (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  const paths = [...text.matchAll(imports)]
    .map(([, path]) => relative(root, join(root, dirname(file), path)))
    .filter((path) => existsSync(join(root, path)))
  return paths.flatMap((path) =>
    /fixture|\/e2e\//.test(path) ? codeOf(path) : /testing|\/generated\//.test(path) ? [] : [path],
  )
}

const short = (path) => path.replace(/^packages\/core\/src\//, '').replace(/^packages\/|^examples\//, '')
const escaped = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const rowOf = ({ id, layer, domain, says }) => {
  const proofs = claimsOf.get(id) ?? []
  const files = [...new Set(proofs.map(({ file }) => file))]
  const isOwn = (path) => path.includes(`/${domain}/`)
  const sources = [...new Set(files.flatMap(codeOf))]
  const code = [...sources.filter(isOwn), ...sources.filter((path) => !isOwn(path))].map(short).slice(0, 3).join(', ')
  const tests = [...new Set(proofs.map(({ file, title }) => `${short(file)}: ${title}`))].slice(0, 3).join('; ')
  return `| ${id} | ${layer} | ${escaped(says)} | ${code || '—'} | ${tests === '' ? '**open**' : escaped(tests)} |`
}

const layers = ['core', 'contract', 'server', 'ui']
const summary = layers.map((layer) => {
  const ofLayer = statements.filter((statement) => statement.layer === layer)
  return `| ${layer} | ${ofLayer.filter(({ id }) => isProven(id)).length} | ${ofLayer.length} |`
})

const page = () =>
  [
    '# Spec coverage',
    '',
    'Made by `npm run spec` after `npm test`: each statement of the specification, the code that keeps it and the tests that prove it.',
    '',
    '| layer | proven | of |',
    '|---|---|---|',
    ...summary,
    ...[...Map.groupBy(statements, ({ domain }) => domain)].flatMap(([domain, ofDomain]) => [
      '',
      `## ${domain}`,
      '',
      '| statement | layer | says | code | tests |',
      '|---|---|---|---|---|',
      ...ofDomain.map(rowOf),
    ]),
    '',
  ].join('\n')

for (const line of summary) console.log(line)
if (unknown.length > 0) console.error(`Tests name statements that do not exist:\n  ${unknown.join('\n  ')}`)
if (process.argv.includes('--check')) {
  if (gaps.length > 0) console.error(`Statements without a passing test (${gaps.length}):\n  ${gaps.join('\n  ')}`)
  if (closed.length > 0)
    console.error(`Listed as open in docs/spec/open.json, but proven or unknown:\n  ${closed.join('\n  ')}`)
  process.exitCode = unknown.length + gaps.length + closed.length > 0 ? 1 : 0
} else {
  const stillOpen = statements.filter(({ id }) => !isProven(id)).map(({ id }) => id)
  writeFileSync(join(root, 'docs/spec/open.json'), `${JSON.stringify(stillOpen, null, 2)}\n`)
  writeFileSync(join(root, 'docs/spec-coverage.md'), page())
  console.log(`${stillOpen.length} statements are open`)
  process.exitCode = unknown.length > 0 ? 1 : 0
}
