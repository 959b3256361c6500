// The blocking time of a page, from the CPU time of its tasks instead of their duration.
import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js'

/** How much slower the simulated phone is. */
const SLOWER = 4
/** Milliseconds from which a task is long: the part beyond them blocks an input. */
const LONG_MS = 50

/** The name that Lighthouse gives to the scripts with which it examines the page. */
const OWN_SCRIPT = '_lighthouse-eval.js'

/**
 * Returns the milliseconds by which the tasks after the first paint exceed 50 ms on a processor four times slower, from
 * Chromium's trace. It counts the CPU time of each task, because on a machine that shares its processors a task takes
 * longer when another program has the processor meanwhile. Tasks of Lighthouse itself do not count.
 */
export const blockingTimeOf = (trace) => {
  const processed = TraceProcessor.processTrace(trace)
  const { firstContentfulPaint } = TraceProcessor.processNavigation(processed).timestamps
  const events = processed.mainThreadEvents
  const own = events.filter(({ args }) => args?.data?.url === OWN_SCRIPT).map(({ ts }) => ts)
  return events
    .filter((event) => TraceProcessor.isScheduleableTask(event))
    .filter(({ ts, dur = 0 }) => ts + dur > firstContentfulPaint && !own.some((at) => at >= ts && at <= ts + dur))
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWER - LONG_MS), 0)
}
