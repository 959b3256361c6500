import type { StoreError } from '../shared/errors.ts'
import type { Outcome } from '../shared/outcome.ts'

interface WaitingCommand {
  run(): void
  fail(error: StoreError): void
}

/** The commands that were called before the machines were loaded. */
export interface CommandQueue {
  readonly isEmpty: () => boolean
  /** Adds a command; resolves with its answer. When the queue fails, it resolves with the failed outcome, or rejects when `onFailed` throws. */
  add(run: () => unknown, onFailed: (error: StoreError) => void): Promise<unknown>
  /** Keeps the last call of a command, apart from those that wait. */
  keepLast(command: string, run: () => unknown): void
  /** Runs the kept calls, the last call last. */
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
    add: (run, onFailed) => {
      const answer = new Promise((resolve, reject) =>
        waiting.push({
          run: () => resolve(run()),
          fail: (error) => {
            try {
              onFailed(error)
              resolve({ ok: false, error } satisfies Outcome<never>)
            } catch (cause) {
              reject(cause)
            }
          },
        }),
      )
      // A caller of a command without an answer does not handle the rejection.
      answer.catch(() => undefined)
      return answer
    },
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
