import { type StoreError, toStoreError } from '../shared/errors.ts'
import type { Outcome } from '../shared/outcome.ts'
import { reportUncaught } from '../shared/reportUncaught.ts'

interface WaitingCommand {
  /** Whether the caller shows a failure of the command, so that no toast must show the failure. */
  readonly isQuiet: boolean
  run(): void
  fail(error: StoreError): void
}

/** The commands that were called before the machines were loaded. */
export interface CommandQueue {
  readonly isEmpty: () => boolean
  /** Whether commands are waiting, and every caller shows the failure of its command. */
  readonly isQuiet: () => boolean
  /** Adds a command. Resolves to the answer of the command, or to a failed outcome if `fail` ends the wait. */
  add(run: () => unknown, isQuiet: boolean): Promise<unknown>
  /** Stores a call in place of earlier calls of the same command. Stored calls are separate from the waiting commands. */
  keepLast(command: string, run: () => unknown): void
  /** Runs the calls that `keepLast` has stored, in the order in which they were made. */
  runLast(): void
  /** Runs the waiting commands in the order of their calls. */
  runWaiting(): void
  fail(error: StoreError): void
}

const failedWith = (error: StoreError): Outcome<never> => ({ ok: false, error })

/**
 * Runs a command. If the command throws, the error is reported and becomes the outcome of the command, so the commands
 * after it still run.
 */
const runSafely = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (cause) {
    reportUncaught(cause)
    return failedWith(toStoreError(cause))
  }
}

export const createCommandQueue = (): CommandQueue => {
  const waiting: WaitingCommand[] = []
  const last = new Map<string, () => unknown>()
  return {
    isEmpty: () => waiting.length === 0,
    isQuiet: () => waiting.length > 0 && waiting.every(({ isQuiet }) => isQuiet),
    add: (run, isQuiet) =>
      new Promise((resolve) =>
        waiting.push({
          isQuiet,
          run: () => resolve(runSafely(run)),
          fail: (error) => resolve(failedWith(error)),
        }),
      ),
    keepLast: (command, run) => {
      last.delete(command)
      last.set(command, run)
    },
    runLast: () => {
      for (const run of last.values()) runSafely(run)
    },
    runWaiting: () => {
      for (const { run } of waiting.splice(0)) run()
    },
    fail: (error) => {
      for (const command of waiting.splice(0)) command.fail(error)
    },
  }
}
