// Runs many random walks (sequences of shopper actions and network faults) on all processors: node run.ts [walks] [seed]
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { WalkOrder, WalkReport } from './worker.ts'

const [count, seed] = [Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 20_261_121)]
const lanes = Math.min(availableParallelism(), 8)
const begun = performance.now()
const sum = { walks: 0, steps: 0 }
let failure: string | null = null

const work = (lane: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const share = Math.ceil(count / lanes)
    const order: WalkOrder = { seed: seed + lane * share, count: share }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: order })
    worker.on('message', (report: WalkReport) => {
      if ('failure' in report) {
        failure ??= report.failure
        return
      }
      const before = Math.floor(sum.walks / 10_000)
      sum.walks += report.walks
      sum.steps += report.steps
      if (Math.floor(sum.walks / 10_000) > before) console.error(`${sum.walks} walks`)
    })
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })

await Promise.all(Array.from({ length: lanes }, (_, lane) => work(lane)))
const seconds = Math.round((performance.now() - begun) / 1000)
console.log(JSON.stringify({ ...sum, seed, seconds, failed: failure !== null }))
if (failure !== null) {
  console.error(failure)
  process.exitCode = 1
}
