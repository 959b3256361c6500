// `npm test`: runs every check of the repository and ends with `N passed, N failed`. A check that cannot run is a failure.
import { spawn } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBrowser, findHeadlessShell } from './browser.mjs'
import { failuresOfJourneys, failuresOfTests } from './failures.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = `${root}test-results/`
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  REDOCLY_TELEMETRY: 'off',
}

/** Runs a command, passes its output on, and resolves to its exit code. */
const run = (command, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, ...quiet, ...env },
    })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(`${reports}${file}`, 'utf8'))
  } catch {
    return null
  }
}

/** Wraps a command as a single check that passes or fails. */
const check = (command) => async () =>
  (await run(command)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

// A failed run without a failed test (a crash, or a file that does not load) counts as one failure.
const settle = (code, passed, failed) => ({ passed, failed: code !== 0 && failed === 0 ? 1 : failed })

/** Runs the tests of some projects of vitest.config.ts. */
const tests = (name, projects) => async () => {
  const reporters = `--reporter=dot --reporter=json --outputFile.json=${reports}vitest-${name}.json`
  const chosen = projects.map((project) => `--project='${project}'`).join(' ')
  // With `CI`, tests write no snapshots and fail on `test.only`.
  const code = await run(`vitest run ${chosen} --maxWorkers=${availableParallelism()} ${reporters}`, { CI: '1' })
  const report = readReport(`vitest-${name}.json`)
  if (report === null) return { passed: 0, failed: 1 }
  // Skipped tests and todos count as failures.
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests
  // A file that does not load fails the run without a failed test.
  return {
    ...settle(report.success ? code : 1, report.numPassedTests, failed),
    failures: failuresOfTests(report, root),
  }
}

const journeys = async () => {
  const browser = ensureBrowser()
  if (browser === undefined) {
    console.error('The journeys need a Chromium: install one, or set BROWSER_PATH to its path.')
    return { passed: 0, failed: 1 }
  }
  const code = await run('playwright test --config packages/reference-ui/playwright.config.ts', {
    BROWSER_PATH: browser,
    HEADLESS_SHELL_PATH: findHeadlessShell() ?? '',
    NODE_OPTIONS: '--conditions=@cairn/source',
    PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}journeys.json`,
  })
  const report = readReport('journeys.json')
  if (report === null) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return { ...settle(code, expected, unexpected + flaky + skipped), failures: failuresOfJourneys(report) }
}

/** Programs of TypeScript that cover several packages, because one program per package would check the core each time. */
const sharedPrograms = ['tsconfig.pages.json', 'tsconfig.libraries.json', 'tsconfig.programs.json']

/** The packages that the shared programs cover. Each other package is a program of its own. */
const shared = [
  'packages/core',
  'packages/react',
  'packages/reference-ui',
  'examples/adapter-bigcommerce',
  'examples/adapter-medusa',
  'examples/adapter-minimal',
  'examples/adapter-vendure',
  'examples/cart-only',
  'examples/next',
  'examples/own-domain',
  'examples/own-effects',
  'examples/own-ui',
  'examples/ssr',
  'examples/typed-client',
  'examples/vanilla',
]

// TypeScript 7 needs a quarter of the time. TypeScript 6 builds the declarations, so it checks what is published too.
const types = async () => {
  const others = globSync('{packages,examples}/*/tsconfig.json', { cwd: root })
    .map((path) => dirname(path))
    .filter((folder) => !shared.includes(folder))
  const waiting = [...sharedPrograms, ...others]
  const codes = []
  const worker = async () => {
    for (let program = waiting.shift(); program !== undefined; program = waiting.shift())
      // Several checkers check shared types more than once, and two programs use both cores already.
      codes.push(await run(`node node_modules/typescript-7/bin/tsc --noEmit --checkers 1 -p ${program}`))
  }
  await Promise.all([worker(), worker()])
  return codes.every((code) => code === 0) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

const budgets = async () => {
  const code = await run(`node scripts/size.mjs --check --report ${reports}size.json`)
  const report = readReport('size.json')
  if (report === null) return { passed: 0, failed: 1 }
  return settle(
    code,
    report.filter(({ isWithin }) => isWithin).length,
    report.filter(({ isWithin }) => !isWithin).length,
  )
}

/**
 * The stages of the test, one after the other. The steps of a stage run at the same time, because each of them leaves
 * a part of the machine idle.
 */
const stages = [
  [
    [
      'Generated files are not stale',
      check('node openapi/scripts/generate.mjs --check && node openapi/scripts/generate.mjs'),
    ],
  ],
  [
    ['Contracts are valid', check('npm run --silent lint --workspace=@cairn/openapi')],
    ['Code is formatted and without findings', check('biome check --error-on-warnings .')],
    ['Every file, export and dependency is used', check('knip')],
  ],
  [
    ['Types', types],
    ['Build', check('turbo run build --output-logs=errors-only')],
  ],
  [
    // Tests of components wait for timers, and tests of servers for processes. So the two groups together use the whole
    // machine.
    ['Unit and component tests', tests('unit', ['!proof', '!server', '!examples'])],
    ['Server and example tests', tests('server', ['server', 'examples'])],
  ],
  [['Journeys in Chromium', journeys]],
  [
    ['Budgets', budgets],
    ['Every statement of the specification has its proof', check('node scripts/spec-coverage.mjs --check')],
  ],
]

const perform = async ([name, step]) => {
  const began = Date.now()
  return { name, ...(await step()), seconds: Math.round((Date.now() - began) / 1000) }
}

const results = []
for (const stage of stages) {
  for (const [name] of stage) console.log(`\n── ${name}`)
  results.push(...(await Promise.all(stage.map(perform))))
}

console.log()
for (const { name, passed, failed, seconds, failures = [] } of results) {
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`)
  // Repeat the failures at the end, where they are easy to find.
  for (const failure of failures) console.log(`  ✗ ${failure}`)
}
const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') === 0 ? 0 : 1
