import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node'
import { ThreadsPoolWorker } from 'vitest/node'
import { providedBy } from './besideFirst.ts'

type Listener = Parameters<PoolWorker['on']>[1]

/** What a thread may serve before a fresh one takes its place: leftovers of a mutant must not pile up. */
const RUNS_OF_A_THREAD = 40

let kept: { readonly thread: ThreadsPoolWorker; runs: number } | null = null

/**
 * A thread of vitest that outlives its run: to start one and to load the shop costs far more than the few tests that meet a mutant.
 * A mutant in code that runs while a module is loaded gets a thread of its own, as the modules must be loaded with it.
 */
export const createKeptThread = (options: PoolOptions): PoolWorker => {
  const alone = providedBy(options.project).mutantActivation === 'static'
  if (kept !== null && (alone || kept.runs >= RUNS_OF_A_THREAD)) {
    void kept.thread.stop()
    kept = null
  }
  const fresh = kept === null
  const use = kept ?? { thread: new ThreadsPoolWorker(options), runs: 0 }
  use.runs += 1
  kept = alone ? null : use
  const { thread } = use
  const listeners: { readonly event: string; readonly listener: Listener }[] = []

  return {
    name: 'kept',
    on: (event, listener) => {
      listeners.push({ event, listener })
      thread.on(event, listener)
    },
    off: (event, listener) => thread.off(event, listener),
    send: (message: WorkerRequest) => {
      if (alone || message.type !== 'stop') return thread.send(message)
      // The pool waits for the word of a thread that has stopped; this one only rests.
      const stopped = { __vitest_worker_response__: true, type: 'stopped' }
      for (const { event, listener } of listeners) if (event === 'message') listener(stopped)
    },
    deserialize: (data) => thread.deserialize(data),
    start: async () => {
      if (fresh) await thread.start()
    },
    stop: async () => {
      if (alone) return thread.stop()
      for (const { event, listener } of listeners) thread.off(event, listener)
    },
  }
}
