// `npm run proof:core`: runs the proofs that take too long for `npm test`, writes the figures into docs/proof.md, and
// fails when a figure is below its minimum. `npm run proof:core walks mutation` runs only those parts and writes
// nothing.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const WALKS = Number(process.env.WALKS ?? 100_000)
const SEED = Number(process.env.SEED ?? 20_261_121)
/** Minimum line coverage of the core, in percent. */
const LINES = 95
const BRANCHES = 90
mkdirSync(`${root}test-results`, { recursive: true })

/** Runs a command, shows its progress (stderr), and returns its exit code and its result (stdout). */
const run = (command) =>
  new Promise((resolve) => {
    const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'inherit'] })
    const said = []
    child.stdout.on('data', (chunk) => said.push(chunk))
    child.on('error', () => resolve({ code: 1, said: '' }))
    child.on('close', (code) => resolve({ code: code ?? 1, said: Buffer.concat(said).toString() }))
  })

const read = (path) => JSON.parse(readFileSync(`${root}${path}`, 'utf8'))
const percent = (part, whole) => (whole === 0 ? 100 : Math.round((part / whole) * 1000) / 10)
const node = 'node --conditions=@cairn/source --disable-warning=ExperimentalWarning'

/**
 * The result of the core's tests, run with a recorder of states and guards and with coverage. Both `charts` and
 * `coverage` use it, so the tests run only once.
 */
let watching = null
const watch = () => {
  watching ??= run(`${node} packages/core/proof/charts/run.ts`)
  return watching
}

const charts = async () => {
  const { code, said } = await watch()
  const { pairs, missingPairs, outcomes, missingOutcomes } = JSON.parse(said.trim().split('\n').at(-1))
  for (const missing of [...missingPairs, ...missingOutcomes]) console.error(`never seen: ${missing}`)
  return {
    passed: code === 0,
    figures: [
      ['states x events seen on real actors', `${pairs - missingPairs.length} of ${pairs}`],
      ['guards seen both ways (outcomes)', `${outcomes - missingOutcomes.length} of ${outcomes}`],
    ],
  }
}

const walks = async () => {
  const { code, said } = await run(`${node} packages/core/proof/walks/run.ts ${WALKS} ${SEED}`)
  const { walks: gone, steps, seconds } = JSON.parse(said.trim().split('\n').at(-1))
  return {
    passed: code === 0 && gone >= WALKS,
    figures: [
      ['walks of two tabs over a failing network', `${gone} (${steps} steps, seed ${SEED}, ${seconds} s)`],
      ['walks that broke an invariant', code === 0 ? '0' : 'at least 1'],
    ],
  }
}

const coverage = async () => {
  const { code } = await watch()
  const { lines, branches } = read('test-results/coverage/coverage-summary.json').total
  return {
    passed: code === 0 && lines.pct >= LINES && branches.pct >= BRANCHES,
    figures: [
      [`lines of core covered (at least ${LINES} %)`, `${lines.pct} %`],
      [`branches of core covered (at least ${BRANCHES} %)`, `${branches.pct} %`],
    ],
  }
}

const mutation = async () => {
  const { code, said } = await run(`${node} packages/core/proof/mutation/run.ts`)
  const { folders } = JSON.parse(said.trim().split('\n').at(-1))
  const sum = (name) => folders.reduce((total, [, group]) => total + group[name], 0)
  const score = (killed, counted) => `${percent(killed, counted)} % of ${counted}`
  return {
    passed: code === 0,
    figures: [
      ['mutants killed in rules, safeUrl, auth and checkout (at least 85 %)', score(sum('killed'), sum('counted'))],
      ...folders.map(([folder, { killed, counted }]) => [`mutants killed in ${folder}`, score(killed, counted)]),
    ],
  }
}

const parts = { charts, coverage, walks, mutation }
const wanted = process.argv.slice(2)
const results = []
for (const [name, prove] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const begun = Date.now()
  console.log(`── ${name}`)
  const result = await prove()
  const seconds = Math.round((Date.now() - begun) / 1000)
  results.push({ name, seconds, ...result })
  for (const [what, figure] of result.figures) console.log(`${what}: ${figure}`)
  console.log(`${result.passed ? '✓' : '✗'} ${name} (${seconds} s)\n`)
}

if (wanted.length === 0) {
  const rows = results.flatMap(({ figures }) => figures.map(([what, figure]) => `| ${what} | ${figure} |`))
  const times = results.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ')
  const reasons = read('packages/core/proof/mutation/survivors.json').map(({ why, mutants }) => {
    const files = [...Map.groupBy(mutants, ({ file }) => file)].map(([file, { length }]) => `\`${file}\` ${length}`)
    return `| ${why} | ${mutants.length} | ${files.join(', ')} |`
  })
  const page = readFileSync(`${root}docs/proof.md`, 'utf8')
  const [before] = page.split('<!-- survivors -->')
  const survivors = ['| why it lives | mutants | where |', '|---|---|---|', ...reasons].join('\n')
  const figures = ['| what | figure |', '|---|---|', ...rows].join('\n')
  writeFileSync(
    `${root}docs/proof.md`,
    `${before}<!-- survivors -->\n\n${survivors}\n\n## Figures\n\n${figures}\n\nTime: ${times}.\n`,
  )
}
process.exitCode = results.length > 0 && results.every(({ passed }) => passed) ? 0 : 1
