import type { FastifyInstance } from 'fastify'
import { isDatabaseAway } from './database/away.ts'

export type BackgroundTask = {
  intervalMs: number
  /** The message in the log when the task fails. */
  failure: string
  /** Does the work. The server waits for it when it closes, so it must check `isStopped`. */
  run: (isStopped: () => boolean) => Promise<void>
}

/**
 * Runs a task in the background while the server runs. A task that takes longer than its interval is not started again
 * before it ends.
 */
export function runInBackground(app: FastifyInstance, { intervalMs, failure, run }: BackgroundTask): void {
  let isStopped = false
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= run(() => isStopped)
      .catch((error: unknown) => {
        // While the database cannot be reached, each run would write the same line. The requests report it.
        if (!isDatabaseAway(error)) app.log.warn({ err: error }, failure)
      })
      .finally(() => {
        running = undefined
      })
  }, intervalMs).unref()
  app.addHook('onClose', async () => {
    isStopped = true
    clearInterval(timer)
    await running
  })
}
