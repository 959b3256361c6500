// Mutates the rules, safeUrl, auth and checkout, and compares the surviving mutants with the list of accepted survivors
// and their reasons: node run.ts
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import {
  ALIVE,
  compare,
  isLate,
  KILLED,
  type MutationReport,
  pathInCore,
  type Reason,
  survivorsOf,
} from './survivors.ts'

/** The minimum share of killed mutants in each folder. */
const MARK = 0.85

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const read = <Content>(path: string): Content => JSON.parse(readFileSync(`${root}${path}`, 'utf8')) as Content

// Stryker runs one lane more than there are processors, because a lane is idle while a mutant makes its test wait for a
// timeout.
const lanes = Math.min(availableParallelism() + 1, 4)
const stryker = spawnSync(
  process.execPath,
  [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    'packages/core/proof/mutation/stryker.config.json',
    '--concurrency',
    String(lanes),
  ],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
)

const report = read<MutationReport>('test-results/mutation.json')
const { unlisted, gone } = compare(
  survivorsOf(report),
  read<readonly Reason[]>('packages/core/proof/mutation/survivors.json'),
  survivorsOf(report, isLate),
)
for (const survivor of unlisted) console.error(`lives without a reason: ${JSON.stringify(survivor)}`)
for (const survivor of gone) console.error(`is listed and lives no longer: ${JSON.stringify(survivor)}`)

type Group = { killed: number; counted: number }
const folders = new Map<string, Group>()
for (const [file, { mutants }] of Object.entries(report.files)) {
  const [folder = ''] = pathInCore(file).split('/')
  const group = folders.get(folder) ?? { killed: 0, counted: 0 }
  group.killed += mutants.filter(({ status }) => KILLED.includes(status)).length
  group.counted += mutants.filter(({ status }) => [...KILLED, ...ALIVE].includes(status)).length
  folders.set(folder, group)
}
const low = [...folders].filter(([, { killed, counted }]) => killed < MARK * counted)
for (const [folder, { killed, counted }] of low)
  console.error(`too many live in ${folder}: ${counted - killed} of ${counted}`)
console.log(JSON.stringify({ folders: [...folders].sort(), unlisted: unlisted.length, gone: gone.length }))
if (stryker.status !== 0 || unlisted.length + gone.length + low.length > 0) process.exitCode = 1
