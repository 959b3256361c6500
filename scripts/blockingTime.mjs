// The blocking time of a page, from the CPU time of its tasks instead of their duration.
import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js'

/** How much slower the simulated phone is. */
const SLOWER = 4
/** Milliseconds from which a task is long: the part beyond them blocks an input. */
const LONG_MS = 50

/**
 * Returns the milliseconds by which the tasks after the first paint exceed 50 ms on a processor four times slower, from
 * Chromium's trace. It counts the CPU time of each task, because on a machine that shares its processors a task takes
 * longer when another program has the processor meanwhile.
 */
export const blockingTimeOf = (trace) => {
  const processed = TraceProcessor.processTrace(trace)
  const { firstContentfulPaint } = TraceProcessor.processNavigation(processed).timestamps
  return processed.mainThreadEvents
    .filter((event) => TraceProcessor.isScheduleableTask(event) && event.ts + (event.dur ?? 0) > firstContentfulPaint)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWER - LONG_MS), 0)
}
