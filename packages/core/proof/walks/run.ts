import fc from 'fast-check'
import { walks } from './steps.ts'
import { goWalk } from './walk.ts'
import { startTime } from './wallTime.ts'

const [count = '200', seed = '1'] = process.argv.slice(2)
const realNow = performance.now.bind(performance)
const begun = realNow()
const time = startTime()
const result = await fc.check(
  fc.asyncProperty(walks(30), (steps) => goWalk(steps, time)),
  { numRuns: Number(count), seed: Number(seed), endOnFailure: false },
)
time.end()
console.log(`${result.numRuns} walks in ${((realNow() - begun) / 1000).toFixed(1)} s, seed ${result.seed}`)
if (result.failed) {
  console.log(fc.defaultReportMessage(result))
  console.log(result.errorInstance)
  process.exitCode = 1
}
