import type { FastifyInstance } from 'fastify'
import type { Context, Vertical } from '../vertical.ts'
import { cleanTables } from './cleanTables.ts'

type Pace = { firstMs: number; intervalMs: number }

/**
 * The default intervals. The first cleaning runs one minute after the start, so that a server that restarts often still
 * cleans.
 */
const PACE: Pace = { firstMs: 60_000, intervalMs: 10 * 60_000 }

/** Deletes expired rows on a timer in the background, so that no request has to. */
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
    // Chain the promises, so that a slow cleaning does not overlap the next one.
    running = running.then(clean)
  }
  const timers = [setTimeout(enqueue, firstMs).unref(), setInterval(enqueue, intervalMs).unref()]
  app.addHook('onClose', async () => {
    isStopped = true
    for (const timer of timers) clearInterval(timer)
    await running
  })
}
