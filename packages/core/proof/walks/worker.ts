import { parentPort, workerData } from 'node:worker_threads'
import fc from 'fast-check'
import { walks } from './steps.ts'
import { goWalk } from './walk.ts'
import { startTime } from './wallTime.ts'

export interface WalkOrder {
  readonly seed: number
  readonly count: number
}

export type WalkReport = { readonly walks: number; readonly steps: number } | { readonly failure: string }

// This worker runs a share of the walks, and reports the progress after each chunk.
const { seed, count }: WalkOrder = workerData
const send = (report: WalkReport): void => parentPort?.postMessage(report)
const CHUNK = 250
const time = startTime()
for (let begun = 0; begun < count; begun += CHUNK) {
  let steps = 0
  const result = await fc.check(
    fc.asyncProperty(walks, async (walk) => {
      steps += walk.length
      await goWalk(walk, time)
    }),
    { numRuns: Math.min(CHUNK, count - begun), seed: seed + begun },
  )
  if (result.failed) {
    send({ failure: `${fc.defaultReportMessage(result)}\n${String(result.errorInstance)}` })
    break
  }
  send({ walks: result.numRuns, steps })
}
time.end()
