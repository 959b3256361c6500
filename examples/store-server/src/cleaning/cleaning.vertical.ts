import type { FastifyInstance } from 'fastify'
import type { Context, Vertical } from '../vertical.ts'
import { cleanTables } from './cleanTables.ts'

export type Pace = { firstMs: number; intervalMs: number }

/** Soon after the start, for a server that is restarted often. */
const PACE: Pace = { firstMs: 60_000, intervalMs: 10 * 60_000 }

/** Deletes in the background what is not needed any more, so that no shopper's request does. */
export const createCleaning = (pace = PACE): Vertical => ({
  name: 'cleaning',
  pages: async (app, context) => cleanRegularly(app, context, pace),
})

function cleanRegularly(app: FastifyInstance, { database, clock, log }: Context, { firstMs, intervalMs }: Pace): void {
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  const clean = () =>
    cleanTables(database, clock.now(), () => isStopped).catch((error: unknown) =>
      log.warn({ err: error }, 'old rows stay for now'),
    )
  const enqueue = () => {
    // A cleaning that takes longer than the interval is followed by the next and not overtaken by it.
    running = running.then(clean)
  }
  const timers = [setTimeout(enqueue, firstMs).unref(), setInterval(enqueue, intervalMs).unref()]
  app.addHook('onClose', async () => {
    isStopped = true
    for (const timer of timers) clearInterval(timer)
    await running
  })
}
