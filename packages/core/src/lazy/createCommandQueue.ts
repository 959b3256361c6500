import type { StoreError } from '../shared/errors.ts'
import type { Outcome } from '../shared/outcome.ts'

interface WaitingCommand {
  /** Whether the caller of the command shows its error, so that no toast shows it. */
  readonly isQuiet: boolean
  run(): void
  fail(error: StoreError): void
}

/** The commands that were called before the machines were loaded. */
export interface CommandQueue {
  readonly isEmpty: () => boolean
  /** Whether commands are waiting and the callers of all of them show the error themselves. */
  readonly isQuiet: () => boolean
  /** Adds a command; resolves with its answer, or with the failed outcome when the queue fails. */
  add(run: () => unknown, isQuiet: boolean): Promise<unknown>
  /** Keeps only the last call of a command. Kept calls are separate from the waiting commands. */
  keepLast(command: string, run: () => unknown): void
  /** Runs the kept calls in the order in which they were made. */
  runKept(): void
  /** Runs the waiting commands in the order of their calls. */
  runWaiting(): void
  fail(error: StoreError): void
}

export const createCommandQueue = (): CommandQueue => {
  const waiting: WaitingCommand[] = []
  const kept = new Map<string, () => unknown>()
  return {
    isEmpty: () => waiting.length === 0,
    isQuiet: () => waiting.length > 0 && waiting.every(({ isQuiet }) => isQuiet),
    add: (run, isQuiet) =>
      new Promise((resolve) =>
        waiting.push({
          isQuiet,
          run: () => resolve(run()),
          fail: (error) => resolve({ ok: false, error } satisfies Outcome<never>),
        }),
      ),
    keepLast: (command, run) => {
      kept.delete(command)
      kept.set(command, run)
    },
    runKept: () => {
      for (const run of kept.values()) run()
    },
    runWaiting: () => {
      for (const { run } of waiting.splice(0)) run()
    },
    fail: (error) => {
      for (const command of waiting.splice(0)) command.fail(error)
    },
  }
}
