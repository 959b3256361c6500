import { vi } from 'vitest'

// The sources of the core have no types of Node, but its tests run there.
declare const setImmediate: (run: () => void) => void

/** In milliseconds. Without this limit, a test waits forever for a module that another test file leaves pending. */
const LONGEST_LOAD = 50

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * Waits for turns of the event loop, in which chains of promises continue, and between them for timers of 0 ms and for
 * modules that a chain loads. A turn takes microseconds, a timer at least a millisecond.
 */
export const runTurns = async (turns: number): Promise<void> => {
  for (let done = 0; done < turns; done += 1) await turn()
  await Promise.race([vi.dynamicImportSettled(), new Promise((resolve) => setTimeout(resolve, LONGEST_LOAD))])
  for (let done = 0; done < turns; done += 1) await turn()
}
