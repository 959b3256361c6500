import type { FastifyInstance } from 'fastify'

/**
 * Runs a task in the background while the server runs. A task that takes longer than the interval is not started again
 * before it ends. The server waits for a running task when it closes, so the task must check `isStopped`.
 */
export function everySoOften(
  app: FastifyInstance,
  intervalMs: number,
  task: (isStopped: () => boolean) => Promise<void>,
): void {
  let isStopped = false
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= task(() => isStopped).finally(() => {
      running = undefined
    })
  }, intervalMs).unref()
  app.addHook('onClose', async () => {
    isStopped = true
    clearInterval(timer)
    await running
  })
}
