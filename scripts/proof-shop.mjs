// `npm run proof:shop`: runs the tests and journeys of the shop that take too long for `npm test`: the files `*.proof.test.ts`,
// the tests of the store server on PostgreSQL too, the journeys with the tag `@long`, and on a phone those without `@phone`.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureBrowser, findHeadlessShell } from './browser.mjs'

const cwd = fileURLToPath(new URL('..', import.meta.url))

/** Runs a command, passes its output on, and returns whether it succeeded. */
const run = (command, env = {}) =>
  spawnSync(command, { cwd, shell: true, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

const runJourneys = () => {
  const browser = ensureBrowser()
  if (browser === undefined) {
    console.error('The journeys need a Chromium: install one, or set BROWSER_PATH to its path.')
    return false
  }
  return run('playwright test --config packages/reference-ui/playwright.config.ts', {
    LONG_JOURNEYS: '1',
    BROWSER_PATH: browser,
    HEADLESS_SHELL_PATH: findHeadlessShell() ?? '',
    NODE_OPTIONS: '--conditions=@cairn/source',
    PLAYWRIGHT_JSON_OUTPUT_FILE: 'test-results/long-journeys.json',
  })
}

const results = [
  run('turbo run build --output-logs=errors-only'),
  run('vitest run --project proof', { CI: '1' }),
  run('vitest run --project server', { CI: '1', BOTH_DATABASES: '1' }),
  runJourneys(),
]
process.exitCode = results.every(Boolean) ? 0 : 1
