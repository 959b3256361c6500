// `npm run proof:browsers [walk …]`: walks through the shop in the real Firefox and WebKitGTK of Debian, in the widths of
// a phone and a desktop, and saves pictures. A browser that is missing or does not start is a failure.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const config = 'packages/reference-ui/e2e/browsers/playwright.config.ts'
const pictures = 'test-results/browsers'
const report = `${pictures}/report.json`

/** Runs a command, passes its output on, and returns whether it succeeded. */
const run = (command, args, env = {}) =>
  spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  }).status === 0

const countWalks = () => {
  rmSync(`${root}${pictures}`, { recursive: true, force: true })
  const hasPassed = run('playwright', ['test', '--config', config, ...process.argv.slice(2)], {
    NODE_OPTIONS: '--conditions=@cairn/source',
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  try {
    const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(`${root}${report}`, 'utf8')).stats
    const failed = unexpected + flaky + skipped
    // A failed run without a failed walk, such as a shop that does not start, is one failure.
    return { passed: expected, failed: hasPassed ? failed : Math.max(1, failed) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const isBuilt = run('turbo', ['run', 'build', '--filter=@cairn/reference-ui', '--output-logs=errors-only'])
const { passed, failed } = isBuilt ? countWalks() : { passed: 0, failed: 1 }
console.log(`Pictures: ${pictures}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
