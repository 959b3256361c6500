/**
 * Waits until timers of 0 ms have fired, and then for turns of the event loop, in which chains of promises continue.
 * A turn takes microseconds, a timer at least a millisecond.
 */
export const runTurns = async (turns: number): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 0))
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
