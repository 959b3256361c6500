// Runs the core's tests under observation, prints the parts of the charts that no real actor has reached, and writes
// the coverage to test-results/coverage: node run.ts
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reportCharts } from './report.ts'

/**
 * State-event pairs and guard outcomes that the charts define but no actor can reach. Each key is a line of the report,
 * with spaces instead of tabs, and each value is the reason.
 */
const unreachable: ReadonlyMap<string, string> = new Map([
  ['event cart unknown quantity.debounced', 'The machine sends it for a line, and before the start it has none.'],
])

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'charts-'))
const record = join(folder, 'record.tsv')

const vitest = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'packages/core/proof/charts/charts.vitest.ts',
    '--reporter=dot',
  ],
  { cwd: root, env: { ...process.env, NO_COLOR: '1', CHARTS_RECORD: record }, encoding: 'utf8' },
)
if (vitest.status !== 0) {
  console.error(vitest.stdout, vitest.stderr)
  process.exit(1)
}

const { pairs, missingPairs, outcomes, missingOutcomes } = reportCharts(record)
rmSync(folder, { recursive: true })
const unseen = (lines: readonly string[]) =>
  lines.map((line) => line.replaceAll('\t', ' ')).filter((line) => !unreachable.has(line))
// An entry of `unreachable` that an actor has reached is out of date.
const reached = [...unreachable.keys()].filter(
  (line) => ![...missingPairs, ...missingOutcomes].some((missing) => missing.replaceAll('\t', ' ') === line),
)
const result = {
  pairs,
  missingPairs: unseen(missingPairs),
  outcomes,
  missingOutcomes: unseen(missingOutcomes),
  unreachable: unreachable.size,
  reached,
}
console.log(JSON.stringify(result))
if (result.missingPairs.length + result.missingOutcomes.length + reached.length > 0) process.exitCode = 1
